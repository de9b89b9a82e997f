package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;

/** Assaults that could be: any forces that 15.1a allows. */
final class RandomBriefs {
  private static final List<String> FORMATIONS = List.of("", "", "1st", "2nd");

  private RandomBriefs() {}

  static AssaultBrief next(Random random) {
    boolean german = random.nextBoolean();
    List<Fighter> germans = infantry(random, "german", 1 + random.nextInt(4));
    List<Fighter> allies = new ArrayList<>();
    List<Fighter> support = others(random, "gun", UnitType.ARTILLERY, random.nextInt(3));
    if (german && random.nextInt(4) == 0) {
      allies.addAll(others(random, "held", UnitType.ARTILLERY, 1 + random.nextInt(2)));
    } else {
      allies.addAll(infantry(random, "allied", 1 + random.nextInt(4)));
      allies.addAll(others(random, "tank", UnitType.TANK, random.nextInt(3)));
      allies.addAll(others(random, "held", UnitType.ARTILLERY, german ? random.nextInt(2) : 0));
    }
    List<Bombardment> ships =
        german || random.nextBoolean()
            ? List.of()
            : List.of(new Bombardment("ship", 1 + random.nextInt(4)));
    return new AssaultBrief(
        german ? Side.GERMAN : Side.ALLIED,
        new Place("1811"),
        german ? germans : allies,
        german ? List.of() : support,
        ships,
        german && random.nextBoolean() ? 1 + random.nextInt(30) : 0,
        german ? allies : germans,
        german ? support : List.of(),
        random.nextInt(3) == 0,
        random.nextInt(3) == 0,
        random.nextInt(3));
  }

  private static List<Fighter> infantry(Random random, String name, int count) {
    List<Fighter> units = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      UnitType type =
          random.nextBoolean() ? UnitType.INFANTRY_BATTALION : UnitType.INFANTRY_COMPANY;
      String formation = FORMATIONS.get(random.nextInt(FORMATIONS.size()));
      units.add(new Fighter(name + i, type, random.nextInt(7), random.nextInt(17), formation));
    }
    return units;
  }

  private static List<Fighter> others(Random random, String name, UnitType type, int count) {
    List<Fighter> units = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      units.add(new Fighter(name + i, type, random.nextInt(4), 0, ""));
    }
    return units;
  }
}

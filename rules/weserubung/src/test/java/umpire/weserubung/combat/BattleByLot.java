package umpire.weserubung.combat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** A battle of any kind and size, and a policy, that follow from a seed alone. */
public final class BattleByLot {
  private static final List<UnitKind> LAND =
      List.of(
          UnitKind.INFANTRY,
          UnitKind.MOTORISED,
          UnitKind.PARACHUTISTS,
          UnitKind.ARTILLERY,
          UnitKind.CAVALRY);
  private static final List<UnitKind> AIR =
      List.of(UnitKind.FIGHTER, UnitKind.BOMBER, UnitKind.TORPEDO_FIGHTER);
  private static final List<UnitKind> SEA =
      List.of(
          UnitKind.BATTLESHIP,
          UnitKind.LIGHT_CRUISER,
          UnitKind.CARRIER,
          UnitKind.DESTROYER,
          UnitKind.SUBMARINE);

  /** Sets neighbouring seeds apart, whose first numbers would be alike. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Random random;
  private final BattleKind kind;

  private BattleByLot(long seed) {
    this.random = new Random(seed * SPREAD);
    this.kind = any(List.of(BattleKind.values()));
  }

  /** Prints what the odds are on record for; a program. */
  public static void main(String[] arguments) {
    for (int seed = 1; seed <= Integer.parseInt(arguments[0]); seed++) {
      System.out.println(seed + " " + told(seed));
    }
  }

  /** The battle alone. */
  public static CombatBrief brief(long seed) {
    return new BattleByLot(seed).brief();
  }

  /** Rounds counted, different ends and the SHA-256 of every end's exact chance, or why none. */
  static String told(long seed) {
    BattleByLot lot = new BattleByLot(seed);
    CombatBrief brief = lot.brief();
    try {
      Odds odds = new WeserubungCombat().odds(brief, lot.policy());
      return "%s %s rounds=%s ends=%d %s"
          .formatted(
              brief.kind(),
              brief.attackers().size() + ":" + brief.defenders().size(),
              odds.policy().values().getOrDefault("rounds", ""),
              odds.chances().size(),
              hash(odds.policy() + " " + odds.chances()));
    } catch (UncountableException none) {
      return brief.kind() + " " + none.getMessage();
    }
  }

  private CombatBrief brief() {
    List<BattleDice> possible = new ArrayList<>(List.of(BattleDice.values()));
    possible.removeIf(dice -> !kind.throwsDice(dice));
    BattleDice next = any(possible);
    boolean first =
        next == BattleDice.LOCATION || next == BattleDice.AMBUSH || next == BattleDice.BOMBARDMENT;
    int most = any(List.of(3, 6, 9, 12, 12));
    return new CombatBrief(
        kind,
        next,
        first ? 1 : 1 + random.nextInt(2),
        side(true, 1 + random.nextInt(most)),
        side(false, 1 + random.nextInt(most)),
        new BattleTerms(
            half(), half(), random.nextInt(3), half(), half(), half(), random.nextInt(3)));
  }

  private List<Combatant> side(boolean attacker, int units) {
    List<Combatant> side = new ArrayList<>();
    for (int i = 0; i < units; i++) {
      UnitKind unitKind = any(arms(attacker));
      Combatant unit =
          Units.unit(
              (attacker ? "a" : "d") + i,
              unitKind,
              random.nextInt(7),
              random.nextInt(7),
              random.nextInt(random.nextInt(8) == 0 ? 11 : 5));
      EnumSet<Circumstance> is = circumstances(unitKind, attacker);
      unit =
          is.isEmpty()
              ? unit
              : Units.in(unit, any(List.copyOf(is)), is.toArray(Circumstance[]::new));
      side.add(random.nextInt(4) == 0 ? unit.turned() : unit);
    }
    return side;
  }

  private List<UnitKind> arms(boolean attacker) {
    return switch (kind) {
      case AIR, AIRFIELD -> AIR;
      case AERO_NAVAL -> attacker ? AIR : SEA;
      case NAVAL -> SEA;
      case LAND, LANDING -> any(List.of(LAND, LAND, LAND, AIR, SEA));
    };
  }

  private EnumSet<Circumstance> circumstances(UnitKind unitKind, boolean attacker) {
    EnumSet<Circumstance> is = EnumSet.noneOf(Circumstance.class);
    if (kind != BattleKind.LAND && kind != BattleKind.LANDING) {
      add(is, kind == BattleKind.AIRFIELD && !attacker, Circumstance.BESIDE_FIGHTERS);
      add(is, kind == BattleKind.NAVAL, Circumstance.LED);
      return is;
    }
    if (unitKind.isShip()) {
      is.add(attacker ? Circumstance.BOMBARDING : Circumstance.IN_HARBOUR);
    } else if (unitKind.isAir()) {
      is.add(Circumstance.OVERHEAD);
    } else {
      add(is, unitKind == UnitKind.ARTILLERY, Circumstance.ELSEWHERE);
      add(
          is,
          attacker,
          kind == BattleKind.LAND ? Circumstance.ACROSS_RIVER : Circumstance.FROM_SEA);
      add(is, !attacker, half() ? Circumstance.IN_MOUNTAINS : Circumstance.IN_PORT);
      add(is, half(), Circumstance.OUT_OF_SUPPLY);
      add(is, half(), Circumstance.LED);
    }
    return is;
  }

  private void add(EnumSet<Circumstance> circumstances, boolean possible, Circumstance one) {
    if (possible && half()) {
      circumstances.add(one);
    }
  }

  private Policy policy() {
    Map<String, String> values = new TreeMap<>();
    choose(values, "natural-one", List.of("owner"));
    choose(values, "evasion", List.of("always"));
    choose(values, "attacker-withdrawal", List.of("after-1", "after-3"));
    choose(values, "defender-withdrawal", List.of("after-1", "after-2", "after-4"));
    choose(values, "rounds", List.of("2", "4", "end"));
    return new Policy(values);
  }

  private void choose(Map<String, String> values, String name, List<String> others) {
    if (random.nextInt(3) == 0) {
      values.put(name, any(others));
    }
  }

  private boolean half() {
    return random.nextBoolean();
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}

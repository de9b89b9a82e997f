package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sketch;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Strength;
import umpire.weserubung.model.Treasury;
import umpire.weserubung.model.View;
import umpire.weserubung.model.WeserubungCounter;

/** What a board draws of a view. */
final class Depiction {
  private final Mix mix;

  Depiction(Mix mix) {
    this.mix = mix;
  }

  Sketch of(View view) {
    Map<Place, List<Sketch.Counter>> stacks = new TreeMap<>();
    for (Piece piece : view.pieces()) {
      stacks.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(counter(piece));
    }
    List<Sketch.Stack> drawn = new ArrayList<>();
    stacks.forEach((place, counters) -> drawn.add(new Sketch.Stack(place, counters)));
    return new Sketch(lines(view), drawn);
  }

  private static List<String> lines(View view) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Turn %d, %s phase, initiative %s"
            .formatted(
                view.calendar().turn(),
                word(view.calendar().phase()),
                word(view.calendar().initiative())));
    view.nations()
        .forEach(
            (nation, treasury) -> lines.add("%s: %s".formatted(word(nation), morale(treasury))));
    return lines;
  }

  private static String morale(Treasury treasury) {
    return "morale %d, used %d, offensives %d"
        .formatted(treasury.level(), treasury.used(), treasury.offensives());
  }

  private Sketch.Counter counter(Piece piece) {
    return switch (mix.counter(piece.id())) {
      case WeserubungCounter.Unit unit ->
          new Sketch.Counter(
              unit.id(),
              unit.name(),
              word(unit.nation()),
              word(unit.arm()),
              "",
              factors(unit, piece),
              List.of(),
              badges(piece));
      case WeserubungCounter.Leader leader ->
          new Sketch.Counter(
              leader.id(),
              leader.name(),
              word(leader.nation()),
              word(leader.rank()),
              "",
              List.of(String.valueOf(leader.strength())),
              List.of(),
              badges(piece));
    };
  }

  /** As printed: land units attack, defence, movement; others their support before movement. */
  private static List<String> factors(WeserubungCounter.Unit unit, Piece piece) {
    Strength strength = piece.reduced() ? unit.reduced() : unit.full();
    List<Integer> factors = new ArrayList<>(List.of(strength.attack(), strength.defence()));
    if (!unit.arm().isLand()) {
      factors.add(strength.support());
    }
    factors.add(unit.movement());
    return factors.stream().map(String::valueOf).toList();
  }

  private static List<String> badges(Piece piece) {
    List<String> badges = new ArrayList<>();
    if (piece.reduced()) {
      badges.add("reduced");
    }
    if (piece.hasActed()) {
      badges.add("used");
    }
    if (piece.isAboard()) {
      badges.add("aboard");
    }
    piece.marks().forEach(mark -> badges.add(word(mark)));
    return badges;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

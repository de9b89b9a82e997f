package umpire.weserubung;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.View;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.rules.Dates;
import umpire.weserubung.terrain.MapFacts;

/** What stands beside the map: when it is, what is going on, and what each nation has left. */
final class BoardCaption {
  private final MapFacts mapFacts;

  BoardCaption(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
  }

  /** The battles of a view, which hide nothing from anybody. */
  static List<Fight> fights(View view) {
    List<Fight> fights = new ArrayList<>();
    for (Frame frame : view.agenda()) {
      switch (frame) {
        case FightFrame.Battle battle -> fights.add(battle.fight());
        case FightFrame.Throwing throwing -> fights.add(throwing.battle().fight());
        case FightFrame.Supplying supplying -> fights.add(supplying.battle().fight());
        case FightFrame.Scoring scoring -> fights.add(scoring.battle().fight());
        case Frame _ -> {}
      }
    }
    return List.copyOf(fights);
  }

  List<String> lines(View view) {
    Calendar calendar = view.calendar();
    List<String> lines = new ArrayList<>();
    lines.add(
        "Turn %d, %s, %s phase"
            .formatted(calendar.turn(), Dates.of(calendar.turn()), word(calendar.phase())));
    lines.add(
        "Initiative: %s; first here: %s"
            .formatted(people(calendar.initiative()), people(calendar.first())));
    lines.add("Step: " + view.step().replace('-', ' '));
    fights(view).forEach(fight -> lines.add(line(fight)));
    view.agenda().forEach(frame -> lines.addAll(sealed(frame)));
    Set<Place> silenced = view.country().silenced();
    if (!silenced.isEmpty()) {
      lines.add(
          "Silent batteries: "
              + silenced.stream().map(this::name).collect(Collectors.joining(", ")));
    }
    view.nations()
        .forEach(
            (nation, moraleAccount) -> lines.add(title(nation) + ": " + morale(moraleAccount)));
    return lines;
  }

  /** 6.2-b: what the viewer has sealed, and nobody else sees; a view holds no others. */
  private List<String> sealed(Frame frame) {
    return switch (frame) {
      case TurnFrame.Purchasing(var numbers) ->
          numbers.values().stream().map(own -> "Sealed: buys " + bought(own)).toList();
      case NavalFrame.SeaWatch watch ->
          watch.sealed().values().stream()
              .flatMap(List::stream)
              .map(own -> sealed(own.hex(), own.units()))
              .toList();
      case AirFrame.AirWatch watch ->
          watch.sealed().values().stream().map(own -> sealed(own.hex(), own.fighters())).toList();
      case Frame _ -> List.of();
    };
  }

  private static String bought(Map<Nation, Integer> numbers) {
    return numbers.entrySet().stream()
        .map(number -> title(number.getKey()) + " " + number.getValue())
        .collect(Collectors.joining(", "));
  }

  private String sealed(Place hex, List<String> units) {
    return units.isEmpty()
        ? "Sealed: intercepts with nobody"
        : "Sealed: intercepts at %s with %d".formatted(name(hex), units.size());
  }

  private String line(Fight fight) {
    return "%s battle at %s, round %d: %s attack with %d, %s defend with %d"
        .formatted(
            title(fight.kind()),
            name(fight.place()),
            fight.round(),
            people(fight.attacker().side()),
            fight.attacker().fighters().size(),
            people(fight.defender().side()),
            fight.defender().fighters().size());
  }

  private String name(Place place) {
    String name = mapFacts.map().isHex(place) ? mapFacts.map().hex(place).name() : "";
    return (place + " " + name).strip();
  }

  private static String morale(MoraleAccount moraleAccount) {
    return "morale %d, used %d, offensives %d"
        .formatted(moraleAccount.level(), moraleAccount.used(), moraleAccount.offensives());
  }

  private static String people(Side side) {
    return side == Side.GERMAN ? "Germans" : "Allies";
  }

  private static String title(Enum<?> value) {
    String word = word(value);
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package umpire.narvik.play.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.state.Base;
import umpire.narvik.rules.Tokens;

/**
 * The picture of a view, in kernel words: of the view alone, so it knows no more than its viewer.
 */
public final class BoardContentsBuilder {
  private static final String BRITISH = "british";

  private final CounterMix mix;

  public BoardContentsBuilder(CounterMix mix) {
    this.mix = mix;
  }

  /** All that a board draws of the view. */
  public BoardContents of(View view) {
    Map<Place, List<BoardContents.Counter>> stacks = new TreeMap<>();
    view.bases().forEach(base -> lay(stacks, base.place(), base(base)));
    view.units().forEach(seen -> lay(stacks, seen.place(), unit(seen)));
    for (ShipOnMap ship : view.ships()) {
      ship.cargo().forEach(unit -> lay(stacks, ship.place(), cargo(unit)));
      lay(stacks, ship.place(), ship(ship));
    }
    return new BoardContents(
        lines(view),
        stacks.entrySet().stream()
            .map(stack -> new BoardContents.Stack(stack.getKey(), stack.getValue()))
            .toList());
  }

  private static List<String> lines(View view) {
    return List.of(
        "Turn " + view.turn() + ": " + view.step().replace('-', ' '),
        "Weather: " + weather(view.weather()),
        "Season: " + words(view.season()),
        "Initiative: " + words(view.initiative()),
        "German air points: " + view.airPoints(),
        "Points: Allies " + view.allied() + ", Germans " + view.german());
  }

  private static void lay(
      Map<Place, List<BoardContents.Counter>> stacks, Place place, BoardContents.Counter counter) {
    stacks.computeIfAbsent(place, key -> new ArrayList<>()).add(counter);
  }

  private static BoardContents.Counter base(Base base) {
    return new BoardContents.Counter(
        "base-" + base.place(), "Base", BRITISH, "base", "", List.of(), List.of(), List.of());
  }

  private BoardContents.Counter unit(View.Seen seen) {
    return switch (seen) {
      case View.Seen.FaceDown(String token, var _) ->
          BoardContents.Counter.faceDown(token, Tokens.back(token));
      case View.Seen.Known known -> known(known, mix.land(known.unit()));
    };
  }

  private static BoardContents.Counter known(
      View.Seen.Known known, NarvikCounter.LandUnit counter) {
    List<String> badges = new ArrayList<>();
    if (known.spent()) {
      badges.add("spent");
    }
    if (!known.token().isEmpty()) {
      badges.add("hidden");
    }
    return unit(counter, known.fatigue(), badges);
  }

  /** What a ship carries lies below it in its place (20.2). */
  private BoardContents.Counter cargo(Unit aboard) {
    return unit(mix.land(aboard.id()), aboard.fatigue(), List.of("aboard"));
  }

  private static BoardContents.Counter unit(
      NarvikCounter.LandUnit counter, int fatigue, List<String> badges) {
    boolean decoy = counter.kind() == UnitType.DECOY;
    return new BoardContents.Counter(
        counter.id(),
        counter.name(),
        words(counter.nation()),
        counter.symbol(),
        size(counter.kind()),
        decoy ? List.of() : factors(counter.strength(), counter.movement()),
        counter.kind().infantry()
            ? List.of(new BoardContents.Gauge("fatigue", fatigue, counter.fatigueLimit()))
            : List.of(),
        badges);
  }

  private BoardContents.Counter ship(ShipOnMap ship) {
    NarvikCounter.Ship counter = mix.ship(ship.id());
    List<String> badges = new ArrayList<>();
    if (ship.damaged()) {
      badges.add("damaged");
    }
    if (ship.role() != ShipRole.NONE) {
      badges.add(words(ship.role()));
    }
    return new BoardContents.Counter(
        counter.id(),
        counter.name(),
        BRITISH,
        counter.kind(),
        "",
        counter.bombardment() > 0 ? factors(counter.bombardment(), counter.range()) : List.of(),
        List.of(),
        badges);
  }

  private static String size(UnitType kind) {
    return switch (kind) {
      case INFANTRY_BATTALION -> "battalion";
      case INFANTRY_COMPANY -> "company";
      case TANK, ARTILLERY, DECOY -> "";
    };
  }

  private static List<String> factors(int first, int second) {
    return List.of(Integer.toString(first), Integer.toString(second));
  }

  private static String weather(Weather weather) {
    return switch (weather) {
      case FAIR -> "fair";
      case BAD_AT_TRONDHEIM -> "bad at Trondheim";
      case BAD_AT_NARVIK -> "bad at Narvik";
    };
  }

  private static String words(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

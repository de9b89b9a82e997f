package umpire.weserubung;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;
import umpire.weserubung.model.View;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.state.Country;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** What a board draws of a view. */
final class BoardContentsBuilder {
  /** Whose flag stands for the Allies': whatever they hold is Norway's (14.2-a). */
  private static final String ALLIED_FLAG = "norway";

  private static final String GERMAN_FLAG = "germany";

  private final OrderOfBattle orderOfBattle;
  private final MapFacts mapFacts;
  private final BoardCaption boardCaption;

  BoardContentsBuilder(OrderOfBattle orderOfBattle, MapFacts mapFacts) {
    this.orderOfBattle = orderOfBattle;
    this.mapFacts = mapFacts;
    this.boardCaption = new BoardCaption(mapFacts);
  }

  BoardContents of(View view) {
    List<Fight> fights = BoardCaption.fights(view);
    Map<Place, List<Piece>> places = new TreeMap<>();
    for (Piece piece : view.pieces()) {
      places.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece);
    }
    List<BoardContents.Stack> stacks = new ArrayList<>();
    places.forEach(
        (place, pieces) ->
            stacks.add(
                new BoardContents.Stack(
                    place, sorted(pieces).stream().map(p -> counter(p, fights)).toList())));
    return new BoardContents(
        boardCaption.lines(view), stacks, signs(view.country(), fights), trays(view));
  }

  /**
   * Bottom first: nation by nation leaders, aircraft, ships, land units, the strongest of each on
   * top; what is aboard lies right below what carries it.
   */
  private List<Piece> sorted(List<Piece> pieces) {
    List<Piece> sorted = new ArrayList<>();
    for (Piece piece : pieces.stream().sorted(order()).toList()) {
      if (pieces.stream().noneMatch(other -> other.id().equals(piece.aboard()))) {
        pieces.stream()
            .filter(cargo -> cargo.aboard().equals(piece.id()))
            .sorted(order())
            .forEach(sorted::add);
        sorted.add(piece);
      }
    }
    return sorted;
  }

  private Comparator<Piece> order() {
    return Comparator.comparing((Piece piece) -> orderOfBattle.nation(piece.id()))
        .thenComparing(piece -> rank(piece.id()))
        .thenComparing(piece -> attack(piece))
        .thenComparing(Piece::id);
  }

  private int rank(String id) {
    return switch (orderOfBattle.counter(id)) {
      case WeserubungCounter.Leader _ -> 0;
      case WeserubungCounter.Unit unit ->
          switch (unit.arm().element()) {
            case AIR -> 1;
            case SEA -> 2;
            case LAND -> 3;
          };
    };
  }

  private int attack(Piece piece) {
    return switch (orderOfBattle.counter(piece.id())) {
      case WeserubungCounter.Leader leader -> leader.strength();
      case WeserubungCounter.Unit unit -> strength(unit, piece).attack();
    };
  }

  /** Every hex in German hands, and of those in Allied hands the ones that matter. */
  private List<BoardContents.Sign> signs(Country country, List<Fight> fights) {
    List<BoardContents.Sign> signs = new ArrayList<>();
    for (Place hex : mapFacts.hexes()) {
      if (mapFacts.isLand(hex) && (country.control(hex) == Side.GERMAN || matters(hex))) {
        String flag = country.control(hex) == Side.GERMAN ? GERMAN_FLAG : ALLIED_FLAG;
        signs.add(new BoardContents.Sign(hex, BoardContents.CONTROL, flag));
      }
    }
    country
        .lakes()
        .forEach(
            (side, lake) -> {
              if (country.isLakeBase(lake, side)) {
                signs.add(new BoardContents.Sign(lake, "airfield", word(side)));
              }
            });
    for (Fight fight : fights) {
      signs.add(
          new BoardContents.Sign(
              fight.place(), BoardContents.BATTLE, word(fight.attacker().side())));
    }
    return signs;
  }

  private boolean matters(Place hex) {
    return mapFacts.isTown(hex)
        || mapFacts.isPort(hex)
        || mapFacts.isAirfield(hex)
        || mapFacts.isBattery(hex);
  }

  /** What is off the map, in the order in which it may come there. */
  private List<BoardContents.Tray> trays(View view) {
    List<BoardContents.Tray> trays = new ArrayList<>();
    trays.add(tray("Placement boxes", view.placement()));
    trays.add(tray("Force pools", view.pool()));
    Map<Integer, Set<String>> due = new TreeMap<>();
    for (Setup.Arrival arrival : view.due()) {
      due.computeIfAbsent(arrival.turn(), _ -> new HashSet<>()).add(arrival.counter());
    }
    due.forEach((turn, ids) -> trays.add(tray("Reinforcements of turn " + turn, ids)));
    trays.add(tray("Out of the game", view.lost()));
    return trays.stream().filter(tray -> !tray.counters().isEmpty()).toList();
  }

  private BoardContents.Tray tray(String name, Collection<String> ids) {
    List<Piece> pieces = ids.stream().map(id -> Piece.fresh(id, Setup.FORCE_POOL)).toList();
    return new BoardContents.Tray(
        name, sorted(pieces).stream().map(piece -> counter(piece, List.of())).toList());
  }

  private BoardContents.Counter counter(Piece piece, List<Fight> fights) {
    return switch (orderOfBattle.counter(piece.id())) {
      case WeserubungCounter.Unit unit ->
          new BoardContents.Counter(
              unit.id(),
              unit.name(),
              word(unit.nation()),
              word(unit.arm()),
              "",
              factors(unit, piece),
              List.of(),
              badges(piece, fights));
      case WeserubungCounter.Leader leader ->
          new BoardContents.Counter(
              leader.id(),
              leader.name(),
              word(leader.nation()),
              word(leader.rank()),
              "",
              List.of(String.valueOf(leader.strength())),
              List.of(),
              badges(piece, fights));
    };
  }

  private static Strength strength(WeserubungCounter.Unit unit, Piece piece) {
    return piece.reduced() ? unit.reduced() : unit.full();
  }

  /** As printed: land units attack, defence, movement; others their support before movement. */
  private static List<String> factors(WeserubungCounter.Unit unit, Piece piece) {
    Strength strength = strength(unit, piece);
    List<Integer> factors = new ArrayList<>(List.of(strength.attack(), strength.defence()));
    if (!unit.arm().isLand()) {
      factors.add(strength.support());
    }
    factors.add(unit.movement());
    return factors.stream().map(String::valueOf).toList();
  }

  private static List<String> badges(Piece piece, List<Fight> fights) {
    List<String> badges = new ArrayList<>();
    for (Fight fight : fights) {
      if (fight.attacker().units().contains(piece.id())) {
        badges.add("attacks");
      } else if (fight.defender().units().contains(piece.id())) {
        badges.add("defends");
      }
    }
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

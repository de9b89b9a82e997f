package umpire.fallschirmjaeger.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.fallschirmjaeger.combat.BarrageBrief;
import umpire.fallschirmjaeger.combat.BattleBrief;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.fallschirmjaeger.supply.SourceKind;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/**
 * What the adjudicators are asked, put together from a position.
 *
 * @param dutchSupply hexes with the symbol of Dutch supply (3.2)
 */
public record Briefs(ChapterContext context, Set<Place> dutchSupply) {
  /** For an edition. */
  public Briefs(ChapterContext context) {
    this(
        context,
        context.map().hexes().stream()
            .filter(hex -> context.map().hexHas(hex, "dutch-supply"))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  /** A combat or an overrun; of units that are in play still. */
  public BattleBrief battle(Position position, Battle battle) {
    return new BattleBrief(
        battle.target(),
        battle.attackers().stream()
            .filter(position::has)
            .map(position::piece)
            .map(piece -> attacks(position, piece, battle.target()))
            .toList(),
        defenders(position, battle),
        battle.overrun(),
        position.calendar().chose("maas-attacks", "full"),
        position.calendar().chose("bridge-attacks", "hexside-counts"));
  }

  /** 1.10a: leaders that are free defend with their units. */
  @Rule("1.10a")
  private List<BattleBrief.Defender> defenders(Position position, Battle battle) {
    List<BattleBrief.Defender> defenders = new ArrayList<>();
    battle.defenders().stream()
        .filter(position::has)
        .map(position::piece)
        .map(this::defends)
        .forEach(defenders::add);
    for (Piece piece : context.mix().leaders(position)) {
      if (context.mix().counter(piece.id()).side() != battle.attacker()
          && !piece.is(Mark.CAPTIVE)
          && piece.place().equals(battle.target())) {
        int value = context.number("leader-defence");
        defenders.add(new BattleBrief.Defender(piece.id(), value, false, false));
      }
    }
    return defenders;
  }

  private BattleBrief.Attacker attacks(Position position, Piece piece, Place target) {
    return new BattleBrief.Attacker(
        piece.id(),
        context.mix().strength(piece),
        piece.place(),
        piece.is(Mark.UNSUPPLIED),
        context.mix().unit(piece.id()).assault(),
        position.ground().works().bridges().contains(new Hexside(piece.place(), target)));
  }

  private BattleBrief.Defender defends(Piece piece) {
    return new BattleBrief.Defender(
        piece.id(),
        context.mix().strength(piece),
        piece.is(Mark.DISORGANISED),
        piece.is(Mark.UNSUPPLIED));
  }

  /** 1.7a: a gun fires at all ground units and ships of a hex, friends too. */
  @Rule("1.7a(1)")
  public BarrageBrief barrage(Position position, String gun, Place hex) {
    int value = context.mix().strength(position.piece(gun));
    List<BarrageBrief.Target> targets = new ArrayList<>();
    for (Side side : Side.values()) {
      context.mix().exposed(position, side, hex).forEach(piece -> targets.add(target(piece)));
    }
    return new BarrageBrief(
        List.of(new BarrageBrief.Firer(gun, hex, value, 0)),
        targets,
        position.calendar().chose("second-barrage", "loss-die"));
  }

  /** 1.7a, 3.3a: a ground unit or a ship under fire. */
  @Rule({"3.3", "3.3a"})
  public BarrageBrief.Target target(Piece piece) {
    return new BarrageBrief.Target(
        piece.id(),
        piece.place(),
        context.mix().ship(piece.id()),
        piece.is(Mark.DISORGANISED),
        piece.steps());
  }

  /** 2.7, 3.2: the lines of all ground units of a side. */
  @Rule({"2.7", "3.2"})
  public LineBrief lines(Position position, Side side) {
    return lines(position, side, _ -> true, sources(position, side));
  }

  /** 3.4b: the lines of these Allied units to the munitions, if they are ashore. */
  @Rule("3.4b")
  public LineBrief munitions(Position position, Predicate<Piece> traced) {
    List<LineBrief.Source> sources = new ArrayList<>();
    for (Piece ship : context.mix().ships(position)) {
      if (ship.is(Mark.UNLOADED)) {
        sources.add(new LineBrief.Source(ship.id(), SourceKind.MUNITIONS, ship.place(), 0));
      }
    }
    return lines(position, Side.ALLIED, traced, sources);
  }

  private LineBrief lines(
      Position position, Side side, Predicate<Piece> traced, List<LineBrief.Source> sources) {
    List<LineBrief.Traced> units = new ArrayList<>();
    Set<Place> friends = new TreeSet<>();
    for (Piece piece : context.mix().of(position, side)) {
      Unit unit = context.mix().unit(piece.id());
      if (traced.test(piece)) {
        units.add(new LineBrief.Traced(piece.id(), unit.nation(), piece.place()));
      }
      friends.add(piece.place());
    }
    Set<Place> enemies = new TreeSet<>();
    context.mix().of(position, side.other()).forEach(piece -> enemies.add(piece.place()));
    return new LineBrief(
        units,
        sources,
        enemies,
        context.zones().of(position, side.other()),
        friends,
        position.ground().works().bridges());
  }

  /** 2.7a, 3.2: a source on the ground is open to the side that passed it last. */
  @Rule({"2.7a", "3.2", "3.2a/r56"})
  private List<LineBrief.Source> sources(Position position, Side side) {
    List<LineBrief.Source> sources = new ArrayList<>();
    if (side == Side.GERMAN) {
      if (context.due("ground-supply", position.turn())) {
        add(sources, position, side, SourceKind.GERMAN_GROUND, set("german-ground-source"));
      }
      heads(sources, position);
      return sources;
    }
    add(sources, position, side, SourceKind.DUTCH, dutchSupply);
    add(sources, position, side, SourceKind.BRITISH, set("british-source"));
    return sources;
  }

  /** 2.7b: heads on the map, each with the range of its face. */
  @Rule({"2.7b", "2.7b/r57"})
  private void heads(List<LineBrief.Source> sources, Position position) {
    for (Piece piece : position.forces().inPlay().values()) {
      if (context.mix().counter(piece.id()) instanceof Head head) {
        int range = head.face(piece.steps() > 1).range();
        sources.add(new LineBrief.Source(piece.id(), SourceKind.HEAD, piece.place(), range));
      }
    }
  }

  private Set<Place> set(String name) {
    return new TreeSet<>(context.map().set(name));
  }

  private void add(
      List<LineBrief.Source> sources,
      Position position,
      Side side,
      SourceKind kind,
      Set<Place> hexes) {
    for (Place hex : hexes) {
      if (position.ground().holder(hex) == side) {
        sources.add(new LineBrief.Source(hex.id(), kind, hex, 0));
      }
    }
  }
}

package umpire.fallschirmjaeger.play.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AssaultFrame;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.Retreat;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.Retreating;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** SCS-retreat: unit by unit, hex by hex, each hex farther from where the unit stood. */
@Rule({"SCS-retreat", "T-CRT/r69"})
record RetreatingStep(ChapterContext context, Entry entry, Captures captures)
    implements SideAsks<Retreating> {
  /**
   * The frame in which a side begins to retreat; with nothing to do where it has no hexes to go.
   */
  static Retreating begin(Position position, Battle battle, CombatResult result, Side side) {
    List<String> units =
        hexes(battle, result, side) == 0
            ? List.of()
            : battle.of(side).stream().filter(position::has).toList();
    return new Retreating(battle, result, side, units, List.of());
  }

  private static int hexes(Battle battle, CombatResult result, Side side) {
    return side == battle.attacker() ? result.attackerRetreat() : result.defenderRetreat();
  }

  @Override
  public Decision<Retreating> decision() {
    return asks(Retreating.class, "SCS-retreat", Retreating::side);
  }

  /** The unit on its way, or all that have not begun. */
  private static List<Retreat> next(Position position, Retreating frame) {
    int hexes = hexes(frame.battle(), frame.result(), frame.side());
    return frame.current().isEmpty()
        ? frame.waiting().stream()
            .filter(position::has)
            .map(unit -> new Retreat(unit, position.piece(unit).place(), hexes))
            .toList()
        : frame.current().stream().filter(one -> position.has(one.unit())).toList();
  }

  private Map<String, List<Place>> ways(Position position, Retreating frame) {
    Map<String, List<Place>> ways = new TreeMap<>();
    for (Retreat retreat : next(position, frame)) {
      List<Place> hexes = hexes(position, frame.side(), retreat);
      if (!hexes.isEmpty()) {
        ways.put(retreat.unit(), hexes);
      }
    }
    return ways;
  }

  /** Where a unit can go: without enemies, their zones, a full stack or a barred hexside. */
  private List<Place> hexes(Position position, Side side, Retreat retreat) {
    String unit = retreat.unit();
    Place from = position.piece(unit).place();
    int apart = context.map().distance(from, retreat.origin());
    List<Place> hexes = new ArrayList<>();
    for (Place hex : context.map().neighbours(from)) {
      if (context.map().distance(hex, retreat.origin()) > apart
          && entry.free(position, side, hex)
          && entry.passable(position, unit, from, hex)
          && !context.zones().hinder(position, side, hex)
          && entry.stacking().takes(position, side, hex, List.of(unit))) {
        hexes.add(hex);
      }
    }
    return hexes.stream().sorted().toList();
  }

  @Override
  public Offers<Command> offers(Position position, Retreating frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Map.Entry<String, List<Place>> way : ways(position, frame).entrySet()) {
      List<Place> hexes = way.getValue();
      Offer.add(offers, AssaultCommand.RetreatTo.class, "unit", way.getKey(), "hex", hexes);
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(Position position, Retreating frame) {
    Map<String, List<Place>> ways = ways(position, frame);
    Map.Entry<String, List<Place>> first = ways.entrySet().iterator().next();
    return new AssaultCommand.RetreatTo(first.getKey(), first.getValue().getFirst());
  }

  @Override
  public void take(Retreating frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof AssaultCommand.RetreatTo(String unit, Place hex))) {
      throw new IllegalStateException("not on offer: " + command);
    }
    Position position = ruling.position();
    Piece piece = position.piece(unit);
    Retreat retreat =
        next(position, frame).stream()
            .filter(one -> one.unit().equals(unit))
            .findFirst()
            .orElseThrow();
    ruling.add(new AssaultEvent.Retreated(frame.side(), unit, hex));
    entry.crossings(frame.side(), List.of(piece), hex, ruling);
    captures.follow(frame.side(), piece.place(), hex, ruling);
    List<Retreat> current =
        retreat.left() > 1
            ? List.of(new Retreat(unit, retreat.origin(), retreat.left() - 1))
            : List.of();
    ruling.replaceFrame(with(frame, without(frame.waiting(), unit), current));
    entry.barrages().entered(List.of(unit), hex, ruling);
  }

  /**
   * 2.8, 3.8a, SCS-retreat: why it has no hex; the train and the British have rules of their own.
   */
  @Rule({"2.8", "3.8a/r86"})
  private String rule(Position position, String unit) {
    Place from = position.piece(unit).place();
    return context.map().neighbours(from).stream()
        .flatMap(hex -> entry.tied(position, unit, from, hex).stream())
        .map(finding -> finding.rule().value())
        .findFirst()
        .orElse("SCS-retreat");
  }

  /** A unit without such a hex is eliminated; then the other side retreats, and units advance. */
  @Override
  public void enter(Retreating frame, RulingInProgress<Position, Frame> ruling) {
    List<Retreat> stuck = next(ruling.position(), frame);
    for (Retreat retreat : stuck) {
      Place place = ruling.position().piece(retreat.unit()).place();
      CombatWhy why = new CombatWhy.NoRetreat(retreat.unit(), place);
      Finding because = Finding.notes(rule(ruling.position(), retreat.unit()), why);
      ruling.add(new AssaultEvent.UnitEliminated(retreat.unit(), because));
      captures.afterLosses(frame.battle(), frame.side(), place, ruling);
    }
    Battle battle = frame.battle();
    if (!frame.current().isEmpty()) {
      ruling.replaceFrame(with(frame, frame.waiting(), List.of()));
    } else if (frame.side() == battle.attacker()) {
      ruling.replaceFrame(new AssaultFrame.Advancing(battle));
    } else {
      ruling.replaceFrame(begin(ruling.position(), battle, frame.result(), battle.attacker()));
    }
  }

  private static Retreating with(Retreating frame, List<String> waiting, List<Retreat> current) {
    return new Retreating(frame.battle(), frame.result(), frame.side(), waiting, current);
  }

  private static List<String> without(List<String> units, String gone) {
    return units.stream().filter(unit -> !unit.equals(gone)).toList();
  }
}

package umpire.fallschirmjaeger.play.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.CombatPhase;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** SCS-attack: the side attacks adjacent hexes, each at most once, with units that have not. */
record CombatPhaseStep(ChapterContext context, AssaultSteps assault, Captures captures)
    implements PhaseAsks<CombatPhase> {
  @Override
  public Decision<CombatPhase> decision() {
    return asks(CombatPhase.class, "SCS-attack", CombatPhase::side);
  }

  @Override
  @Rule("SCS-attack")
  public Offers<Command> offers(Position position, CombatPhase frame) {
    Map<Place, List<String>> attackers = new TreeMap<>();
    for (Piece piece : context.mix().of(position, frame.side())) {
      if (idle(piece).isEmpty()) {
        for (Place hex : context.map().neighbours(piece.place())) {
          if (target(position, frame, hex).isEmpty()) {
            attackers.computeIfAbsent(hex, _ -> new ArrayList<>()).add(piece.id());
          }
        }
      }
    }
    List<Offer<Command>> offers = new ArrayList<>();
    attackers.forEach(
        (hex, units) ->
            offers.add(
                Offer.of(
                    AssaultCommand.Attack.class,
                    Offer.one("hex", List.of(hex)),
                    Offer.some("units", units, 1, units.size()))));
    return orEnd(offers);
  }

  @Override
  public List<Finding> refusalFindings(Position position, CombatPhase frame, Command command) {
    if (!(command instanceof AssaultCommand.Attack(Place hex, List<String> units))) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>(target(position, frame, hex).stream().toList());
    for (String unit : units) {
      Optional<Piece> own = context.mix().own(position, frame.side(), unit);
      if (own.isEmpty()) {
        why.add(Finding.forbids("SCS-attack", new PlayWhy.NoSuchUnit(unit)));
      } else if (!context.map().adjacent(own.get().place(), hex)) {
        PlayWhy apart = new PlayWhy.NotAdjacent(own.get().place(), hex);
        why.add(Finding.forbids("SCS-attack", apart));
      } else if (!(context.mix().counter(unit) instanceof Unit)) {
        String rule = context.mix().leader(own.get()) ? "1.10" : "SCS-attack";
        why.add(Finding.forbids(rule, new PeopleWhy.NoFighter(unit)));
      } else {
        idle(own.get()).ifPresent(why::add);
      }
    }
    return why;
  }

  /** Why the hex cannot be attacked; empty if it can. */
  private Optional<Finding> target(Position position, CombatPhase frame, Place hex) {
    if (context.mix().in(position, frame.side().other(), hex).isEmpty()
        && captures.lone(position, frame.side().other(), hex).isEmpty()) {
      return Optional.of(Finding.forbids(unmet(position, frame, hex), new PlayWhy.NoEnemy(hex)));
    }
    return Finding.forbidsUnless(
        !frame.attacked().contains(hex), "SCS-attack", new PlayWhy.HexAttackedAlready(hex));
  }

  /** 3.3: the paragraph by which a hex without ground units is not attacked; ships are not. */
  @Rule("3.3")
  private String unmet(Position position, CombatPhase frame, Place hex) {
    return context.mix().exposed(position, frame.side().other(), hex).stream()
            .anyMatch(piece -> context.mix().ship(piece.id()))
        ? "3.3"
        : "SCS-attack";
  }

  /** 1.4, 1.7c: why the unit cannot attack; empty if it can. */
  @Rule({"1.4", "1.7c", "1.7c/r45"})
  private static Optional<Finding> idle(Piece piece) {
    return Bars.mark(piece, Mark.DISORGANISED, "1.4", PlayWhy.IsDisorganised::new)
        .or(() -> Bars.mark(piece, Mark.BARRAGED, "1.7c", PlayWhy.BarragedAlready::new))
        .or(() -> Bars.mark(piece, Mark.ATTACKED, "SCS-attack", PlayWhy.AttackedAlready::new));
  }

  @Override
  public void take(CombatPhase frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case AssaultCommand.Attack(Place hex, List<String> units) -> {
        Set<Place> attacked = new TreeSet<>(frame.attacked());
        attacked.add(hex);
        ruling.replaceFrame(new CombatPhase(frame.side(), attacked));
        assault.attack(frame.side(), hex, units.stream().sorted().toList(), false, ruling);
      }
      case TurnCommand.EndPhase _ -> ruling.popFrame();
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  /** The phase goes on. */
  @Override
  public void resumed(
      CombatPhase frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    // The hex and its attackers are marked already.
  }
}

package umpire.fallschirmjaeger.play.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame.Reorganising;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.ParachuteLosses;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.fallschirmjaeger.rules.Stacking;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.10c to 1.10e: leaders restore units that stand with them, or bring parachute companies. */
@Rule({"1.10c", "1.10d", "1.10e"})
public record ReorganisingStep(ChapterContext context, ParachuteLosses losses, Stacking stacking)
    implements PhaseAsks<Reorganising> {
  private static final String STUDENT = "student";
  private static final List<String> LEADERS = List.of("sponeck", STUDENT, "winkelmann");

  @Override
  public Decision<Reorganising> decision() {
    return asks(Reorganising.class, "1.10c", Reorganising::side);
  }

  @Override
  public Offers<Command> offers(Position position, Reorganising frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (String leader : LEADERS) {
      if (bars(position, frame, leader).isEmpty()) {
        List<String> units = restorable(position, leader);
        Offer.add(offers, TurnCommand.Restore.class, "leader", leader, "unit", units);
        List<String> companies = leader.equals(STUDENT) ? companies(position) : List.of();
        Offer.add(offers, TurnCommand.BringCompany.class, "company", companies);
      }
    }
    return orEnd(offers);
  }

  /** 1.10c: why the leader cannot act; empty if he can. */
  @Rule({"1.10c(1)", "1.10c(2)"})
  private Optional<Finding> bars(Position position, Reorganising frame, String leader) {
    Optional<Piece> own = context.mix().own(position, frame.side(), leader);
    if (!LEADERS.contains(leader) || own.isEmpty()) {
      return Optional.of(Finding.forbids("1.10c", new PlayWhy.NoSuchUnit(leader)));
    }
    Place hex = own.get().place();
    boolean acted = frame.acted().contains(leader);
    boolean near = context.zones().cover(position, frame.side().other(), hex);
    return Bars.mark(own.get(), Mark.CAPTIVE, "1.10c", PeopleWhy.IsCaptive::new)
        .or(() -> Bars.when(acted, "1.10c(1)", new PeopleWhy.ActedAlready(leader)))
        .or(() -> Bars.when(near, "1.10c(2)", new PlayWhy.InEnemyZone(leader, hex)));
  }

  /** 1.10d: from turn 3, whoever has lost a step, is in supply and not disorganised. */
  @Rule({"1.10d", "1.10e/r92", "3.9/r26"})
  private List<String> restorable(Position position, String leader) {
    if (!context.due("restored-steps", position.turn())) {
      return List.of();
    }
    Side side = context.mix().counter(leader).side();
    return context.mix().in(position, side, position.piece(leader).place()).stream()
        .filter(piece -> !piece.is(Mark.DISORGANISED) && !piece.is(Mark.UNSUPPLIED))
        .filter(piece -> piece.steps() < context.mix().unit(piece.id()).steps())
        .map(Piece::id)
        .filter(id -> his(leader, context.mix().unit(id)))
        .toList();
  }

  private boolean his(String leader, Unit unit) {
    return switch (leader) {
      case "winkelmann" -> unit.nation() == context.mix().counter(leader).nation();
      case "sponeck" -> unit.formation().equals("22-luftlande");
      default -> losses.companies().contains(unit.id());
    };
  }

  /** 1.10e, r18: the companies that can come: two steps of the pool for each. */
  @Rule({"1.10e", "1.10e/r18"})
  private List<String> companies(Position position) {
    int pool =
        losses.infantry(position) / context.number("parachute-losses-for-a-step")
            - position.score().spent();
    Place hex = position.piece(STUDENT).place();
    return pool < context.number("steps-of-a-parachute-company")
            || stacking.room(position, Side.GERMAN, hex) < 1
        ? List.of()
        : losses.companies().stream().filter(id -> !position.has(id)).toList();
  }

  @Override
  public List<Finding> refusalFindings(Position position, Reorganising frame, Command command) {
    if (command instanceof TurnCommand.Restore(String leader, String unit)) {
      Finding no = Finding.forbids("1.10d", new PeopleWhy.NotRestored(leader, unit));
      return List.of(bars(position, frame, leader).orElse(no));
    }
    if (command instanceof TurnCommand.BringCompany(String company)) {
      Finding no = Finding.forbids("1.10e", new PeopleWhy.NoCompany(company));
      return List.of(bars(position, frame, STUDENT).orElse(no));
    }
    return List.of();
  }

  @Override
  public void take(Reorganising frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof TurnCommand.Restore(String leader, String unit)) {
      boolean company = losses.companies().contains(unit);
      ruling.add(new PeopleEvent.Restored(leader, unit, company));
      acted(frame, leader, ruling);
    } else if (command instanceof TurnCommand.BringCompany(String company)) {
      Place hex = ruling.position().piece(STUDENT).place();
      int steps = context.number("steps-of-a-parachute-company");
      ruling.add(new PeopleEvent.CompanyBrought(company, hex, steps));
      acted(frame, STUDENT, ruling);
    } else {
      ruling.popFrame();
    }
  }

  private static void acted(
      Reorganising frame, String leader, RulingInProgress<Position, Frame> ruling) {
    Set<String> more = new TreeSet<>(frame.acted());
    more.add(leader);
    ruling.replaceFrame(new Reorganising(frame.side(), more));
  }
}

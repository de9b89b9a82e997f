package umpire.fallschirmjaeger.play.fire;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.FireCommand;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.FireFrame;
import umpire.fallschirmjaeger.model.frame.FireFrame.BarragePhase;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.FireWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.7a: each gun of the side fires once, at a hex with enemies. */
@Rule({"1.7", "1.7a", "3.1c"})
record BarragePhaseStep(ChapterContext context, Briefs briefs) implements PhaseAsks<BarragePhase> {
  @Override
  public Decision<BarragePhase> decision() {
    return asks(BarragePhase.class, "1.7", BarragePhase::side);
  }

  @Override
  public Offers<Command> offers(Position position, BarragePhase frame) {
    Set<Place> enemies = new TreeSet<>();
    context.mix().exposed(position, frame.side().other()).forEach(one -> enemies.add(one.place()));
    List<Offer<Command>> offers = new ArrayList<>();
    List<Piece> supporting = new ArrayList<>();
    for (Piece piece : context.mix().exposed(position, frame.side())) {
      if (silent(position, frame.side(), piece).isEmpty()) {
        List<Place> hexes = enemies.stream().filter(hex -> reaches(piece, hex)).toList();
        Offer.add(offers, FireCommand.Bombard.class, "gun", piece.id(), "hex", hexes);
        if (noSupport(position, piece).isEmpty()) {
          supporting.add(piece);
        }
      }
    }
    offers.addAll(supports(position, supporting));
    return orEnd(offers);
  }

  /** The hexes that the same guns reach are one offer: all guns of a side reach thousands. */
  private List<Offer<Command>> supports(Position position, List<Piece> guns) {
    Map<Place, BitSet> reached = new HashMap<>();
    for (int gun = 0; gun < guns.size(); gun++) {
      for (Place hex : inRange(position, guns.get(gun))) {
        reached.computeIfAbsent(hex, _ -> new BitSet()).set(gun);
      }
    }
    Map<BitSet, List<Place>> alike = new HashMap<>();
    reached.forEach((hex, by) -> alike.computeIfAbsent(by, _ -> new ArrayList<>()).add(hex));
    alike.values().forEach(Collections::sort);
    return alike.entrySet().stream()
        .sorted(Comparator.comparing(one -> one.getValue().getFirst()))
        .map(
            one ->
                Offer.<Command>of(
                    FireCommand.Support.class,
                    Offer.one(
                        "gun", one.getKey().stream().mapToObj(guns::get).map(Piece::id).toList()),
                    Offer.one("hex", one.getValue())))
        .toList();
  }

  /** 1.7b: a support barrage is aimed at any hex in range, whoever stands there. */
  private List<Place> inRange(Position position, Piece piece) {
    int range = context.mix().counter(piece.id()).barrageRange();
    List<Place> hexes = context.map().within(range, piece.place());
    return context.area().of(position.calendar().terms(), hexes);
  }

  /** 1.7b, 3.9: Dutch artillery alone, not mortars, that has not moved; one marker for each gun. */
  @Rule({"1.7b", "1.7b/r61", "3.9/r26"})
  private Optional<Finding> noSupport(Position position, Piece piece) {
    if (!(context.mix().counter(piece.id()) instanceof Unit unit)
        || unit.nation() != Nation.DUTCH
        || !unit.unitType().artillery()) {
      return Optional.of(Finding.forbids("1.7b", new FireWhy.NoSupportBarrage(piece.id())));
    }
    if (piece.is(Mark.MOVED)) {
      return Optional.of(Finding.forbids("1.7b", new FireWhy.GunMoved(piece.id())));
    }
    return Optional.ofNullable(position.ground().barrages().get(piece.id()))
        .map(one -> Finding.forbids("1.7b/r61", new FireWhy.HasMarker(piece.id(), one.hex())));
  }

  /** 1.4, 1.5, 1.7: why a unit fires no barrage; empty if it can. */
  @Rule({"1.4", "1.5", "1.7", "1.5/r119"})
  private Optional<Finding> silent(Position position, Side side, Piece piece) {
    String unit = piece.id();
    if (context.mix().counter(unit).barrageRange() == 0) {
      return Optional.of(Finding.forbids("1.6", new PlayWhy.NoGun(unit)));
    }
    Optional<Finding> marked =
        Bars.mark(piece, Mark.DISORGANISED, "1.4", PlayWhy.IsDisorganised::new)
            .or(() -> Bars.mark(piece, Mark.UNSUPPLIED, "1.5", PlayWhy.NoShells::new))
            .or(() -> Bars.mark(piece, Mark.BARRAGED, "1.7", PlayWhy.BarragedAlready::new));
    return marked.isEmpty() && context.zones().cover(position, side.other(), piece.place())
        ? Optional.of(Finding.forbids("1.7", new PlayWhy.InEnemyZone(unit, piece.place())))
        : marked;
  }

  @Rule("1.6")
  private boolean reaches(Piece piece, Place hex) {
    int range = context.mix().counter(piece.id()).barrageRange();
    return context.map().distance(piece.place(), hex) <= range;
  }

  private Optional<Finding> tooFar(Piece piece, Place hex) {
    int range = context.mix().counter(piece.id()).barrageRange();
    int distance = context.map().distance(piece.place(), hex);
    PlayWhy why = new PlayWhy.OutOfRange(piece.id(), hex, distance, range);
    return Finding.forbidsUnless(reaches(piece, hex), "1.6", why);
  }

  @Override
  public List<Finding> refusalFindings(Position position, BarragePhase frame, Command command) {
    return switch (command) {
      case FireCommand.Bombard(String gun, Place hex) -> why(position, frame, gun, hex, false);
      case FireCommand.Support(String gun, Place hex) -> why(position, frame, gun, hex, true);
      case Command _ -> List.of();
    };
  }

  private List<Finding> why(
      Position position, BarragePhase frame, String gun, Place hex, boolean support) {
    Optional<Piece> own = context.mix().own(position, frame.side(), gun);
    if (own.isEmpty()) {
      return List.of(Finding.forbids("1.7", new PlayWhy.NoSuchUnit(gun)));
    }
    boolean empty =
        !support && context.mix().exposed(position, frame.side().other(), hex).isEmpty();
    return context
        .outside(position, hex)
        .or(() -> Bars.when(empty, "1.7a", new PlayWhy.NoTarget(hex)))
        .or(() -> silent(position, frame.side(), own.get()))
        .or(() -> support ? noSupport(position, own.get()) : Optional.empty())
        .or(() -> tooFar(own.get(), hex))
        .stream()
        .toList();
  }

  @Override
  public void take(BarragePhase frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case FireCommand.Bombard(String gun, Place hex) -> fire(frame, gun, hex, false, ruling);
      case FireCommand.Support(String gun, Place hex) -> support(frame, gun, hex, ruling);
      case TurnCommand.EndPhase _ -> ruling.popFrame();
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  private void fire(
      BarragePhase frame,
      String gun,
      Place hex,
      boolean support,
      RulingInProgress<Position, Frame> ruling) {
    Questions.ask(new FireFrame.AwaitingBarrage(frame.side(), gun, hex, support), ruling);
  }

  /** 1.7b: it is resolved as any barrage where units or ships are, and leaves its marker. */
  @Rule({"1.7b", "1.7a/r116"})
  private void support(
      BarragePhase frame, String gun, Place hex, RulingInProgress<Position, Frame> ruling) {
    boolean anybody =
        Stream.of(Side.values())
            .anyMatch(side -> !context.mix().exposed(ruling.position(), side, hex).isEmpty());
    if (anybody) {
      fire(frame, gun, hex, true, ruling);
    } else {
      ruling.add(new FireEvent.MarkerPlaced(gun, hex));
    }
  }
}

package umpire.fallschirmjaeger.play.fire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.FireCommand;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
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
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Choices;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/** 1.7a: each gun of the side fires once, at a hex with enemies. */
@Rule({"1.7", "1.7a", "3.1c"})
record BarragePhaseStep(ChapterContext context, Briefs briefs) implements SideAsks<BarragePhase> {
  @Override
  public Class<BarragePhase> frame() {
    return BarragePhase.class;
  }

  @Override
  public Side side(BarragePhase frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(BarragePhase frame) {
    return new RuleId("1.7");
  }

  @Override
  public Offers<Command> offers(Position position, BarragePhase frame, Seat seat) {
    Set<Place> enemies = new TreeSet<>();
    for (Piece enemy : context.mix().exposed(position, frame.side().other())) {
      enemies.add(enemy.place());
    }
    List<Offer<Command>> offers = new ArrayList<>();
    List<Piece> supporting = new ArrayList<>();
    for (Piece piece : context.mix().exposed(position, frame.side())) {
      if (silent(position, frame.side(), piece).isEmpty()) {
        List<Place> hexes = enemies.stream().filter(hex -> tooFar(piece, hex).isEmpty()).toList();
        if (!hexes.isEmpty()) {
          offers.add(
              Choices.offer(
                  FireCommand.Bombard.class,
                  Choices.one("gun", List.of(piece.id())),
                  Choices.one("hex", hexes)));
        }
        if (noSupport(position, piece).isEmpty()) {
          supporting.add(piece);
        }
      }
    }
    offers.addAll(supports(position, supporting));
    if (!offers.isEmpty()) {
      offers.add(Offer.of(TurnCommand.EndPhase.class));
    }
    return new Offers<>(offers);
  }

  /** The hexes that the same guns reach are one offer: all guns of a side reach thousands. */
  private List<Offer<Command>> supports(Position position, List<Piece> guns) {
    Map<Place, List<String>> reached = new TreeMap<>();
    for (Piece gun : guns) {
      inRange(position, gun)
          .forEach(hex -> reached.computeIfAbsent(hex, _ -> new ArrayList<>()).add(gun.id()));
    }
    Map<List<String>, List<Place>> alike = new LinkedHashMap<>();
    reached.forEach((hex, by) -> alike.computeIfAbsent(by, _ -> new ArrayList<>()).add(hex));
    List<Offer<Command>> offers = new ArrayList<>();
    alike.forEach(
        (by, hexes) ->
            offers.add(
                Choices.offer(
                    FireCommand.Support.class, Choices.one("gun", by), Choices.one("hex", hexes))));
    return offers;
  }

  /** 1.7b: a support barrage is aimed at any hex in range, whoever stands there. */
  private List<Place> inRange(Position position, Piece piece) {
    int range = context.mix().barrageRange(piece.id());
    return context.map().within(range, piece.place()).stream()
        .filter(hex -> context.area().has(position.calendar().terms(), hex))
        .toList();
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
    if (context.mix().barrageRange(unit) == 0) {
      return Optional.of(Finding.forbids("1.6", new PlayWhy.NoGun(unit)));
    }
    if (piece.is(Mark.DISORGANISED)) {
      return Optional.of(Finding.forbids("1.4", new PlayWhy.IsDisorganised(unit)));
    }
    if (piece.is(Mark.UNSUPPLIED)) {
      return Optional.of(Finding.forbids("1.5", new PlayWhy.NoShells(unit)));
    }
    if (piece.is(Mark.BARRAGED)) {
      return Optional.of(Finding.forbids("1.7", new PlayWhy.BarragedAlready(unit)));
    }
    return context.zones().cover(position, side.other(), piece.place())
        ? Optional.of(Finding.forbids("1.7", new PlayWhy.InEnemyZone(unit, piece.place())))
        : Optional.empty();
  }

  @Rule("1.6")
  private Optional<Finding> tooFar(Piece piece, Place hex) {
    int range = context.mix().barrageRange(piece.id());
    int distance = context.map().distance(piece.place(), hex);
    return distance <= range
        ? Optional.empty()
        : Optional.of(
            Finding.forbids("1.6", new PlayWhy.OutOfRange(piece.id(), hex, distance, range)));
  }

  @Override
  public Command fallback(
      Position position, BarragePhase frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.EndPhase();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, BarragePhase frame, Seat seat, Command command) {
    return switch (command) {
      case FireCommand.Bombard(String gun, Place hex) -> why(position, frame, gun, hex, false);
      case FireCommand.Support(String gun, Place hex) -> why(position, frame, gun, hex, true);
      case FireCommand.Withdraw _ -> List.of();
      case TurnCommand _, StrikeCommand _, AirCommand _, MovementCommand _, AssaultCommand _ ->
          List.of();
    };
  }

  private List<Finding> why(
      Position position, BarragePhase frame, String gun, Place hex, boolean support) {
    Optional<Piece> own = context.mix().own(position, frame.side(), gun);
    if (own.isEmpty()) {
      return List.of(Finding.forbids("1.7", new PlayWhy.NoSuchUnit(gun)));
    }
    if (!context.area().has(position.calendar().terms(), hex)) {
      return List.of(Finding.forbids("5.0", new PlayWhy.OutsidePlay(hex)));
    }
    if (!support && context.mix().exposed(position, frame.side().other(), hex).isEmpty()) {
      return List.of(Finding.forbids("1.7a", new PlayWhy.NoTarget(hex)));
    }
    return silent(position, frame.side(), own.get())
        .or(() -> support ? noSupport(position, own.get()) : Optional.empty())
        .or(() -> tooFar(own.get(), hex))
        .stream()
        .toList();
  }

  @Override
  public void take(
      BarragePhase frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case FireCommand.Bombard(String gun, Place hex) -> fire(frame, gun, hex, false, ruling);
      case FireCommand.Support(String gun, Place hex) -> support(frame, gun, hex, ruling);
      case TurnCommand.EndPhase _ -> ruling.popFrame();
      case FireCommand.Withdraw _,
          TurnCommand _,
          StrikeCommand _,
          AirCommand _,
          MovementCommand _,
          AssaultCommand _ ->
          throw new IllegalStateException("not on offer: " + command);
    }
  }

  private void fire(
      BarragePhase frame,
      String gun,
      Place hex,
      boolean support,
      RulingInProgress<Position, Frame> ruling) {
    Questions.ask(
        briefs.barrage(ruling.position(), gun, hex),
        new FireFrame.AwaitingBarrage(frame.side(), gun, hex, support),
        ruling);
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

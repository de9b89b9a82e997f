package umpire.narvik.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.combat.AirRaid;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.naval.ShipLosses;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;

/**
 * 18.1.3 Attack on ships: the hex first, then each attack with its ship and points, all of them
 * declared in one order before the first is flown. Harstad is safe (22.1).
 */
public final class ShipAttack implements ActionKind, SideAsks<AirFrame.Directing> {
  private final ChapterContext chapterContext;
  private final Derived<List<Place>> targets = new Derived<>();
  private final AirMissions airMissions;
  private final ShipLosses losses;

  /** Attacks under an edition. */
  public ShipAttack(ChapterContext chapterContext, AirMissions airMissions, ShipLosses losses) {
    this.chapterContext = chapterContext;
    this.airMissions = airMissions;
    this.losses = losses;
  }

  @Override
  public Class<? extends Command> commands() {
    return AirCommand.AttackShips.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return side == Side.GERMAN;
  }

  @Override
  @Rule("18.1.3")
  public List<Offer<Command>> offers(Position position, Side side) {
    List<Place> hexes =
        side == Side.GERMAN && position.airPoints() > 0 ? targets(position) : List.of();
    return hexes.isEmpty()
        ? List.of()
        : List.of(Offer.of(AirCommand.AttackShips.class, "hex", new Domain.One(hexes)));
  }

  private List<Place> targets(Position position) {
    return targets.of(position.fleet(), () -> shipHexes(position));
  }

  private List<Place> shipHexes(Position position) {
    TreeSet<Place> hexes = new TreeSet<>();
    for (ShipOnMap ship : position.ships().values()) {
      if (chapterContext.map().isHex(ship.place())) {
        hexes.add(ship.place());
      }
    }
    return List.copyOf(hexes);
  }

  @Override
  @Rule({"18.1.3", "22.1"})
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    if (!(command instanceof AirCommand.AttackShips(Place hex))) {
      return Optional.empty();
    }
    List<Finding> why = airMissions.barsPoints(position, side, 1);
    if (!why.isEmpty()) {
      return Optional.of(why);
    }
    if (chapterContext.map().has(hex) && !chapterContext.map().isHex(hex)) {
      return Optional.of(List.of(Finding.forbids("22.1", new AirWhy.HarstadIsSafe())));
    }
    return Optional.of(
        targets(position).contains(hex)
            ? List.of()
            : List.of(Finding.forbids("18.1.3", new AirWhy.NoShip(hex))));
  }

  /** The order stays open: a draft. */
  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    Place hex = ((AirCommand.AttackShips) command).hex();
    ruling.pushFrame(new AirFrame.Directing(hex, List.of(), reaction));
  }

  @Override
  public Side side(AirFrame.Directing frame) {
    return Side.GERMAN;
  }

  @Override
  public RuleId rule(AirFrame.Directing frame) {
    return new RuleId("18.1.3");
  }

  @Override
  @Rule("18.1.3")
  public Offers<Command> offers(Position position, AirFrame.Directing frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    int left = left(position, frame);
    if (left > 0) {
      offers.add(
          new Offer<>(
              AirCommand.Strike.class,
              List.of(
                  new Offer.Parameter("ship", new Domain.One(ships(position, frame.hex()))),
                  new Offer.Parameter("airPoints", new Domain.Number(1, left)))));
    }
    if (!frame.attacks().isEmpty()) {
      offers.add(Offer.of(AirCommand.Fly.class));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, AirFrame.Directing frame, Seat seat, Offers<Command> offers) {
    return frame.attacks().isEmpty()
        ? new AirCommand.Strike(ChoiceQuestions.first(offers, "ship", String.class), 1)
        : new AirCommand.Fly();
  }

  private static List<String> ships(Position position, Place hex) {
    return position.ships().values().stream()
        .filter(ship -> ship.place().equals(hex))
        .map(ShipOnMap::id)
        .toList();
  }

  private static int left(Position position, AirFrame.Directing frame) {
    return position.airPoints()
        - frame.attacks().stream().mapToInt(AirFrame.Attack::airPoints).sum();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, AirFrame.Directing frame, Seat seat, Command command) {
    if (command instanceof AirCommand.Fly && !frame.attacks().isEmpty()) {
      return List.of();
    }
    if (!(command instanceof AirCommand.Strike(String ship, int points))) {
      return List.of();
    }
    if (!ships(position, frame.hex()).contains(ship)) {
      return List.of(Finding.forbids("18.1.3", new Why.NoSuchUnit(ship)));
    }
    int left = left(position, frame);
    return points < 1 || points > left
        ? List.of(Finding.forbids("18.1.3", new Why.NoAirPoints(points, left)))
        : List.of();
  }

  @Override
  public void take(
      AirFrame.Directing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (command instanceof AirCommand.Strike(String ship, int points)) {
      ruling.replaceFrame(frame.with(new AirFrame.Attack(ship, points)));
      return;
    }
    ruling.popFrame();
    ruling.add(
        new Event.AirPointsSpent(
            frame.attacks().stream().mapToInt(AirFrame.Attack::airPoints).sum()));
    airMissions.ask(
        ruling,
        sorties(frame.attacks()),
        question ->
            new AirFrame.AwaitingAttacks(frame.hex(), frame.attacks(), question, frame.reaction()));
  }

  static List<AirRaid.Sortie> sorties(List<AirFrame.Attack> attacks) {
    return attacks.stream()
        .map(attack -> new AirRaid.Sortie(attack.ship(), attack.airPoints()))
        .toList();
  }

  /** Hit by hit; the damaged go home when all has been flown (20.4). */
  @Rule({"18.1.3", "20.4"})
  void flown(RulingInProgress<Position, Frame> ruling, AirRaidReport report) {
    TreeSet<String> hit = new TreeSet<>();
    for (AirRaidReport.Flight flight : report.flights()) {
      losses.hit(ruling, flight.target(), flight.result().naval());
      if (flight.result().naval() > 0) {
        hit.add(flight.target());
      }
    }
    losses.sendHome(ruling, List.copyOf(hit));
  }
}

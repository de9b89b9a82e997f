package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;

/** 10.3-6, 10.7-8 The hex is won: up to six of the attackers may stay in it. */
final class Occupation implements Asks<Position, Command, Frame, Carrying> {
  private final OrderOfBattle orderOfBattle;
  private final Capture capture;
  private final Retreats retreats;

  Occupation(OrderOfBattle orderOfBattle, Capture capture, Retreats retreats) {
    this.orderOfBattle = orderOfBattle;
    this.capture = capture;
    this.retreats = retreats;
  }

  /** Land units of the attack that are in the hex and may stay or go back. */
  List<String> able(Position position, Carrying frame) {
    List<String> able = new ArrayList<>();
    List<String> jumped = Opponents.jumped(position, frame);
    for (String unit : frame.now().counters()) {
      if (orderOfBattle.isUnit(unit)
          && orderOfBattle.unit(unit).arm().isInfantry()
          && position.forces().has(unit)
          && !jumped.contains(unit)
          && position.piece(unit).place().equals(frame.now().target())) {
        able.add(unit);
      }
    }
    able.sort(null);
    return able;
  }

  private static int room(Position position, Carrying frame) {
    return Stacking.LIMIT - Opponents.jumped(position, frame).size();
  }

  @Override
  public RuleId rule(Carrying frame) {
    return new RuleId("10.3-6");
  }

  @Override
  public List<Seat> seats(Position position, Carrying frame) {
    return List.of(frame.plan().seat());
  }

  @Override
  @Rule({"10.3-6", "10.7-8", "10.7-8/r143"})
  public Offers<Command> offers(Position position, Carrying frame, Seat seat) {
    List<String> able = able(position, frame);
    int most = Math.min(able.size(), room(position, frame));
    return Offers.of(
        Offer.of(OffensiveCommand.Occupy.class, "units", new Domain.Some(able, 0, most)));
  }

  /** As many as may, in order of their ids. */
  @Override
  public Command fallback(Position position, Carrying frame, Seat seat, Offers<Command> offers) {
    List<String> able = able(position, frame);
    return new OffensiveCommand.Occupy(
        able.subList(0, Math.min(able.size(), room(position, frame))));
  }

  @Override
  public void take(
      Carrying frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    List<String> units = ((OffensiveCommand.Occupy) command).units().stream().sorted().toList();
    occupy(frame, units, ruling);
  }

  /**
   * 10.4-b/r121: parachutists who came down stay in any case, for they have nowhere to go back to;
   * leaders stay with whoever stays; everybody else goes back.
   */
  @Rule({"10.4-b", "10.4-b/r121"})
  void occupy(Carrying frame, List<String> chosen, RulingInProgress<Position, Frame> ruling) {
    Place hex = frame.now().target();
    List<String> units = new ArrayList<>(chosen);
    units.addAll(Opponents.jumped(ruling.position(), frame));
    Set<String> staying = new HashSet<>(units);
    if (!units.isEmpty()) {
      staying.addAll(leaders(ruling.position(), frame));
      ruling.add(new OffensiveEvent.HexOccupied(hex, staying.stream().sorted().toList()));
    }
    ruling.replaceFrame(frame.at(Carrying.Stage.HOME));
    retreats.back(frame, staying, List.of(), ruling);
    if (!units.isEmpty()) {
      capture.enter(ruling, units.getFirst(), List.of(hex));
    }
  }

  private List<String> leaders(Position position, Carrying frame) {
    List<String> leaders = new ArrayList<>(frame.now().landing());
    for (Plan.Approach marching : frame.now().marching()) {
      leaders.add(marching.unit());
    }
    leaders.removeIf(
        id ->
            orderOfBattle.isUnit(id)
                || !position.forces().has(id)
                || !position.piece(id).place().equals(frame.now().target()));
    return leaders;
  }
}

package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.OrderOfBattle;

/** 3.3.1-b Fighters that have come with others take part in the battle on the ground, or not. */
final class Escorting implements Asks<Position, Command, Frame, Carrying> {
  private final OrderOfBattle orderOfBattle;
  private final Opponents opponents;
  private final BattleStarts battleStarts;

  Escorting(OrderOfBattle orderOfBattle, Opponents opponents, BattleStarts battleStarts) {
    this.orderOfBattle = orderOfBattle;
    this.opponents = opponents;
    this.battleStarts = battleStarts;
  }

  /** Escorts of other aircraft over the hex that could fight there, by id. */
  @Rule("3.3.1-b")
  List<String> escorts(Position position, Carrying frame) {
    List<String> escorts = new ArrayList<>();
    boolean others = false;
    for (Flight flight : frame.flights()) {
      for (String aircraft : flight.aircraft()) {
        if (position.forces().has(aircraft)) {
          boolean fighter = orderOfBattle.unit(aircraft).arm().firesAtAircraft();
          others |= !fighter;
          if (fighter && orderOfBattle.strength(position.piece(aircraft)).support() > 0) {
            escorts.add(aircraft);
          }
        }
      }
    }
    return others ? escorts.stream().sorted().toList() : List.of();
  }

  @Override
  public RuleId rule(Carrying frame) {
    return new RuleId("3.3.1-b");
  }

  @Override
  public List<Seat> seats(Position position, Carrying frame) {
    return List.of(frame.plan().seat());
  }

  @Override
  public Offers<Command> offers(Position position, Carrying frame, Seat seat) {
    List<String> able = escorts(position, frame);
    return Offers.of(
        Offer.of(OffensiveCommand.Engage.class, "fighters", new Domain.Some(able, 0, able.size())));
  }

  /** All of them fight. */
  @Override
  public Command fallback(Position position, Carrying frame, Seat seat, Offers<Command> offers) {
    return new OffensiveCommand.Engage(escorts(position, frame));
  }

  @Override
  @Rule({"3.3.1-b", "10.2-4"})
  public void take(
      Carrying frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    List<String> waiting = new ArrayList<>(escorts(ruling.position(), frame));
    waiting.removeAll(((OffensiveCommand.Engage) command).fighters());
    Fight fight = opponents.fight(ruling.position(), frame);
    battleStarts.begin(fight.without(waiting), ruling);
  }
}

package umpire.weserubung.play.upkeep;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.FinalEvent;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.FinalCommand;
import umpire.weserubung.model.FinalFrame;
import umpire.weserubung.model.FinalWhy;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.fight.Aftermath;
import umpire.weserubung.play.fight.Losses;
import umpire.weserubung.play.turn.Morale;

/** 13.1 Ships outside ports cost morale; those that nobody pays for lose a step. */
final class Upkeep implements Asks<Position, Command, Frame, FinalFrame.Reducing> {
  /** So many ships for a point. */
  private static final int SHIPS = 5;

  private final Mix mix;
  private final Havens havens;
  private final Losses losses;
  private final Aftermath aftermath;

  Upkeep(Mix mix, Havens havens, Losses losses, Aftermath aftermath) {
    this.mix = mix;
    this.havens = havens;
    this.losses = losses;
    this.aftermath = aftermath;
  }

  /** What hits bring with them comes first (3.4.2, 3.4.5), then the next nation. */
  void run(FinalFrame.Upkeep frame, Course<Position, Frame> course) {
    if (aftermath.settles(course)) {
      return;
    }
    if (frame.nations().isEmpty()) {
      course.leave();
      return;
    }
    Nation nation = frame.nations().getFirst();
    course.replace(new FinalFrame.Upkeep(frame.nations().subList(1, frame.nations().size())));
    pay(nation, course);
  }

  /**
   * 13.1-a, 13.1-b/r9: a point for each full five. If only k points are left, five times k ships
   * are covered and all others lose a step.
   */
  @Rule({"13.1-a", "13.1-b", "13.1-b/r9"})
  private void pay(Nation nation, Course<Position, Frame> course) {
    Position position = course.position();
    List<String> ships = outside(position, nation);
    int cost = ships.size() / SHIPS;
    if (cost == 0) {
      return;
    }
    int paid = Math.min(cost, Morale.left(position, nation));
    int unpaid = paid == cost ? 0 : ships.size() - paid * SHIPS;
    course.tell(new FinalEvent.ShipsKeptAtSea(nation, ships.size(), paid, unpaid));
    if (unpaid == ships.size()) {
      reduce(ships, course);
    } else if (unpaid > 0) {
      course.push(new FinalFrame.Reducing(position.conventions().seat(nation), ships, unpaid));
    }
  }

  private List<String> outside(Position position, Nation nation) {
    List<String> ships = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm().isShip()
          && mix.nation(piece.id()) == nation
          && !havens.isPort(position, piece.place(), nation.side())) {
        ships.add(piece.id());
      }
    }
    return ships;
  }

  private void reduce(Iterable<String> ships, Course<Position, Frame> course) {
    for (String ship : ships) {
      losses.bear(ship, 1, course);
    }
  }

  @Override
  public RuleId rule(FinalFrame.Reducing frame) {
    return new RuleId("13.1-b");
  }

  @Override
  public List<Seat> seats(Position position, FinalFrame.Reducing frame) {
    return List.of(frame.seat());
  }

  @Override
  public Offers<Command> offers(Position position, FinalFrame.Reducing frame, Seat seat) {
    return Offers.of(
        Offer.of(
            FinalCommand.ReduceShips.class,
            "ships",
            new Domain.Some(frame.ships(), frame.number(), frame.number())));
  }

  @Override
  public Command fallback(
      Position position, FinalFrame.Reducing frame, Seat seat, Offers<Command> offers) {
    return new FinalCommand.ReduceShips(Set.copyOf(frame.ships().subList(0, frame.number())));
  }

  @Override
  public List<Finding> why(
      Position position, FinalFrame.Reducing frame, Seat seat, Command command) {
    return command instanceof FinalCommand.ReduceShips(Set<String> ships)
        ? List.of(Finding.forbids("13.1-b", new FinalWhy.SoManyShips(ships.size(), frame.number())))
        : List.of();
  }

  @Override
  public void take(
      FinalFrame.Reducing frame, Seat seat, Command command, Course<Position, Frame> course) {
    Set<String> ships = ((FinalCommand.ReduceShips) command).ships();
    course.leave();
    course.tell(new FinalEvent.UnpaidShipsChosen(seat, ships));
    reduce(ships, course);
  }
}

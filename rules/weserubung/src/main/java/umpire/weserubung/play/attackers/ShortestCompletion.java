package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.rules.OrderOfBattle;

/** The shortest way to complete an order whose author is gone: one counter at a time. */
public final class ShortestCompletion {
  private final OrderOfBattle orderOfBattle;

  public ShortestCompletion(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** Names that counter; if nobody can yet, whoever is offered first. */
  public Command naming(String counter, Offers<Command> offers) {
    for (Offer<Command> offer : offers.offers()) {
      if (names(offer).contains(counter)) {
        return of(offer, counter);
      }
    }
    return of(offers.offers().getFirst());
  }

  /** Names somebody who attacks there: a unit of the seat itself if there is one. */
  public Command attacking(Position position, Seat seat, Place target, Offers<Command> offers) {
    List<Offer<Command>> there = new ArrayList<>();
    for (Offer<Command> offer : offers.offers()) {
      if (isAttack(offer) && values(offer, 0).contains(target)) {
        there.add(offer);
      }
    }
    for (boolean own : List.of(true, false)) {
      for (Offer<Command> offer : there) {
        for (String name : names(offer)) {
          if (orderOfBattle.isUnit(name)
              && position.conventions().seat(orderOfBattle.nation(name)).equals(seat) == own) {
            return of(offer, name);
          }
        }
      }
    }
    return of(offers.offers().getFirst());
  }

  private static boolean isAttack(Offer<Command> offer) {
    return offer.command() == OffensiveCommand.Commit.class
        || offer.command() == OffensiveCommand.LandTroops.class
        || offer.command() == OffensiveCommand.SendParachutists.class;
  }

  /** The command that takes the first value of each parameter. */
  public static Command of(Offer<Command> offer) {
    List<String> names = names(offer);
    return of(offer, names.isEmpty() ? "" : names.getFirst());
  }

  private static Command of(Offer<Command> offer, String name) {
    Class<? extends Command> command = offer.command();
    if (command == OffensiveCommand.LaunchOffensive.class) {
      return new OffensiveCommand.LaunchOffensive();
    }
    Place target = (Place) values(offer, 0).getFirst();
    List<String> one = List.of(name);
    if (command == OffensiveCommand.SecondTarget.class) {
      return new OffensiveCommand.SecondTarget(target);
    } else if (command == OffensiveCommand.Commit.class) {
      return new OffensiveCommand.Commit(target, (Place) values(offer, 1).getFirst(), one);
    } else if (command == OffensiveCommand.LandTroops.class) {
      return new OffensiveCommand.LandTroops(target, one);
    } else if (command == OffensiveCommand.SendAircraft.class) {
      return new OffensiveCommand.SendAircraft(target, one);
    } else if (command == OffensiveCommand.SendParachutists.class) {
      return new OffensiveCommand.SendParachutists(
          target, values(offer, 1).getFirst().toString(), one);
    } else if (command == OffensiveCommand.Bombard.class) {
      return new OffensiveCommand.Bombard(target, one);
    } else {
      return new OffensiveCommand.Emplace(
          target, values(offer, 1).getFirst().toString(), (Place) values(offer, 2).getFirst());
    }
  }

  /** Those of whom some are to be named. */
  private static List<String> names(Offer<Command> offer) {
    for (Offer.Parameter parameter : offer.parameters()) {
      if (parameter.domain() instanceof Domain.Some(List<?> values, int _, int _)) {
        return values.stream().map(Object::toString).toList();
      }
    }
    return List.of();
  }

  private static List<?> values(Offer<Command> offer, int parameter) {
    return offer.parameters().get(parameter).domain() instanceof Domain.One(List<?> values)
        ? values
        : List.of();
  }
}

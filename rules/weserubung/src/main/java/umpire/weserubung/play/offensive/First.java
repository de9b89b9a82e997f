package umpire.weserubung.play.offensive;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.OffensiveCommand;

/** The shortest way to complete an order whose author is gone. */
final class First {
  private First() {}

  /** Launch it if that may be; else name the first of the first group that must be named. */
  static Command of(Offers<Command> offers) {
    for (Offer<Command> offer : offers.offers()) {
      if (offer.command() == OffensiveCommand.LaunchOffensive.class) {
        return new OffensiveCommand.LaunchOffensive();
      }
    }
    for (Offer<Command> offer : offers.offers()) {
      if (offer.command() == OffensiveCommand.SecondTarget.class) {
        return new OffensiveCommand.SecondTarget(place(offer));
      }
      if (offer.command() == OffensiveCommand.Commit.class) {
        return new OffensiveCommand.Commit(place(offer), names(offer, 1));
      }
      if (offer.command() == OffensiveCommand.LandTroops.class) {
        return new OffensiveCommand.LandTroops(place(offer), names(offer, 1));
      }
      if (offer.command() == OffensiveCommand.SendParachutists.class) {
        return new OffensiveCommand.SendParachutists(
            place(offer), names(offer, 1).getFirst(), names(offer, 2));
      }
    }
    throw new IllegalStateException("an offensive that cannot be completed");
  }

  private static Place place(Offer<Command> offer) {
    return (Place) values(offer, 0).getFirst();
  }

  private static List<String> names(Offer<Command> offer, int parameter) {
    return List.of(values(offer, parameter).getFirst().toString());
  }

  private static List<?> values(Offer<Command> offer, int parameter) {
    return switch (offer.parameters().get(parameter).domain()) {
      case Domain.One(List<?> values) -> values;
      case Domain.Some(List<?> values, int _, int _) -> values;
      case Domain.Number _, Domain.Named _, Domain.Shares _ ->
          throw new IllegalStateException("an offensive names places and counters");
    };
  }
}

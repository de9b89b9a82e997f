package umpire.fallschirmjaeger.rules;

import java.util.List;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;

/** How offers are written. */
public final class Choices {
  private Choices() {}

  /** A parameter of exactly one of these values, at least one. */
  public static Offer.Parameter one(String name, List<?> values) {
    return new Offer.Parameter(name, new Domain.One(values));
  }

  /** A parameter of some of these values. */
  public static Offer.Parameter some(String name, List<?> values, int min, int max) {
    return new Offer.Parameter(name, new Domain.Some(values, min, max));
  }

  /** An offer of a command of these parameters. */
  public static Offer<Command> offer(
      Class<? extends Command> command, Offer.Parameter... parameters) {
    return new Offer<>(command, List.of(parameters));
  }
}

package umpire.lobby.common;

import java.util.function.Supplier;
import umpire.chassis.http.Problem;

/** Refusals of a value, with the place in the body where the value stood. */
public final class BodyProblems {
  private BodyProblems() {}

  /** The value that is read; 400 with this JSON pointer where it refuses its argument. */
  public static <T> T at(String pointer, Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException refused) {
      throw Problem.malformed(pointer, String.valueOf(refused.getMessage())).asException();
    }
  }
}

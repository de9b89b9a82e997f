package umpire.kernel.id;

/** Checks of the numbered ids. */
final class IdNumbers {
  private IdNumbers() {}

  static void requireFromOne(int number, String what) {
    if (number < 1) {
      throw new IllegalArgumentException(what + " is numbered from 1, not " + number);
    }
  }
}

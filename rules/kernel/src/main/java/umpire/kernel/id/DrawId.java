package umpire.kernel.id;

/**
 * The number of a draw within its match, without gaps; a brief with dice takes one.
 *
 * @param number from 1; a lower one throws IllegalArgumentException
 */
public record DrawId(int number) {
  public DrawId {
    IdNumbers.requireFromOne(number, "a draw");
  }
}

package umpire.kernel.id;

/**
 * The number of a question to another service within its match.
 *
 * @param number from 1; a lower one throws IllegalArgumentException
 */
public record QuestionId(int number) {
  public QuestionId {
    IdNumbers.requireFromOne(number, "a question");
  }
}

package umpire.desk;

import umpire.kernel.dice.DrawKey;

/**
 * What a service adjudicates, and the names that follow from it. A service has one bean of this
 * type.
 *
 * @param subject such as {@code combat}; topics, consumer group, source and figures have this name
 * @param work name of the span in which one question is answered, such as {@code adjudicate}
 * @param dice whether each question brings the key of its dice; otherwise none may
 */
public record Desk(String subject, String work, boolean dice) {
  /** Name of the service, which is also its consumer group. */
  public String service() {
    return subject + "-service";
  }

  /** Topic of the questions. */
  public String requested() {
    return subject + ".requested";
  }

  /** Topic of the reports, which is also the type of their messages. */
  public String reported() {
    return subject + ".reported";
  }

  /** The {@code source} of the messages. */
  public String source() {
    return "/" + service();
  }

  /** The {@code dataschema} of the messages. */
  public String schema() {
    return "urn:umpire:schema:" + reported() + ":1";
  }

  /**
   * Checks the key of a question.
   *
   * @param key of the dice in hexadecimal; empty where there is none
   * @throws IllegalArgumentException if dice are thrown and this is no key, or none are thrown and
   *     this is not empty
   */
  public void checkKey(String key) {
    if (dice) {
      DrawKey _ = new DrawKey(key);
    } else if (!key.isEmpty()) {
      throw new IllegalArgumentException(subject + " throws no dice, so it takes no key");
    }
  }
}

package umpire.lobby.matchmaking;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import umpire.chassis.kafka.Incoming;

/** The ends of matches among the messages of {@code match.events}. */
public final class MatchEnds {
  /** Where matches are told of. */
  public static final String TOPIC = "match.events";

  /** Messages of other types say theirs here, so that they need not be read. */
  private static final String TYPE = "umpire-type";

  /** A member that ends alone have: of all other messages nothing is read. */
  private static final byte[] SCORES = "\"scores\"".getBytes(StandardCharsets.UTF_8);

  private MatchEnds() {}

  /** Whether a message may tell an end; false for most, without their being read. */
  public static boolean mayBe(Incoming message) {
    return mayTell(message, SCORES);
  }

  /** Whether a message of what happened in a match may have this member; it is not read for it. */
  public static boolean mayTell(Incoming message, byte[] member) {
    return message.headers().getOrDefault(TYPE, TOPIC).equals(TOPIC)
        && isIn(member, message.value().bytes());
  }

  private static boolean isIn(byte[] part, byte[] whole) {
    for (int i = 0; i + part.length <= whole.length; i++) {
      if (Arrays.mismatch(whole, i, i + part.length, part, 0, part.length) < 0) {
        return true;
      }
    }
    return false;
  }
}

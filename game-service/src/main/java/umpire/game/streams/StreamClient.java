package umpire.game.streams;

import umpire.game.referee.access.MatchReaderAccess;

/**
 * Who follows a stream.
 *
 * @param access what they may see
 * @param decisions whether they are sent what their seat is asked
 */
public record StreamClient(MatchReaderAccess access, boolean decisions) {
  /** One who asks for their decisions by themselves. */
  public static StreamClient of(MatchReaderAccess access) {
    return new StreamClient(access, false);
  }
}

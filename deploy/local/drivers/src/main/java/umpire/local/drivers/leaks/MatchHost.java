package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** A running house that opens matches at any position; two at the same dice are alike. */
public interface MatchHost {
  /** Where it answers: scheme, host and port. */
  String origin();

  /**
   * Who plays a pair: a token for each seat, and one of an account without a seat.
   *
   * @param seats of each seat the token
   * @param onlooker the token of an account that has no seat
   */
  record People(Map<String, String> seats, String onlooker) {
    public People {
      seats = Map.copyOf(seats);
    }
  }

  /** People for a pair. */
  People people(List<String> seats);

  /**
   * Opens a match at a position, each seat taken, and returns its id.
   *
   * @param dice the same number gives the same dice
   */
  String open(String game, JsonNode position, List<String> seats, People people, long dice);
}

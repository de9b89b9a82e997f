package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A running installation that opens matches at any position; two at the same dice are alike. */
public interface MatchHost {
  /** Which match of a pair. */
  enum Side {
    /** The first. */
    ONE,
    /** The second. */
    OTHER
  }

  /** Where it answers: scheme, host and port. */
  String origin();

  /**
   * An account and a token of it.
   *
   * @param account its id
   * @param name under which it signs in
   */
  record Person(String account, String name, String token) {}

  /**
   * Who plays one match of a pair. The two matches of a pair have different people: budgets belong
   * to tokens and accounts, and what one match adds to a budget must not show in the other.
   *
   * @param seats who has each seat
   * @param onlooker an account that has no seat
   */
  record People(Map<String, Person> seats, Person onlooker) {
    public People {
      seats = Map.copyOf(seats);
    }

    /** Who has this seat; throws IllegalArgumentException where nobody has. */
    public Person of(String seat) {
      return Optional.ofNullable(seats.get(seat))
          .orElseThrow(() -> new IllegalArgumentException("nobody plays " + seat));
    }
  }

  /**
   * People for one match of a pair.
   *
   * @param lane pairs of different lanes are played at the same time
   */
  People people(List<String> seats, Side side, int lane);

  /**
   * What is to be opened.
   *
   * @param position where it begins
   * @param dice the same number gives the same dice
   * @param closer whether more is compared, at more cost
   */
  record Opening(String game, JsonNode position, List<String> seats, long dice, boolean closer) {
    public Opening {
      seats = List.copyOf(seats);
    }
  }

  /**
   * A match that was opened.
   *
   * @param messages what the installation sends its viewer by itself, from before its seats were
   *     taken
   */
  record Opened(String match, UnpromptedMessages messages) {}

  /** Opens a match, each seat taken, that the viewer follows. */
  Opened open(Opening opening, People people, Person viewer);
}

package umpire.lobby.matchmaking;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.TreeMap;
import umpire.chassis.http.Problem;

/** Checks a requested match of two against the games and scenarios that can be played. */
@ApplicationScoped
public class RequestedMatchValidator {
  /** One who offers, and one who takes. */
  private static final int PLAYERS = 2;

  private final Catalogue catalogue;
  private final ObjectMapper json;

  RequestedMatchValidator(Catalogue catalogue, ObjectMapper json) {
    this.catalogue = catalogue;
    this.json = json;
  }

  /**
   * To be kept. 400 with the pointer where game, scenario, option or seat does not exist or the
   * scenario is not for two, 503 while the games are not known.
   */
  public WantedMatch checked(RequestedMatch wish, MatchPlayer matchPlayer) {
    List<String> seats = catalogue.seats(wish.game(), wish.scenario());
    if (seats.size() != PLAYERS) {
      throw Problem.malformed(
              "/scenario",
              "its seats are "
                  + seats
                  + ", this fills two: open the match and invite the others by `seats`")
          .asException();
    }
    requireSeat(seats, matchPlayer);
    catalogue.check(wish.game(), wish.options());
    return wanted(wish);
  }

  /**
   * The seats of what is requested, in the scenario's order. 400 with the pointer where game,
   * scenario or option does not exist, 503 while the games are not known.
   */
  public List<String> seats(RequestedMatch wish) {
    List<String> seats = catalogue.seats(wish.game(), wish.scenario());
    catalogue.check(wish.game(), wish.options());
    return seats;
  }

  /** As it is kept and published, unchecked. */
  public WantedMatch wanted(RequestedMatch wish) {
    ObjectNode options = json.createObjectNode();
    new TreeMap<>(wish.options()).forEach(options::put);
    return new WantedMatch(
        wish.game(),
        wish.scenario(),
        options.toString(),
        wish.isPublic(),
        wish.spectatorDelay(),
        wish.clock(),
        wish.rated());
  }

  /** The second one's seat: 400 where there is none of this id, 409 where the first wants it. */
  public void requireFree(WantedMatch wanted, MatchPlayer first, MatchPlayer second) {
    requireSeat(catalogue.seats(wanted.game(), wanted.scenario()), second);
    if (!second.seat().isEmpty() && second.seat().equals(first.seat())) {
      throw Problem.conflict(
              "seat-taken", "The seat is taken", first.name() + " wants " + second.seat() + ".")
          .asException();
    }
  }

  private static void requireSeat(List<String> seats, MatchPlayer matchPlayer) {
    if (!matchPlayer.seat().isEmpty() && !seats.contains(matchPlayer.seat())) {
      throw Problem.malformed("/seat", "the seats are " + seats).asException();
    }
  }
}

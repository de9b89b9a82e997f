package umpire.game.referee.opening;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.clock.TimeControl;
import umpire.game.store.match.MatchPolicies;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.Matches;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Spectators;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;

/**
 * Matches that two accounts have arranged with lobby-service, which gave them their ids. A player
 * who gave a salt has taken their seat; for one who did not, it is kept.
 */
@Singleton
public class ArrangedMatches {
  private final Matches matches;
  private final MatchRegistry matchRegistry;

  ArrangedMatches(Matches matches, MatchRegistry matchRegistry) {
    this.matches = matches;
    this.matchRegistry = matchRegistry;
  }

  /**
   * A match that was arranged.
   *
   * @param match the id that it is to have
   * @param seek under which it was arranged
   * @param isPublic whether everybody may look on
   * @param spectatorDelay of {@link Spectators}
   * @param clock how time is given: none or one
   * @param rated whether its end counts for ratings
   * @param tournament the id of that which it belongs to, else empty
   * @param policies what its players may do
   * @param players the first opens the match
   */
  public record Arranged(
      String match,
      String seek,
      String game,
      String scenario,
      Map<String, String> options,
      boolean isPublic,
      int spectatorDelay,
      List<TimeControl> clock,
      boolean rated,
      String tournament,
      MatchPolicies policies,
      List<Player> players) {
    public Arranged {
      options = Map.copyOf(options);
      clock = List.copyOf(clock);
      players = List.copyOf(players);
    }
  }

  /**
   * Who plays.
   *
   * @param seat wanted, empty where any will do
   * @param seated whether the seat is taken with this salt, or only kept
   */
  public record Player(String account, String seat, boolean seated, String salt) {}

  /**
   * Opens it, once however often it is asked; fails with a 400 where it cannot be had so, as where
   * seats would stay empty that anybody could take.
   */
  public Uni<MatchRow> open(UUID id, Arranged arranged) {
    return matches
        .find(id)
        .flatMap(
            there ->
                there.isPresent()
                    ? matchRegistry.find(id)
                    : matchRegistry
                        .open(
                            id,
                            arranged.players().getFirst().account(),
                            new MatchRegistry.Opening(
                                arranged.game(),
                                "",
                                arranged.scenario(),
                                arranged.options(),
                                Map.of(),
                                arranged.isPublic(),
                                new Spectators(arranged.spectatorDelay()),
                                arranged.clock().stream().findFirst(),
                                new MatchTerms(
                                    arranged.rated(), arranged.tournament(), arranged.policies())),
                            scenario ->
                                Uni.createFrom().item(seats(id, scenario, arranged.players())))
                        .flatMap(_ -> matchRegistry.find(id)));
  }

  /**
   * In the scenario's order. Who wants a seat has it; of the others, whether they get the rest in
   * their order or the other way round follows from the match's id, which nobody can choose.
   */
  private static List<SeatRow> seats(UUID match, Scenario scenario, List<Player> players) {
    List<String> ids = scenario.seats().stream().map(Seat::id).toList();
    if (ids.size() != players.size()) {
      throw refused("there are " + ids.size() + " seats for " + players.size() + " players");
    }
    Map<String, Player> sitting = new HashMap<>();
    List<Player> anywhere = new ArrayList<>();
    for (Player player : players) {
      if (player.seat().isEmpty()) {
        anywhere.add(player);
      } else if (!ids.contains(player.seat()) || sitting.put(player.seat(), player) != null) {
        throw refused("the seats are " + ids + ", each for one player");
      }
    }
    List<String> free =
        new ArrayList<>(ids.stream().filter(seat -> !sitting.containsKey(seat)).toList());
    if ((match.getLeastSignificantBits() & 1) == 1) {
      Collections.reverse(free);
    }
    for (int i = 0; i < anywhere.size(); i++) {
      sitting.put(free.get(i), anywhere.get(i));
    }
    return ids.stream().map(seat -> row(seat, Optional.ofNullable(sitting.get(seat)))).toList();
  }

  private static SeatRow row(String seat, Optional<Player> sitting) {
    return sitting
        .map(
            player ->
                player.seated()
                    ? SeatRow.taken(seat, player.account(), SaltInput.of(player.salt()))
                    : SeatRow.kept(seat, player.account()))
        .orElseGet(() -> SeatRow.open(seat));
  }

  private static RuntimeException refused(String why) {
    return Problem.malformed("/players", why).asException();
  }
}

package umpire.lobby.tournaments.ladder;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.state.Entry;

/** A challenge on a ladder. */
@Schema(requiredProperties = {"number", "challenger", "challenged", "seats", "status", "madeAt"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LadderChallengeView(
    @Schema(description = "From 1 on.") int number,
    LadderPlayerView challenger,
    LadderPlayerView challenged,
    @Schema(description = "Numbers of the two in the order of the scenario's seats.")
        List<Integer> seats,
    @Schema(
            enumeration = {
              "offered",
              "playing",
              "over",
              "declined",
              "taken-back",
              "lapsed",
              "called-off"
            },
            description =
                "`lapsed`: nobody answered in time. `called-off`: one of the two withdrew, or the tournament ended.")
        String status,
    Instant madeAt,
    @Schema(description = "Until when it waits for an answer; left out where nobody has to answer.")
        @Nullable Instant answerBy,
    @Schema(description = "The board of round 1 on which it is played; left out until then.")
        @Nullable Integer board) {
  public LadderChallengeView {
    seats = List.copyOf(seats);
  }

  /** Somebody on a ladder. */
  @Schema(requiredProperties = {"number", "account", "name"})
  public record LadderPlayerView(int number, String account, String name) {}

  static LadderChallengeView of(LadderChallenge challenge, List<Entry> entries) {
    return new LadderChallengeView(
        challenge.number(),
        player(challenge.challenger(), entries),
        player(challenge.challenged(), entries),
        challenge.pairing().seats(),
        challenge.status().word(),
        challenge.madeAt(),
        challenge.answerBy().orElse(null),
        challenge.board().orElse(null));
  }

  private static LadderPlayerView player(int number, List<Entry> entries) {
    return entries.stream()
        .filter(entry -> entry.number() == number)
        .findFirst()
        .map(entry -> new LadderPlayerView(number, entry.account(), entry.name()))
        .orElseThrow(() -> Problem.notFound().asException());
  }
}

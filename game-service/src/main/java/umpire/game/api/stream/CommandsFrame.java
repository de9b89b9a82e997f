package umpire.game.api.stream;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.game.api.http.MatchId;
import umpire.game.api.play.CommandsBody;
import umpire.game.api.play.PreferHeader;
import umpire.game.referee.command.CommandRequest;

/**
 * Commands of a seat as a text frame of a socket: the body of {@code POST .../commands}, and what
 * its address and its header say.
 *
 * @param match on the socket of all matches, and on no other
 * @param seconds for which reports are waited for, 0 to 30; left out for not at all
 */
record CommandsFrame(
    String commandId,
    @Nullable String match,
    @Nullable Integer decision,
    @Nullable List<JsonNode> commands,
    @Nullable String text,
    @JsonProperty("wait") @Nullable Integer seconds) {

  /**
   * What an account asks by it; throws ProblemException as the body's own does.
   *
   * @param of the match of the socket; empty on that of all matches
   */
  CommandRequest request(Optional<UUID> of, String account, Instant received) {
    return new CommandsBody(commandId, decision, commands, text)
        .request(match(of), account, received);
  }

  private UUID match(Optional<UUID> of) {
    if (of.isPresent() == (match != null)) {
      throw Problem.malformed(
              "/match", of.isPresent() ? "it is the match of the socket" : "which match is missing")
          .asException();
    }
    return match == null ? of.orElseThrow() : MatchId.of(match);
  }

  /** How long reports are waited for; throws ProblemException for a time out of range. */
  Duration waits() {
    int most = seconds == null ? 0 : seconds;
    if (most < 0 || most > PreferHeader.LONGEST) {
      throw Problem.malformed("/wait", "0 to " + PreferHeader.LONGEST + " seconds").asException();
    }
    return Duration.ofSeconds(most);
  }
}

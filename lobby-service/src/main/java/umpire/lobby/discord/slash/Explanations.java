package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;
import umpire.chassis.http.ProblemException;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.ApiUnreachable;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;

/** Why something was not done, in words for Discord. */
public final class Explanations {
  private static final Logger LOG = Logger.getLogger(Explanations.class);

  /** Too much is under way. */
  public static final Message BUSY = Message.of("Umpire is busy just now. Try again in a moment.");

  private Explanations() {}

  /** The message where work failed so. */
  public static Message of(RuntimeException failure) {
    return Message.of(
        switch (failure) {
          case HintException hintException -> hintException.sentence();
          case ApiRefusal apiRefusal -> of(apiRefusal);
          case ApiUnreachable _ -> "Umpire does not answer. Try again in a moment.";
          case ProblemException problem -> DiscordLimits.plain(problem.problem().detail());
          default -> {
            LOG.error("an interaction failed", failure);
            yield "Something went wrong on our side. It is in our log.";
          }
        });
  }

  /** A refusal of our public API: its sentence, and each finding with its paragraph. */
  public static String of(ApiRefusal apiRefusal) {
    JsonNode problem = apiRefusal.problem();
    return switch (apiRefusal.status()) {
      case 401 -> "Your link has ended. Get a new code and `/link` again.";
      case 404 -> "There is no such thing, or it is not yours to see.";
      case 429, 503 -> "Umpire is busy just now. Try again in a moment.";
      default -> {
        List<String> lines = new ArrayList<>();
        lines.add(
            "**"
                + DiscordLimits.plain(problem.path("title").asText("Refused"))
                + "**: "
                + DiscordLimits.plain(
                    problem.path("detail").asText("status " + apiRefusal.status())));
        lines.addAll(findings(problem.path("findings")));
        yield DiscordLimits.lines(lines, DiscordLimits.CONTENT);
      }
    };
  }

  /** Findings, one line each: the paragraph, then what it says. */
  public static List<String> findings(JsonNode findings) {
    List<String> lines = new ArrayList<>();
    findings.forEach(
        finding ->
            lines.add(
                "**"
                    + DiscordLimits.plain(finding.path("rule").asText())
                    + "** "
                    + DiscordLimits.plain(finding.path("because").asText())));
    return lines;
  }
}

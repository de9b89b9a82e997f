package umpire.lobby.discord;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;
import umpire.chassis.http.ProblemException;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.outside.Refusal;
import umpire.lobby.discord.outside.Unreachable;

/** Why something was not done, in words for Discord. */
public final class Explanations {
  private static final Logger LOG = Logger.getLogger(Explanations.class);

  /** Too much is under way. */
  static final Message BUSY = Message.of("Umpire is busy just now. Try again in a moment.");

  private Explanations() {}

  /** What is told where work failed so. */
  public static Message of(RuntimeException failure) {
    return Message.of(
        switch (failure) {
          case Hint hint -> hint.sentence();
          case Refusal refusal -> of(refusal);
          case Unreachable _ -> "Umpire does not answer just now. Try again in a moment.";
          case ProblemException problem -> Bounds.plain(problem.problem().detail());
          default -> {
            LOG.error("an interaction failed", failure);
            yield "Something went wrong on our side. It is in our log.";
          }
        });
  }

  /** A refusal of our public API: its sentence, and each finding with its paragraph. */
  public static String of(Refusal refusal) {
    JsonNode problem = refusal.problem();
    return switch (refusal.status()) {
      case 401 -> "Your link has ended. Get a new code and `/link` again.";
      case 404 -> "There is no such thing, or it is not yours to see.";
      case 429, 503 -> "Umpire is busy just now. Try again in a moment.";
      default -> {
        List<String> lines = new ArrayList<>();
        lines.add(
            "**"
                + Bounds.plain(problem.path("title").asText("Refused"))
                + "**: "
                + Bounds.plain(problem.path("detail").asText("status " + refusal.status())));
        lines.addAll(findings(problem.path("findings")));
        yield Bounds.lines(lines, Bounds.CONTENT);
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
                    + Bounds.plain(finding.path("rule").asText())
                    + "** "
                    + Bounds.plain(finding.path("because").asText())));
    return lines;
  }
}

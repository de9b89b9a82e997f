package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.form.FormDecision;
import umpire.lobby.discord.form.FormPage;
import umpire.lobby.discord.form.OpenForms;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;

/** The open decision as components to click; only the user sees it. */
@ApplicationScoped
public class DecisionForms {
  private final PublicApi api;
  private final OpenForms openForms;
  private final DiscordExecutor discordExecutor;

  DecisionForms(PublicApi api, OpenForms openForms, DiscordExecutor discordExecutor) {
    this.api = api;
    this.openForms = openForms;
    this.discordExecutor = discordExecutor;
  }

  /** What the match asks of them now. */
  Message now(LinkedUser linkedUser, String match) {
    return of(linkedUser, match, FormDecision.of(api.decision(linkedUser.token(), match)));
  }

  /** A form for what is asked, or whom the match waits for where they are asked nothing. */
  Message of(LinkedUser linkedUser, String match, FormDecision formDecision) {
    return formDecision.anything()
        ? FormPage.of(
            discordExecutor.await(() -> openForms.open(linkedUser.user(), match, formDecision)))
        : Message.of(waiting(formDecision));
  }

  private static String waiting(FormDecision formDecision) {
    String status = formDecision.json().path("status").asText();
    if (status.equals("over")) {
      return "The match is over.";
    }
    String question = formDecision.json().path("question").asText();
    if (!question.isEmpty()) {
      return "The match waits for a report of " + question + ". `/decision` in a moment.";
    }
    return formDecision.waitingFor().isEmpty()
        ? "You are asked nothing; the match is " + DiscordLimits.plain(status) + "."
        : "You are asked nothing. The match waits for "
            + DiscordLimits.plain(String.join(", ", formDecision.waitingFor()))
            + ".";
  }
}

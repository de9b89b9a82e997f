package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.form.Asked;
import umpire.lobby.discord.form.FormPage;
import umpire.lobby.discord.form.Sheets;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.outside.PublicApi;

/** What is asked of somebody, as something to click. For his eyes alone. */
@ApplicationScoped
public class Decisions {
  private final PublicApi api;
  private final Sheets sheets;
  private final Workroom workroom;

  Decisions(PublicApi api, Sheets sheets, Workroom workroom) {
    this.api = api;
    this.sheets = sheets;
    this.workroom = workroom;
  }

  /** What the match asks of him now. */
  Message now(Linked linked, String match) {
    return of(linked, match, Asked.of(api.decision(linked.token(), match)));
  }

  /** A form for what is asked, or whom the match waits for where he is asked nothing. */
  Message of(Linked linked, String match, Asked asked) {
    return asked.anything()
        ? FormPage.of(workroom.await(() -> sheets.open(linked.user(), match, asked)))
        : Message.of(waiting(asked));
  }

  private static String waiting(Asked asked) {
    String status = asked.json().path("status").asText();
    if (status.equals("over")) {
      return "The match is over.";
    }
    String question = asked.json().path("question").asText();
    if (!question.isEmpty()) {
      return "The match waits for a report of " + question + ". `/decision` in a moment.";
    }
    return asked.waitingFor().isEmpty()
        ? "You are asked nothing; the match is " + Bounds.plain(status) + "."
        : "You are asked nothing. The match waits for "
            + Bounds.plain(String.join(", ", asked.waitingFor()))
            + ".";
  }
}

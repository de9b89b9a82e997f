package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import umpire.lobby.discord.channels.TournamentText;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.signature.Interaction;

/** {@code /standings [tournament] [public]}: in words, and as a picture where it can be drawn. */
@ApplicationScoped
public class StandingsCommand implements SlashCommand {
  private final TournamentChoice choice;
  private final PublicApi api;
  private final TournamentPictures pictures;

  StandingsCommand(TournamentChoice choice, PublicApi api, TournamentPictures pictures) {
    this.choice = choice;
    this.api = api;
    this.pictures = pictures;
  }

  @Override
  public String name() {
    return "standings";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    boolean seen = command.options().flag("public");
    return new InteractionAnswer.Then(
        new Reply.Later(!seen), () -> standings(command.context(), command.options()));
  }

  private Message standings(Interaction.Context context, Interaction.Options options) {
    JsonNode tournament = choice.of(context, options);
    String id = tournament.path("id").asText();
    JsonNode standings = api.tournament(id, "/standings");
    List<String> lines = new ArrayList<>(TournamentText.standings(standings));
    if (lines.isEmpty()) {
      return Message.of(TournamentText.name(tournament) + " has not begun.");
    }
    int round = standings.path("round").asInt();
    String when = (standings.path("complete").asBoolean() ? "after" : "during") + " round " + round;
    StringJoiner criteria = new StringJoiner(", ");
    standings.path("criteria").forEach(one -> criteria.add(one.path("label").asText()));
    Embed embed =
        new Embed(
            tournament.at("/plan/name").asText() + ", " + when,
            DiscordLimits.lines(lines, DiscordLimits.DESCRIPTION),
            criteria.toString(),
            "");
    return pictures.with(Message.of(embed), id, "/standings.png", "The standings, as above");
  }
}

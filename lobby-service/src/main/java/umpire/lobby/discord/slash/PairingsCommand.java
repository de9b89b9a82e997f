package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.channels.TournamentText;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.signature.Interaction;

/**
 * {@code /pairings [tournament] [round] [public]}: of the latest round, where none is named; in
 * words, and as a picture where it can be drawn.
 */
@ApplicationScoped
public class PairingsCommand implements SlashCommand {
  private static final int NONE = 404;

  private final TournamentChoice choice;
  private final PublicApi api;
  private final TournamentPictures pictures;

  PairingsCommand(TournamentChoice choice, PublicApi api, TournamentPictures pictures) {
    this.choice = choice;
    this.api = api;
    this.pictures = pictures;
  }

  @Override
  public String name() {
    return "pairings";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    boolean seen = command.options().flag("public");
    return new InteractionAnswer.Then(
        new Reply.Later(!seen), () -> pairings(command.context(), command.options()));
  }

  private Message pairings(Interaction.Context context, Interaction.Options options) {
    JsonNode tournament = choice.of(context, options);
    String id = tournament.path("id").asText();
    JsonNode round = round(id, options.text("round"));
    int number = round.path("number").asInt();
    Embed embed =
        Embed.of(
            tournament.at("/plan/name").asText() + ", round " + number,
            DiscordLimits.lines(TournamentText.pairings(round), DiscordLimits.DESCRIPTION));
    return pictures.with(
        Message.of(embed), id, "/rounds/" + number + "/pairings.png", "The pairings, as above");
  }

  private JsonNode round(String id, String number) {
    if (number.isEmpty()) {
      JsonNode rounds = api.tournament(id, "/rounds").path("rounds");
      if (rounds.isEmpty()) {
        throw new HintException("No round is paired yet.");
      }
      return rounds.path(rounds.size() - 1);
    }
    try {
      return api.tournament(id, "/rounds/" + number(number));
    } catch (ApiRefusal refused) {
      if (refused.status() != NONE) {
        throw refused;
      }
      throw new HintException("There is no round " + number(number) + ".");
    }
  }

  private static int number(String text) {
    if (!text.matches("[1-9]\\d{0,3}")) {
      throw new HintException("Rounds are numbered from 1 on.");
    }
    return Integer.parseInt(text);
  }
}

package umpire.lobby.discord.channels;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.lobby.discord.message.Component;

/** The buttons of a tournament, by what one may do in it now. */
public final class TournamentButtons {
  /** What the custom ids of all of them begin with. */
  public static final String PREFIX = "t:";

  /** Of the button by which one enters; the id of the tournament follows. */
  public static final String JOIN = PREFIX + "join:";

  /** Of the button by which one checks in; the id of the tournament follows. */
  public static final String CHECK_IN = PREFIX + "check-in:";

  private TournamentButtons() {}

  /** None once it has begun. */
  public static List<Component.Row> of(JsonNode tournament) {
    String id = tournament.path("id").asText();
    Component join = new Component.Button(Component.Style.PRIMARY, "Join", JOIN + id);
    return switch (tournament.path("status").asText()) {
      case "published", "registration" -> List.of(new Component.Row(List.of(join)));
      case "check-in" ->
          List.of(
              new Component.Row(
                  List.of(
                      new Component.Button(Component.Style.SUCCESS, "Check in", CHECK_IN + id),
                      join)));
      default -> List.of();
    };
  }
}

package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.tournaments.state.PairedMatch;

/** Matches that were opened as one act, and how far they are. */
@Schema(requiredProperties = {"request", "version", "game", "createdAt", "counts", "matches"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BulkView(
    @Schema(description = "Left out where everything was only checked.") @Nullable String id,
    @Schema(description = "The id that the host gave it.") String request,
    @Schema(description = "Counts what became of its matches; the ETag.") long version,
    String game,
    Instant createdAt,
    CountsView counts,
    List<MatchView> matches) {
  public BulkView {
    matches = List.copyOf(matches);
  }

  /** How many matches stand where. */
  @Schema(
      name = "BulkCountsView",
      requiredProperties = {"opening", "open", "over", "refused"})
  public record CountsView(
      @Schema(description = "game-service has not answered yet.") int opening,
      @Schema(description = "They are there, and not over.") int open,
      int over,
      @Schema(description = "They could not be opened.") int refused) {}

  /** One of the matches. */
  @Schema(
      name = "BulkMatchView",
      requiredProperties = {"place", "scenario", "players", "status"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record MatchView(
      @Schema(description = "From 1 on, as the host listed them.") int place,
      @Schema(format = "uuid", description = "Left out where everything was only checked.")
          @Nullable String match,
      @Schema(description = "By the host's choice.") @Nullable String name,
      String scenario,
      @Schema(description = "In the order of the scenario's seats.") List<PlayerView> players,
      @Schema(enumeration = {"opening", "open", "over", "refused"}) String status,
      @Schema(description = "The level of victory, once it is over.") @Nullable String level,
      @Schema(description = "Why it could not be opened, where it was refused.")
          @Nullable String reason) {
    public MatchView {
      players = List.copyOf(players);
    }
  }

  /** A player of a match. */
  @Schema(
      name = "BulkPlayerView",
      requiredProperties = {"seat", "account", "name", "seated"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PlayerView(
      String seat,
      String account,
      String name,
      @Schema(description = "Whether they sat down at once; else the seat was kept for them.")
          boolean seated,
      @Schema(description = "From 0 to 1, by the level of victory, once the match is over.")
          @Nullable Double score) {}

  static BulkView of(Bulk bulk) {
    return new BulkView(
        BlankTexts.asNull(bulk.id()),
        bulk.request(),
        bulk.version(),
        bulk.game(),
        bulk.createdAt(),
        new CountsView(
            count(bulk, PairedMatch.OPENING),
            count(bulk, PairedMatch.OPEN),
            count(bulk, PairedMatch.OVER),
            count(bulk, PairedMatch.REFUSED)),
        bulk.matches().stream().map(match -> match(match, bulk.id().isEmpty())).toList());
  }

  private static int count(Bulk bulk, String status) {
    return (int) bulk.matches().stream().filter(one -> one.match().status().equals(status)).count();
  }

  private static MatchView match(BulkMatch one, boolean tried) {
    PairedMatch match = one.match();
    boolean over = match.status().equals(PairedMatch.OVER);
    boolean refused = match.status().equals(PairedMatch.REFUSED);
    return new MatchView(
        one.place(),
        tried ? null : match.match(),
        BlankTexts.asNull(one.name()),
        one.scenario(),
        players(one),
        match.status(),
        over ? match.words() : null,
        refused ? match.words() : null);
  }

  private static List<PlayerView> players(BulkMatch match) {
    List<Integer> scores = match.match().scores();
    return match.players().stream()
        .map(
            player ->
                new PlayerView(
                    player.seat(),
                    player.account(),
                    player.name(),
                    player.seated(),
                    scores.isEmpty() ? null : scores.get(match.players().indexOf(player)) / 1000.0))
        .toList();
  }
}

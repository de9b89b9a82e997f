package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.matchmaking.Page;

/** What a host has opened in bulk, the newest first. */
@Schema(requiredProperties = {"bulks"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BulkList(
    List<LineView> bulks,
    @Schema(description = "The cursor of the next page; left out on the last.")
        @Nullable String next) {
  public BulkList {
    bulks = List.copyOf(bulks);
  }

  /** One of them, without its matches. */
  @Schema(
      name = "BulkLineView",
      requiredProperties = {"id", "request", "version", "game", "createdAt", "counts"})
  public record LineView(
      String id,
      @Schema(description = "The id that the host gave it.") String request,
      @Schema(description = "Counts what became of its matches.") long version,
      String game,
      Instant createdAt,
      BulkView.CountsView counts) {}

  static BulkList of(Page<LineView> page) {
    return new BulkList(page.rows(), BlankTexts.asNull(page.next()));
  }
}

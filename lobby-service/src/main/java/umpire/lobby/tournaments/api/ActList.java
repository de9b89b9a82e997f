package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.tournaments.store.ActPage;

/** What was done to a tournament, the newest first. */
@Schema(requiredProperties = {"acts"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ActList(
    List<ActView> acts,
    @Schema(description = "The cursor of the next page; left out on the last.")
        @Nullable String next) {
  public ActList {
    acts = List.copyOf(acts);
  }

  /** An act. */
  @Schema(
      name = "TournamentActView",
      requiredProperties = {"number", "at", "act", "detail"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ActView(
      @Schema(description = "The version of the tournament that it made.") long number,
      Instant at,
      @Schema(description = "The name of the account; left out for what followed by itself.")
          @Nullable String by,
      @Schema(description = "Such as `enter`, `open-round`, `result`, `decide`.") String act,
      @Schema(
              implementation = Map.class,
              description = "What it was about; its members depend on the act.")
          JsonNode detail) {}

  static ActList of(ActPage page) {
    return new ActList(
        page.acts().stream()
            .map(
                act ->
                    new ActView(
                        act.number(),
                        act.at(),
                        BlankTexts.asNull(act.name()),
                        act.act(),
                        act.detail()))
            .toList(),
        BlankTexts.asNull(page.next()));
  }
}

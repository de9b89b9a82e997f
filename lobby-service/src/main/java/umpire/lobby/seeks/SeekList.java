package umpire.lobby.seeks;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.matchmaking.Page;

/** A page of seeks. */
@Schema(requiredProperties = {"seeks"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeekList(
    List<SeekView> seeks,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  static SeekList of(Page<SeekRow> page) {
    return new SeekList(
        page.rows().stream().map(SeekView::of).toList(), BlankTexts.asNull(page.next()));
  }
}

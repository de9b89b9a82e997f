package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A page of sanctions. */
@Schema(requiredProperties = {"sanctions"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SanctionList(
    List<SanctionView> sanctions,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  public SanctionList {
    sanctions = List.copyOf(sanctions);
  }
}

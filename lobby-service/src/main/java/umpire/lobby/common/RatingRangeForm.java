package umpire.lobby.common;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Whose rating lets them enter, as requests say it. */
@Schema(
    description = "Whose rating in the game, rounded, lets them enter; whoever has none has 1500.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RatingRangeForm(
    @Schema(minimum = "0", maximum = "9999", description = "Left out: 0.") @Nullable Integer least,
    @Schema(minimum = "0", maximum = "9999", description = "Left out: 9999.")
        @Nullable Integer most) {}

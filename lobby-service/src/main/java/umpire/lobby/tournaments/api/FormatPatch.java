package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What changes in a format. */
@Schema(description = "As in FormatForm; null takes the preset.")
record FormatPatch(
    @Nullable String type,
    @Nullable Integer rounds,
    @Nullable Boolean twice,
    @Nullable Integer groups,
    @Nullable Integer legs,
    @Nullable Integer best,
    @Nullable String elimination,
    @Nullable Boolean thirdPlace,
    @Nullable Boolean reset,
    @Nullable List<Double> places,
    @Nullable Integer reach,
    @Nullable Integer cooldown,
    @Nullable Integer fall,
    @Nullable Integer idleDays,
    @Nullable String challenges,
    @Nullable Integer answerSeconds,
    @Nullable Integer window,
    @Nullable Integer streak) {}

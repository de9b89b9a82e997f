package umpire.lobby.tournaments.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A format as requests say it: members that its type does not have are refused. */
@Schema(requiredProperties = {"type"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FormatForm(
    @Schema(
            enumeration = {
              "swiss",
              "round-robin",
              "knockout",
              "groups-knockout",
              "tables",
              "own-pairings",
              "ladder",
              "arena"
            },
            description =
                "`swiss`: FIDE Dutch with sides in place of colours. `tables`: three seats. `own-pairings`: the host makes all pairings. `ladder`: entrants challenge those above them. `arena`: within a window whoever is ready is paired.")
        String type,
    @Schema(
            minimum = "1",
            maximum = "99",
            description = "Of `swiss` and `tables`: how many are played.")
        @Nullable Integer rounds,
    @Schema(
            description =
                "Two matches in each pairing, with the sides changed; not of `tables`. Left out: one.")
        @Nullable Boolean twice,
    @Schema(
            minimum = "1",
            maximum = "64",
            description = "Of `round-robin` and `groups-knockout`; left out: 1.")
        @Nullable Integer groups,
    @Schema(
            minimum = "1",
            maximum = "2",
            description =
                "Of `round-robin` and `groups-knockout`: how often everybody meets everybody; left out: once.")
        @Nullable Integer legs,
    @Schema(
            minimum = "1",
            maximum = "16",
            description = "Of `groups-knockout`: how many of each group go on.")
        @Nullable Integer best,
    @Schema(
            enumeration = {"single", "double"},
            description = "Of `knockout` and `groups-knockout`; left out: `single`.")
        @Nullable String elimination,
    @Schema(
            description =
                "With single elimination: whether the losers of the semifinals meet. Left out: no.")
        @Nullable Boolean thirdPlace,
    @Schema(
            description =
                "With double elimination: whether a final won from the losers' bracket is played again. Left out: no.")
        @Nullable Boolean reset,
    @Schema(
            minItems = 3,
            maxItems = 3,
            description = "Of `tables`: points by place; left out: 1, 0.5, 0.")
        @Nullable List<Double> places,
    @Schema(
            minimum = "1",
            maximum = "1000",
            description =
                "Of `ladder`: how many places above their own somebody may challenge; left out: 3.")
        @Nullable Integer reach,
    @Schema(
            minimum = "0",
            maximum = "100",
            description =
                "Of `ladder`: how many other matches a challenger plays before they challenge the same opponent again; left out: none.")
        @Nullable Integer cooldown,
    @Schema(
            minimum = "0",
            maximum = "1000",
            description =
                "Of `ladder`: how many places somebody falls who does not play; left out: none.")
        @Nullable Integer fall,
    @Schema(
            minimum = "1",
            maximum = "366",
            description = "Of `ladder`, with `fall`: after how many days; left out: 14.")
        @Nullable Integer idleDays,
    @Schema(
            enumeration = {"consent", "obliged"},
            description =
                "Of `ladder`: whether the challenged accept or decline, which is the preset, or have to play.")
        @Nullable String challenges,
    @Schema(
            minimum = "60",
            maximum = "2592000",
            description =
                "Of `ladder`, with `consent`: within how many seconds they answer, or the challenge lapses; left out: a week.")
        @Nullable Integer answerSeconds,
    @Schema(
            minimum = "60",
            maximum = "604800",
            description =
                "Of `arena`: for how many seconds from the start entrants are paired; needed.")
        @Nullable Integer window,
    @Schema(
            minimum = "0",
            maximum = "100",
            description =
                "Of `arena`: after how many wins in a row the points of a match are doubled, up to the first that is not won, which is doubled too; left out: never.")
        @Nullable Integer streak) {}

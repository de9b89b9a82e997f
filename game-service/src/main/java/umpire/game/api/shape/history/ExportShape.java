package umpire.game.api.shape.history;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.EventOrActShape;
import umpire.game.api.shape.event.OutcomeShape;
import umpire.game.api.shape.match.ContinuesShape;
import umpire.game.api.shape.match.PoliciesShape;
import umpire.game.api.shape.match.SeatShape;
import umpire.game.api.shape.play.CommandShape;

/** The whole match. */
@Schema(
    name = "Export",
    description = "The whole match in one document: openapi/export.md.",
    requiredProperties = {
      "format",
      "match",
      "game",
      "edition",
      "checksum",
      "scenario",
      "options",
      "seats",
      "commitment",
      "seed",
      "events",
      "draws",
      "outcome"
    })
public record ExportShape(
    @Schema(examples = "umpire-export@1") String format,
    String match,
    String game,
    String edition,
    String checksum,
    String scenario,
    @Schema(description = "Where it goes on from, if it does not begin at its scenario.")
        @Nullable ContinuesShape continues,
    Map<String, String> options,
    List<SeatShape> seats,
    String commitment,
    @Schema(description = "What its players were allowed to do; left out: everything.")
        @Nullable PoliciesShape policies,
    String seed,
    List<ExportedShape> events,
    List<DiceShape.DrawShape> draws,
    OutcomeShape outcome) {

  /** An event, whole. */
  @Schema(
      name = "ExportedEvent",
      description = "An event, whole.",
      requiredProperties = {"revision", "cause", "type", "event", "draws"})
  public record ExportedShape(
      @Schema(description = "Of the transaction; never falls.") int revision,
      @Schema(
              enumeration = {
                "started",
                "chosen",
                "drawn",
                "reported",
                "resigned",
                "adjudicated",
                "adjourned",
                "undone",
                "overdue",
                "lapsed",
                "parley",
                "ended"
              })
          String cause,
      String type,
      @Schema(implementation = EventOrActShape.class) JsonNode event,
      @Schema(description = "The order that it is the first to follow from.")
          @Nullable InputShape input,
      @Schema(description = "The draw that it is the first to follow from.")
          List<DiceShape.DrawShape> draws) {}

  /** An order, as its seat gave it. */
  @Schema(
      name = "Input",
      description = "An order, as its seat gave it.",
      requiredProperties = {"seat", "commands"})
  public record InputShape(
      String seat,
      @Schema(type = SchemaType.ARRAY, implementation = CommandShape.class) JsonNode commands) {}
}

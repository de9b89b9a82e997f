package umpire.game.api.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.http.CommandIds;
import umpire.game.api.shape.play.CommandShape;
import umpire.game.referee.command.CommandRequest;

/**
 * Commands of a seat.
 *
 * @param commandId the sender's own, up to 255 characters: a repetition has no second effect
 * @param decision that the commands answer; left out for a free act
 * @param commands in order, each with its {@code type}
 * @param text the same in words; one of the two is given, and not the other
 */
@Schema(
    name = "Commands",
    description = "Commands of a seat.",
    requiredProperties = {"commandId"})
public record CommandsBody(
    @Schema(
            minLength = 1,
            maxLength = 255,
            description = "The sender's own: a repetition has no second effect.")
        String commandId,
    @Schema(description = "That they answer; left out for a free act.") @Nullable Integer decision,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = CommandShape.class,
            minItems = 1,
            maxItems = 500,
            description =
                "In order, each as an offer has it: its `type` and parameters. Either this or"
                    + " `text`.")
        @Nullable List<JsonNode> commands,
    @Schema(
            minLength = 1,
            examples = "assault-hex 1811; commit scots-guards,south-wales-borderers air-points=0",
            description =
                "The same in words, `type key=value ...`, several behind `;` or on lines of their"
                    + " own: see docs/notation.md. Either this or `commands`.")
        @Nullable String text) {
  /** In one body. */
  public static final int MOST_COMMANDS = 500;

  /** Of one socket, without an answer: whoever sends more does not read the answers. */
  public static final int MOST_UNANSWERED = 16;

  /**
   * What an account asks by it; throws ProblemException for an id that is none, and for neither or
   * both of commands and text.
   */
  public CommandRequest request(UUID match, String account, Instant received) {
    return new CommandRequest(
        match,
        account,
        CommandIds.checked(commandId),
        decision == null ? OptionalInt.empty() : OptionalInt.of(decision),
        SentCommandsReader.of(commands, text, MOST_COMMANDS),
        received);
  }
}

package umpire.game.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands of a seat.
 *
 * @param commandId the sender's own, up to 255 characters: a repetition has no second effect
 * @param decision that the commands answer; left out for a free act
 * @param commands in order, each with its {@code type}
 */
public record CommandsBody(String commandId, @Nullable Integer decision, List<JsonNode> commands) {}

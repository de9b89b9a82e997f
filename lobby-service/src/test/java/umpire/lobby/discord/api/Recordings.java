package umpire.lobby.discord.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import umpire.chassis.common.Sha256;

/**
 * What goes between us and Discord, written down with the name of Discord's published type for it:
 * {@code deploy/discord/check} lets a compiler say whether it is of that type.
 */
final class Recordings {
  private static final Path FOLDER = Path.of("target", "discord-payloads");

  private Recordings() {}

  /** Notes a payload; the same one twice is noted once. */
  static void note(String type, JsonNode payload) {
    JsonNode recording =
        JsonNodeFactory.instance.objectNode().put("type", type).set("payload", payload);
    String name = type + "-" + Sha256.hex(recording.toString()).substring(0, 12) + ".json";
    try {
      Files.createDirectories(FOLDER);
      Files.writeString(FOLDER.resolve(name), recording.toString());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

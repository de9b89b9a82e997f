package umpire.chassis.contract;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Names of enumeration constants that are unique in a document ({@code BATTLE_SIDE_EAST}). Code
 * generators use them; in Go the constants of all enumerations share one namespace.
 */
final class EnumConstants {
  private static final String NAMES = "x-enum-varnames";

  private EnumConstants() {}

  /** Adds the names to a schema of this name if it is an enumeration of strings. */
  static void name(String schemaName, Schema schema) {
    @Nullable List<Object> words = schema.getEnumeration();
    if (words != null && !words.isEmpty()) {
      String prefix = constant(schemaName) + "_";
      schema.addExtension(
          NAMES, words.stream().map(word -> prefix + constant(Objects.toString(word))).toList());
    }
  }

  /** {@code bad-at-Sea} is {@code BAD_AT_SEA}; {@code BattleSide} is {@code BATTLE_SIDE}. */
  private static String constant(String word) {
    return word.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
        .replaceAll("[^A-Za-z0-9]+", "_")
        .toUpperCase(Locale.ROOT);
  }
}

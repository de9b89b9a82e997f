package umpire.lobby.common;

import org.jspecify.annotations.Nullable;

/** Rows have an empty text where answers leave a member out. */
public final class BlankTexts {
  private BlankTexts() {}

  /** The text; null, which is left out of an answer, where it is empty. */
  public static @Nullable String asNull(String text) {
    return text.isEmpty() ? null : text;
  }
}

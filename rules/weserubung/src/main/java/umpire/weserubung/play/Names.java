package umpire.weserubung.play;

import java.util.Locale;
import umpire.weserubung.model.Frame;

/** What a viewer calls a step. */
final class Names {
  private Names() {}

  /** The step in the name of its frame, kebab-case. */
  static String of(Frame frame) {
    return frame
        .getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }
}

package umpire.kernel.play;

/** Names of types as JSON, views and messages spell them. */
public final class KebabCase {
  private KebabCase() {}

  /** The simple name of a type: {@code DieRoll} is {@code die-roll}. */
  public static String of(Class<?> type) {
    return of(type.getSimpleName());
  }

  /** A name in camel case: {@code assaultFought} is {@code assault-fought}. */
  public static String of(String camel) {
    StringBuilder kebab = new StringBuilder(camel.length() + 4);
    for (int i = 0; i < camel.length(); i++) {
      char letter = camel.charAt(i);
      if (i > 0 && isCapital(letter) && begins(camel, i)) {
        kebab.append('-');
      }
      kebab.append(isCapital(letter) ? (char) (letter - 'A' + 'a') : letter);
    }
    return kebab.toString();
  }

  /**
   * Whether a word begins with this capital: {@code S}, but not {@code V}, in {@code anSVGFile}.
   */
  private static boolean begins(String camel, int at) {
    char before = camel.charAt(at - 1);
    boolean smallBehind = at + 1 < camel.length() && isSmall(camel.charAt(at + 1));
    return isSmall(before) || isDigit(before) || (isCapital(before) && smallBehind);
  }

  private static boolean isSmall(char letter) {
    return 'a' <= letter && letter <= 'z';
  }

  private static boolean isDigit(char letter) {
    return '0' <= letter && letter <= '9';
  }

  private static boolean isCapital(char letter) {
    return 'A' <= letter && letter <= 'Z';
  }
}

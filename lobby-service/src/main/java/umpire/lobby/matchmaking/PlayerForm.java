package umpire.lobby.matchmaking;

import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;

/** How the caller will play, and who may look on, as requests say it. */
public final class PlayerForm {
  private static final Pattern SALT = Pattern.compile("[0-9a-f]{0,64}");

  private PlayerForm() {}

  /** The caller; 400 for a salt that is none. */
  public static MatchPlayer read(Account account, @Nullable String seat, @Nullable String salt) {
    String given = Objects.requireNonNullElse(salt, "");
    if (!SALT.matcher(given).matches()) {
      throw Problem.malformed("/salt", "up to 64 lower-case hexadecimal digits").asException();
    }
    return new MatchPlayer(
        account.id(), account.name(), Objects.requireNonNullElse(seat, ""), salt != null, given);
  }

  /** Whether everybody may look on: so it is if nothing was said. */
  static boolean isPublic(@Nullable String visibility) {
    String given = Objects.requireNonNullElse(visibility, "public");
    if (!Set.of("public", "private").contains(given)) {
      throw Problem.malformed("/visibility", "public or private").asException();
    }
    return given.equals("public");
  }
}

package umpire.game.api.http;

import java.util.regex.Pattern;
import umpire.chassis.http.Problem;

/** The ids by which senders know their requests again. */
public final class CommandIds {
  private static final Pattern COMMAND_ID = Pattern.compile("\\P{C}{1,255}");

  private CommandIds() {}

  public static String checked(String id) {
    if (!COMMAND_ID.matcher(id).matches()) {
      throw Problem.malformed("/commandId", "1 to 255 printable characters").asException();
    }
    return id;
  }
}

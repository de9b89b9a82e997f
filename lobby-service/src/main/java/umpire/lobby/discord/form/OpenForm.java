package umpire.lobby.discord.form;

/**
 * A form in somebody's hands.
 *
 * @param id opaque
 * @param version how often it was changed
 * @param user the Discord user who fills it in
 * @param match whose decision it is
 */
public record OpenForm(String id, int version, String user, String match, Form form) {
  /** How a click on this page is known. */
  String customId(FormClick.Verb verb, String argument) {
    return new FormClick(id, version, verb, argument).customId();
  }
}

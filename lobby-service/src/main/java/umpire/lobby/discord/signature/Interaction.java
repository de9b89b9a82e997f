package umpire.lobby.discord.signature;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** What somebody did in Discord. */
public sealed interface Interaction {

  /** Discord asks whether we are there. */
  record Ping() implements Interaction {}

  /** A slash command. */
  record Command(Context context, String name, Options options) implements Interaction {}

  /** A button, or a select whose values were chosen. */
  record Pressed(Context context, String customId, List<String> values) implements Interaction {
    public Pressed {
      values = List.copyOf(values);
    }
  }

  /** A form of text fields was sent; the texts by the ids of their fields. */
  record Typed(Context context, String customId, Map<String, String> texts) implements Interaction {
    public Typed {
      texts = Map.copyOf(texts);
    }
  }

  /**
   * Where and by whom.
   *
   * @param id of the interaction, which Discord never gives twice
   * @param application whose interaction it is
   * @param token by which it is answered within fifteen minutes
   * @param channel or thread
   * @param permissions of the user in this channel, as Discord numbers them
   */
  record Context(
      String id,
      String application,
      String token,
      User user,
      String channel,
      BigInteger permissions) {
    @Override
    public String toString() {
      return "interaction " + id;
    }

    /** Whether the user has the permission of this bit, or administers. */
    public boolean permits(int bit) {
      int administrator = 3;
      return permissions.testBit(bit) || permissions.testBit(administrator);
    }
  }

  /** A Discord user. */
  record User(String id, String name) {}

  /**
   * What was given with a command.
   *
   * @param subcommand empty where there is none
   * @param values by name, as texts
   */
  record Options(String subcommand, Map<String, String> values) {
    public Options {
      values = Map.copyOf(values);
    }

    /** The value of this name, or the empty text. */
    public String text(String name) {
      return values.getOrDefault(name, "").strip();
    }

    /** Whether the flag is given and true. */
    public boolean flag(String name) {
      return text(name).equals("true");
    }
  }
}

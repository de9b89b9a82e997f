package umpire.testkit.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which types of frame and of command play has come by: filled by walks, and by the runner of a
 * game's cases, which adds {@link #json()} to what it reports as {@code reached}.
 */
public final class ReachedTypes {
  /** The member in which a case reports what it has reached. */
  public static final String MEMBER = "reached";

  private static final String FRAMES = "frames";
  private static final String COMMANDS = "commands";

  private final Set<Class<?>> frames = new HashSet<>();
  private final Set<Class<?>> commands = new HashSet<>();

  /** Adds the types of all frames on the agenda of a position that was reached. */
  public void position(Object position) {
    for (Object frame : Records.frames(position)) {
      frames.add(frame.getClass());
    }
  }

  /** Adds the type of a command that was accepted or drafted. */
  public void command(Object command) {
    commands.add(command.getClass());
  }

  /** The simple names of the frame types, sorted. */
  public Set<String> frames() {
    return names(frames);
  }

  /** The simple names of the command types, sorted. */
  public Set<String> commands() {
    return names(commands);
  }

  /** An object with the arrays {@code frames} and {@code commands}, as a case gives it. */
  public JsonNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    frames().forEach(json.putArray(FRAMES)::add);
    commands().forEach(json.putArray(COMMANDS)::add);
    return json;
  }

  /** The names of frames that a case reported; none if it reports nothing. */
  public static Set<String> frames(JsonNode happened) {
    return names(happened.path(MEMBER).path(FRAMES));
  }

  /** The names of commands that a case reported; none if it reports nothing. */
  public static Set<String> commands(JsonNode happened) {
    return names(happened.path(MEMBER).path(COMMANDS));
  }

  private static Set<String> names(JsonNode list) {
    Set<String> names = new TreeSet<>();
    list.forEach(name -> names.add(name.asText()));
    return names;
  }

  private static Set<String> names(Set<Class<?>> types) {
    Set<String> names = new TreeSet<>();
    types.forEach(type -> names.add(type.getSimpleName()));
    return names;
  }
}

package umpire.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * What walks reached, all of them together.
 *
 * @param walks how many
 * @param inputs of all of them
 * @param unreachedFrames names of frame types that were never on an agenda
 * @param unreachedCommands names of command types that were never accepted
 */
public record Coverage(
    int walks, int inputs, Set<String> unreachedFrames, Set<String> unreachedCommands) {

  /** The coverage of a game by these walks. */
  public static Coverage of(Rulebook book, List<WalkReport> walks) {
    return new Coverage(
        walks.size(),
        walks.stream().mapToInt(WalkReport::inputs).sum(),
        unreached(Records.frameTypes(book.types().position()), walks, WalkReport::frames),
        unreached(Records.members(book.types().command()), walks, WalkReport::commands));
  }

  /** True if no frame and no command is left. */
  public boolean whole() {
    return unreachedFrames.isEmpty() && unreachedCommands.isEmpty();
  }

  /** One line for the build's log. */
  public String line(String game) {
    return "%s: %d walks, %d inputs; frames reached by none: %s; commands: %s"
        .formatted(game, walks, inputs, unreachedFrames, unreachedCommands);
  }

  private static Set<String> unreached(
      List<Class<?>> types, List<WalkReport> walks, Function<WalkReport, Set<String>> reached) {
    Set<String> left = new TreeSet<>();
    types.forEach(type -> left.add(type.getSimpleName()));
    walks.forEach(walk -> left.removeAll(reached.apply(walk)));
    return left;
  }
}

package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.testkit.match.ReachedTypes;
import umpire.testkit.match.Records;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.CaseWalk;
import umpire.testkit.walk.PlayedStretch;
import umpire.testkit.walk.WalkReport;

/**
 * What walks and cases have reached, all of them together.
 *
 * @param walks how many whole matches
 * @param excursions how many stretches that began where a case did
 * @param inputs of all of them
 * @param cases how many reported what they reached
 * @param unwalkedFrames names of frame types that were on no walk's agenda
 * @param unwalkedCommands names of command types that no walk took
 * @param unreachedFrames those of them that were on no case's agenda either
 * @param unreachedCommands those of them that no case took either
 */
public record Coverage(
    int walks,
    int excursions,
    long inputs,
    int cases,
    Set<String> unwalkedFrames,
    Set<String> unwalkedCommands,
    Set<String> unreachedFrames,
    Set<String> unreachedCommands) {

  /**
   * The coverage of a game.
   *
   * @param walks whole matches and excursions
   * @param cases what each case gave as its result; its member {@link ReachedTypes#MEMBER} is read
   */
  public static Coverage of(
      Rulebook book, List<? extends PlayedStretch> walks, List<JsonNode> cases) {
    Set<String> frames = names(Records.frameTypes(book.types().position()));
    Set<String> commands = names(Records.members(book.types().command()));
    for (PlayedStretch walk : walks) {
      frames.removeAll(walk.frames());
      commands.removeAll(walk.commands());
    }
    Set<String> unwalkedFrames = Set.copyOf(frames);
    Set<String> unwalkedCommands = Set.copyOf(commands);
    for (JsonNode happened : cases) {
      frames.removeAll(ReachedTypes.frames(happened));
      commands.removeAll(ReachedTypes.commands(happened));
    }
    return new Coverage(
        (int) walks.stream().filter(WalkReport.class::isInstance).count(),
        (int) walks.stream().filter(CaseWalk.class::isInstance).count(),
        walks.stream().mapToLong(PlayedStretch::inputs).sum(),
        (int) cases.stream().filter(one -> one.has(ReachedTypes.MEMBER)).count(),
        unwalkedFrames,
        unwalkedCommands,
        frames,
        commands);
  }

  /** True if a walk or a case reached every type of frame and of command. */
  public boolean whole() {
    return unreachedFrames.isEmpty() && unreachedCommands.isEmpty();
  }

  /** Two lines for the build's log; {@code game} is the game's id. */
  public String line(String game) {
    return """
        %s: %d walks, %d excursions from cases, %d inputs; frames reached by no walk: %s; commands: %s
        %s: nor by one of %d cases: frames %s; commands %s"""
        .formatted(
            game,
            walks,
            excursions,
            inputs,
            new TreeSet<>(unwalkedFrames),
            new TreeSet<>(unwalkedCommands),
            game,
            cases,
            unreachedFrames,
            unreachedCommands);
  }

  private static Set<String> names(List<Class<?>> types) {
    Set<String> names = new TreeSet<>();
    types.forEach(type -> names.add(type.getSimpleName()));
    return names;
  }
}

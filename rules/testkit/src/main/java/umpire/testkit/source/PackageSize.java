package umpire.testkit.source;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Holds if no package has more source files than this; its description counts as one. */
final class PackageSize extends ArchCondition<JavaClass> {
  private final int most;
  private final TreeMap<String, Set<String>> files = new TreeMap<>();

  /**
   * The condition with its limit.
   *
   * @param most files of a package, at least 1
   */
  PackageSize(int most) {
    super("lie in a package of at most " + most + " files");
    this.most = most;
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    type.getSource()
        .flatMap(Source::getFileName)
        .ifPresent(
            file -> files.computeIfAbsent(type.getPackageName(), _ -> new TreeSet<>()).add(file));
  }

  @Override
  public void finish(ConditionEvents events) {
    files.forEach(
        (name, all) ->
            events.add(
                new SimpleConditionEvent(
                    name, all.size() <= most, name + " has " + all.size() + " files: " + all)));
  }
}

package umpire.testkit.source;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What every module is held to: its packages form no cycle and have at most 25 files each, packages
 * of tests too, and its main sources hold the limits of {@link SourceCheck}. A test of the module
 * extends it.
 */
public abstract class ModuleContract {
  /** By root: each test method has an instance of its own, and reading a module takes seconds. */
  private static final Map<String, JavaClasses> MAIN = new ConcurrentHashMap<>();

  private final String root;

  /**
   * For the module whose classes lie below a package; run in the module's folder.
   *
   * @param root such as {@code umpire.board}
   */
  protected ModuleContract(String root) {
    this.root = root;
  }

  /** The main classes of the module. Throws AssertionError if there are none. */
  protected final JavaClasses mainClasses() {
    return some(MAIN.computeIfAbsent(root, Walls::main));
  }

  @Test
  final void packagesFormNoCycles() {
    Walls.hold(mainClasses(), Walls.withoutCycles(root));
  }

  @Test
  final void noPackageIsLarge() {
    Walls.hold(mainClasses(), Walls.atMostFilesInAPackage(Walls.MOST_FILES));
  }

  @Test
  final void noPackageOfTestsIsLarge() {
    Walls.hold(some(Walls.tests(root)), Walls.atMostFilesInAPackage(Walls.MOST_FILES));
  }

  @Test
  final void filesAndMethodsAreShort() {
    List<String> faults =
        Stream.of(
                SourceCheck.faults(Path.of("src/main/java")), SourceCheck.suppressions(Path.of("")))
            .flatMap(List::stream)
            .toList();
    if (!faults.isEmpty()) {
      throw new AssertionError(String.join("\n", faults));
    }
  }

  /** Without classes no wall would ever be broken. */
  private JavaClasses some(JavaClasses classes) {
    if (classes.isEmpty()) {
      throw new AssertionError("no classes below " + root);
    }
    return classes;
  }
}

package umpire.testkit.source;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@link PackagesContract}, and the sizes of files and methods. A test of the module extends it.
 */
public abstract class ModuleContract extends PackagesContract {
  /**
   * For the module whose classes lie below a package; run in the module's folder.
   *
   * @param root such as {@code umpire.board}
   */
  protected ModuleContract(String root) {
    super(root);
  }

  @Test
  final void filesAndMethodsFitInTheHead() {
    List<String> faults =
        Stream.of(
                SourceCheck.faults(Path.of("src/main/java")), SourceCheck.suppressions(Path.of("")))
            .flatMap(List::stream)
            .toList();
    if (!faults.isEmpty()) {
      throw new AssertionError(String.join("\n", faults));
    }
  }
}

package umpire.testkit.source;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * Each package below a root, and the root itself, is a slice; ArchUnit's own patterns leave the
 * root out.
 */
final class PackageSlices implements SliceAssignment {
  private final String root;

  /**
   * Slices of one root.
   *
   * @param root a package such as {@code umpire.kernel}
   */
  PackageSlices(String root) {
    this.root = root;
  }

  @Override
  public SliceIdentifier getIdentifierOf(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(root) || name.startsWith(root + ".")
        ? SliceIdentifier.of(name)
        : SliceIdentifier.ignore();
  }

  @Override
  public String getDescription() {
    return "packages of " + root;
  }
}

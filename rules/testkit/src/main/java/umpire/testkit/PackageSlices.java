package umpire.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * Each package below a root, and the root itself, is a slice; ArchUnit's own patterns leave the
 * root out.
 *
 * @param root a package such as {@code umpire.kernel}
 */
record PackageSlices(String root) implements SliceAssignment {
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

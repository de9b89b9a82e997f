package umpire.chassis.http;

import io.quarkus.runtime.configuration.MemorySize;
import jakarta.inject.Singleton;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** How many bytes a body may have, by its path. */
@Singleton
class BodySizes {
  private final long ordinary;
  private final long large;
  private final Set<String> largePaths;

  BodySizes(
      @ConfigProperty(name = "umpire.http.ordinary-body") MemorySize ordinary,
      @ConfigProperty(name = "umpire.http.large-body") MemorySize large,
      @ConfigProperty(name = "umpire.http.large-bodies") Set<String> largePaths) {
    this.ordinary = ordinary.asLongValue();
    this.large = large.asLongValue();
    this.largePaths = Set.copyOf(largePaths);
  }

  /** At this normalised path. */
  long most(String path) {
    return largePaths.contains(path) ? large : ordinary;
  }

  /** At any path. */
  long largest() {
    return Math.max(ordinary, large);
  }

  /** The refusal of one that is larger. */
  static Problem tooLarge(long most) {
    return Problem.of(413, "too-large", "Too large", "A body has at most " + most + " bytes.");
  }
}

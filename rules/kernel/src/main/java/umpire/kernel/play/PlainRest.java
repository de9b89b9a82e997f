package umpire.kernel.play;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A rest of which nothing else is known. */
record PlainRest<P, C>(P position, Pending<C> pending) implements Rest<P, C> {
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Rest<?, ?> rest
        && position.equals(rest.position())
        && pending.equals(rest.pending());
  }

  @Override
  public int hashCode() {
    return Objects.hash(position, pending);
  }
}

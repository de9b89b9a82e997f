package umpire.kernel.flow;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;

/** A rest as the flow gave it: what the frame on top waits for need not be asked again. */
final class ComputedRest<P, C, F> implements Rest<P, C> {
  private final P position;
  private final Pending<C> pending;
  private final Wait<P, C, F> wait;

  ComputedRest(P position, Pending<C> pending, Wait<P, C, F> wait) {
    this.position = position;
    this.pending = pending;
    this.wait = wait;
  }

  @Override
  public P position() {
    return position;
  }

  @Override
  public Pending<C> pending() {
    return pending;
  }

  /** What the frame on top waits for. */
  Wait<P, C, F> waits() {
    return wait;
  }

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

  @Override
  public String toString() {
    return position + " waits for " + pending;
  }
}

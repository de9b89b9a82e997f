package umpire.desk.rulebook;

import org.jspecify.annotations.Nullable;

/** A brief on which the rules can never report: where it is at fault, and why. */
public final class RefusedBrief extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String pointer;

  RefusedBrief(String pointer, String reason) {
    this(pointer, reason, null);
  }

  private RefusedBrief(String pointer, String reason, @Nullable RuntimeException cause) {
    super(reason, cause, false, false);
    this.pointer = pointer;
  }

  /**
   * Rules are pure: they throw nothing at a brief that makes sense, and the same thing each time at
   * one that does not. So the brief is refused; the fault is kept as the cause.
   */
  public static RefusedBrief byTheRules(RuntimeException fault) {
    String reason =
        fault instanceof IllegalArgumentException
            ? String.valueOf(fault.getMessage())
            : fault.toString();
    return new RefusedBrief("", reason, fault);
  }

  /** JSON pointer within the brief; empty for the whole of it. */
  public String pointer() {
    return pointer;
  }

  /** One sentence. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}

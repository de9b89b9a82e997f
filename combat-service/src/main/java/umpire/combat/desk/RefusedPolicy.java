package umpire.combat.desk;

/** A policy that the game does not know, and why. */
public final class RefusedPolicy extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedPolicy(String reason) {
    super(reason, null, false, false);
  }

  /** One sentence. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}

package umpire.local.drivers.access;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify access: another user of the machine, and each service with its own credentials, try what
 * they may not: at the database, at broker and controller, in the home. Each must be refused, and
 * what they may do must work, so that a check cannot succeed by asking nobody.
 */
public final class AccessCheck {
  static final List<String> SERVICES = List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY, Stack.LOBBY);

  private AccessCheck() {}

  /** An access that must be refused was granted, or the reverse. */
  static final class WrongAccess extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongAccess(String message) {
      super(message);
    }
  }

  /** On a stack of its own: the check uses every access that is granted. */
  public static CheckResult run(PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("access: up after " + own.stack().up().took().toSeconds() + " s");
      Checks checks = new Checks("access", out);
      new HomeAccessCheck(own.stack(), checks).all();
      new DatabaseAccessCheck(own.stack(), checks).all();
      new BrokerAccessCheck(own.stack(), checks).all();
      CheckResult result = checks.result();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new WrongAccess(otherwise);
    }
  }
}

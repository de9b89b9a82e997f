package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.concurrent.CompletionException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** What failed where no resource is asked, as a problem: in a message of a socket. */
public final class FailureProblems {
  private static final Logger LOG = Logger.getLogger(FailureProblems.class);

  private FailureProblems() {}

  /**
   * The problem that was thrown, one for what Jackson could not read, or 500 for a fault of ours,
   * which is logged.
   *
   * @param requestId by which the log names the fault
   */
  public static Problem of(Throwable failure, String requestId) {
    @Nullable Throwable cause =
        failure instanceof CompletionException ? failure.getCause() : failure;
    return switch (cause) {
      case ProblemException known -> known.problem();
      case JsonProcessingException unreadable -> JsonReadFailure.refused(unreadable).problem();
      case null, default -> {
        LOG.errorf(failure, "request %s failed", requestId);
        yield StatusProblems.problem(500);
      }
    };
  }
}

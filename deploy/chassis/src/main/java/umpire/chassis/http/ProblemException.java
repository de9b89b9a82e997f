package umpire.chassis.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** Carries a problem out of a resource; the answer is that problem, with the headers given here. */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;
  private final transient Map<String, String> headers;

  /** An answer with this problem and no headers beyond the usual. */
  public ProblemException(Problem problem) {
    this(problem, Map.of());
  }

  /** An answer with this problem and these headers, for instance {@code Retry-After}. */
  public ProblemException(Problem problem, Map<String, String> headers) {
    // No stack trace: this is an answer, not a fault of ours.
    super(problem.title() + ": " + problem.detail(), null, false, false);
    this.problem = problem;
    this.headers = Map.copyOf(headers);
  }

  /** The same answer with one header more. */
  public ProblemException header(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new ProblemException(problem, more);
  }

  /** What the caller receives. */
  public Problem problem() {
    return problem;
  }

  /** Headers of the answer, by name. */
  public Map<String, String> headers() {
    return headers;
  }
}

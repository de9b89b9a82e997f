package umpire.chassis.start;

import java.util.Optional;

/** Something without which a service cannot begin its work: a bean for each such thing. */
public interface StartCondition {
  /**
   * What is missing now.
   *
   * @param waitingFor one word, as readiness reports it: {@code postgres}
   * @param because why it is missing, for whoever operates the service
   */
  record Missing(String waitingFor, String because) {}

  /**
   * Tries once, and may block for some seconds. Empty where all is well; then it is not asked
   * again.
   */
  Optional<Missing> missing();

  /** Conditions are met in this order, the smallest first. */
  int order();
}

package umpire.chassis.http;

/** The problem of a bare HTTP status, where nothing more is known or may be said. */
final class StatusProblems {
  private StatusProblems() {}

  static Problem problem(int status) {
    return switch (status) {
      case 401 -> Problem.unauthenticated();
      case 403 -> Problem.forbidden();
      case 404 -> Problem.notFound();
      case 405 ->
          Problem.of(405, "method-not-allowed", "Method not allowed", "Not at this address.");
      case 406 -> Problem.of(406, "not-acceptable", "Not acceptable", "Only JSON is supported.");
      case 413 -> Problem.of(413, "too-large", "Too large", "The body is larger than allowed.");
      case 415 -> Problem.of(415, "unsupported-media-type", "Unsupported media type", "Send JSON.");
      case 503 ->
          Problem.of(503, "unavailable", "Unavailable", "This cannot be served now; try again.");
      default ->
          status < 500
              ? Problem.of(status, "refused", "Refused", "The request is refused.")
              : Problem.of(
                  status, "fault", "A fault of ours", "It is in our log under the request's id.");
    };
  }
}

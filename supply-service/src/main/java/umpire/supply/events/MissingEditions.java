package umpire.supply.events;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Collectors;
import umpire.wire.Requested;

/** Editions that a question names and this service does not have. */
@ApplicationScoped
class MissingEditions {
  private volatile String missing = "";

  /** The questions of the present batch that cannot be answered now; none when all can be. */
  void of(Collection<Question> waiting) {
    missing =
        waiting.stream()
            .map(Question::requested)
            .map(MissingEditions::edition)
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .collect(Collectors.joining(", "));
  }

  private static String edition(Requested asked) {
    return asked.game() + " " + asked.edition() + " " + asked.checksum();
  }

  /** Game, edition and checksum of each, or nothing. */
  String names() {
    return missing;
  }
}

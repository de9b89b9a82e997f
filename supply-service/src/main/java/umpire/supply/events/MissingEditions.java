package umpire.supply.events;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import umpire.chassis.kafka.Poison;
import umpire.wire.Requested;

/**
 * Editions that a question named and this service does not have. The shelf is what the service was
 * built with, so they are missing until another build is started.
 */
@ApplicationScoped
class MissingEditions {
  private final Set<String> missing = new ConcurrentSkipListSet<>();

  /** Notes the edition; the question goes to the dead letters, and may be asked again. */
  Poison of(Question question) {
    Requested asked = question.requested();
    String edition = asked.game() + " " + asked.edition() + " " + asked.checksum();
    missing.add(edition);
    return new Poison(question.message(), "not on this service's shelf: " + edition);
  }

  /** Game, edition and checksum of each, or nothing. */
  String names() {
    return String.join(", ", missing);
  }
}

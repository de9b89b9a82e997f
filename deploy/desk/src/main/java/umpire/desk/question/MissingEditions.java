package umpire.desk.question;

import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import umpire.chassis.kafka.PoisonMessage;
import umpire.desk.rulebook.Rulebooks;
import umpire.wire.message.QuestionRequest;

/**
 * Editions that a question named and this service does not have: neither on the shelf that it was
 * built with, nor published by game-service so far.
 */
@Singleton
class MissingEditions {
  private final Rulebooks<?> rulebooks;
  private final Set<Missing> missing = ConcurrentHashMap.newKeySet();

  MissingEditions(Rulebooks<?> rulebooks) {
    this.rulebooks = rulebooks;
  }

  /** An edition by all that a question says of it. */
  private record Missing(String game, String edition, String checksum) {
    String name() {
      return game + " " + edition + " " + checksum;
    }
  }

  /** Notes the edition; the question goes to the dead letters, and may be asked again. */
  PoisonMessage of(ReceivedQuestion receivedQuestion) {
    QuestionRequest asked = receivedQuestion.requested();
    Missing edition = new Missing(asked.game(), asked.edition(), asked.checksum());
    missing.add(edition);
    return new PoisonMessage(
        receivedQuestion.message(), "not on this service's shelf: " + edition.name());
  }

  /** Game, edition and checksum of each that has not come since, or nothing. */
  String names() {
    missing.removeIf(one -> rulebooks.of(one.game(), one.edition(), one.checksum()).isPresent());
    return missing.stream().map(Missing::name).sorted().collect(Collectors.joining(", "));
  }
}

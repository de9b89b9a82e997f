package umpire.game.referee.opening;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.edition.Edition;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.scenario.Scenario;

/**
 * Goes on with an imported match from where it stood after one of its revisions: as a match of its
 * own, under a new seed. What was thrown before stays as it was, and its draws are numbered on;
 * what was hidden then is hidden again, though whoever has read the export may know it.
 */
@Singleton
public class MatchContinuation {
  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final EventJournal eventJournal;
  private final Invitations invitations;

  MatchContinuation(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      EventJournal eventJournal,
      Invitations invitations) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.eventJournal = eventJournal;
    this.invitations = invitations;
  }

  /**
   * The new match, whose seats are to be taken; 404 without such a match, 409 if it was not
   * imported, 400 for a revision after which no player is waited for, or seats that cannot be kept
   * so.
   *
   * @param account who opens it
   * @param after a revision of the imported match
   * @param seats by seat the account that it is kept for, or {@code open}; those left out are open
   */
  public Uni<MatchRow> from(UUID imported, String account, int after, Map<String, String> seats) {
    return matchRegistry.find(imported).flatMap(row -> from(row, account, after, seats));
  }

  private Uni<MatchRow> from(
      MatchRow imported, String account, int after, Map<String, String> seats) {
    if (imported.importedFrom().isEmpty()) {
      throw Problem.conflict(
              "not-imported",
              "The match was not imported",
              "Only an imported match can be continued: export it, and import it.")
          .asException();
    }
    if (after < 1 || after >= imported.revision()) {
      throw wrong("its revisions before the end are 1 to " + (imported.revision() - 1));
    }
    return matchStateCache
        .at(imported, after)
        .flatMap(
            then ->
                eventJournal
                    .events(imported.id(), 0, after)
                    .flatMap(events -> behind(imported, then, events, account, seats)));
  }

  private <P, C, E, V> Uni<MatchRow> behind(
      MatchRow imported,
      MatchState<P, C, E, V> then,
      List<EventRow> events,
      String account,
      Map<String, String> seats) {
    if (then.waitedFor().isEmpty()) {
      throw wrong("after it no player is waited for");
    }
    Edition<P, C, E, V> edition = then.edition();
    Scenario scenario = edition.pack().scenario(imported.scenario());
    String origin = edition.bytes(then.position()).text();
    ObjectNode continues =
        JsonNodeFactory.instance
            .objectNode()
            .put("match", imported.id().toString())
            .put("after", then.revision())
            .put("draws", events.stream().mapToInt(EventRow::draw).reduce(0, Math::max));
    BotSuitability fit = new BotSuitability(imported.game(), scenario.id(), Optional.empty());
    return invitations
        .seats(scenario, seats, fit, account)
        .flatMap(
            rows -> matchRegistry.openBehind(imported, edition, account, origin, continues, rows));
  }

  private static ProblemException wrong(String why) {
    return Problem.malformed("/after", why).asException();
  }
}

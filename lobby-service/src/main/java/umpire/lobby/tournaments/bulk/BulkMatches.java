package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Permit;
import umpire.chassis.common.Sha256;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.matchmaking.SeekEvents;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.webhooks.Announcements;

/** Opens matches as one act, all of them or none. */
@ApplicationScoped
public class BulkMatches {
  private final BulkStore store;
  private final BulkReader reader;
  private final Accounts accounts;
  private final SeekEvents events;
  private final RequestedMatchValidator validator;
  private final Announcements announcements;
  private final CommitListener commitListener;
  private final ObjectMapper json;
  private final Clock clock;
  private final int most;

  BulkMatches(
      BulkStore store,
      BulkReader reader,
      Accounts accounts,
      SeekEvents events,
      RequestedMatchValidator validator,
      Announcements announcements,
      CommitListener commitListener,
      ObjectMapper json,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.unfinished-bulk-matches") int most) {
    this.store = store;
    this.reader = reader;
    this.accounts = accounts;
    this.events = events;
    this.validator = validator;
    this.announcements = announcements;
    this.commitListener = commitListener;
    this.json = json;
    this.clock = clock;
    this.most = most;
  }

  /**
   * What a request led to.
   *
   * @param fresh whether it opened anything
   */
  public record Opened(Bulk bulk, boolean fresh) {}

  /**
   * Opens the matches. A request that comes again under its id gives what it opened. 400 with the
   * pointer, and one error for each row that is wrong; 409 where the id was used for something
   * else, or too many matches of the host are not over; 503 while the games are not known.
   *
   * @param dryRun whether everything is checked and nothing opened; then the bulk has no id
   */
  public Uni<Opened> open(Permit host, BulkForm form, boolean dryRun) {
    reader.common(form);
    Set<String> players =
        form.matches().stream().flatMap(row -> row.players().stream()).collect(Collectors.toSet());
    return webhook(host, form)
        .chain(() -> accounts.all(players))
        .map(
            found ->
                new Bulk(
                    dryRun ? "" : TimeOrderedIds.fresh(clock).toString(),
                    host.account().id(),
                    form.id(),
                    digest(form),
                    1,
                    form.game(),
                    Objects.requireNonNullElse(form.webhook(), ""),
                    clock.instant().truncatedTo(ChronoUnit.MICROS),
                    reader.matches(form, host, found)))
        .chain(
            bulk ->
                dryRun
                    ? Uni.createFrom().item(new Opened(bulk, false))
                    : opened(bulk, form).invoke(commitListener::committed));
  }

  private Uni<Void> webhook(Permit host, BulkForm form) {
    return form.webhook() == null
        ? Uni.createFrom().voidItem()
        : announcements
            .requireOwned(host.account().id(), form.webhook())
            .onFailure(ProblemException.class)
            .transform(
                _ -> Problem.malformed("/webhook", "the caller has none of this id").asException());
  }

  private Uni<Opened> opened(Bulk bulk, BulkForm form) {
    return store
        .add(bulk, most, messages(bulk, form))
        .map(known -> known.map(before -> again(bulk, before)).orElse(new Opened(bulk, true)));
  }

  private static Opened again(Bulk asked, Bulk known) {
    if (!known.digest().equals(asked.digest())) {
      throw Problem.conflict(
              "id-in-use", "The id is in use", "Another request has come under this id.")
          .asException();
    }
    return new Opened(known, false);
  }

  /** Of all that was asked for but whether it is only tried. */
  private String digest(BulkForm form) {
    try {
      return Sha256.hex(
          json.writeValueAsString(
              new BulkForm(
                  form.id(),
                  null,
                  form.game(),
                  form.scenario(),
                  form.options(),
                  form.visibility(),
                  form.spectators(),
                  form.spectatorDelaySeconds(),
                  form.clock(),
                  form.rated(),
                  form.policies(),
                  form.webhook(),
                  form.matches())));
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("a form that was read", unwritable);
    }
  }

  private List<OutboxRow> messages(Bulk bulk, BulkForm form) {
    return bulk.matches().stream()
        .map(
            match ->
                events.hosted(
                    match.match().match(),
                    bulk.id(),
                    validator.wanted(BulkReader.wish(form, match.scenario())),
                    BulkReader.policies(form, match.place()),
                    match.players().stream()
                        .map(
                            one ->
                                new MatchPlayer(
                                    one.account(), one.name(), one.seat(), one.seated(), ""))
                        .toList()))
        .toList();
  }

  /** What an account has opened in bulk. */
  public Uni<Page<BulkList.LineView>> of(String host, String cursor) {
    return store
        .of(host, Page.before(cursor), Page.READ)
        .map(rows -> Page.of(rows, BulkList.LineView::id));
  }

  /** The bulk; 404 where the account has none of this id. */
  public Uni<Bulk> find(String host, String id) {
    return store
        .find(id)
        .map(
            found ->
                found
                    .filter(bulk -> bulk.host().equals(host))
                    .orElseThrow(() -> Problem.notFound().asException()));
  }
}

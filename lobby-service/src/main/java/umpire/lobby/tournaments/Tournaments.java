package umpire.lobby.tournaments;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.BadRequestException;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Account;
import umpire.chassis.common.Secrets;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.lobby.common.MergePatch;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.SchedulePlan;
import umpire.lobby.tournaments.plan.TournamentForm;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.NextMoment;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.lobby.tournaments.store.TournamentStore;

/** Making tournaments, reading and changing them, and their life cycle. */
@ApplicationScoped
public class Tournaments {
  private final TournamentStore store;
  private final Pool pool;
  private final RequestedMatchValidator validator;
  private final Progress progress;
  private final CommitListener commitListener;
  private final ObjectMapper json;
  private final Clock clock;
  private final int mostOpen;

  Tournaments(
      TournamentStore store,
      Pool pool,
      RequestedMatchValidator validator,
      Progress progress,
      CommitListener commitListener,
      ObjectMapper json,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.open-tournaments") int mostOpen) {
    this.store = store;
    this.pool = pool;
    this.validator = validator;
    this.progress = progress;
    this.commitListener = commitListener;
    this.json = json;
    this.clock = clock;
    this.mostOpen = mostOpen;
  }

  /** Who acts. */
  public static Actor actor(Account account) {
    return new Actor(account.id(), account.name());
  }

  /**
   * Makes a draft. 400 with the pointer where the plan is malformed, or there is no such game,
   * scenario or option, or the scenario has not as many seats as the format; 409 where the host has
   * too many that are not over; 503 while the games are not known.
   */
  public Uni<TournamentRow> make(Account host, TournamentForm form) {
    requireToCome(PlanReader.read(form), Optional.empty());
    TournamentRow row =
        new TournamentRow(
            TimeOrderedIds.fresh(clock).toString(),
            1,
            Status.DRAFT,
            host.id(),
            form,
            seats(form),
            Secrets.fresh(),
            clock.instant().truncatedTo(ChronoUnit.MICROS),
            false);
    return store.add(row, actor(host), mostOpen).invoke(this::requireRoom).replaceWith(row);
  }

  private void requireRoom(boolean added) {
    if (!added) {
      throw Problem.conflict(
              "too-many-tournaments",
              "Too many tournaments",
              "An account has at most %d that are not over: finish or cancel one."
                  .formatted(mostOpen))
          .asException();
    }
  }

  /** Refuses, by 400, a start that has passed, unless it is the one that the plan had before. */
  private void requireToCome(TournamentPlan plan, Optional<SchedulePlan> before) {
    if (plan.schedule().isPresent()
        && !plan.schedule().equals(before)
        && !plan.schedule().get().startsAt().isAfter(clock.instant())) {
      throw Problem.malformed("/schedule/startsAt", "a moment to come").asException();
    }
  }

  private List<String> seats(TournamentForm form) {
    TournamentPlan plan = PlanReader.read(form);
    List<String> seats = validator.seats(plan.match());
    if (seats.size() != plan.format().seats()) {
      throw Problem.malformed(
              "/scenario",
              "its seats are %s, the format is for %d".formatted(seats, plan.format().seats()))
          .asException();
    }
    return seats;
  }

  /** Tournaments that everybody may see, the newest first; empty texts are for any. */
  public Uni<Page<TournamentRow>> shown(String game, String status, String cursor) {
    return store.shown(game, status, Page.before(cursor), Page.READ).map(Tournaments::page);
  }

  /** Those on whose staff an account is. */
  public Uni<Page<TournamentRow>> of(String account, String game, String status, String cursor) {
    return store.of(account, game, status, Page.before(cursor), Page.READ).map(Tournaments::page);
  }

  private static Page<TournamentRow> page(List<TournamentRow> rows) {
    return Page.of(rows, TournamentRow::id);
  }

  /** The tournament; 404 where there is none that this caller may know of. */
  public Uni<TournamentRow> find(Optional<String> account, String id) {
    return store
        .find(id)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .call(
            row ->
                row.status() == Status.DRAFT
                    ? role(row, account).invoke(Tournaments::requireStaff)
                    : Uni.createFrom().voidItem());
  }

  private Uni<Optional<Role>> role(TournamentRow row, Optional<String> account) {
    return account
        .map(id -> StaffRows.of(pool, row.id(), id))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }

  private static void requireStaff(Optional<Role> role) {
    if (role.isEmpty()) {
      throw Problem.notFound().asException();
    }
  }

  /**
   * Changes the plan by a JSON Merge Patch. 412 where the version is another than the caller's; 409
   * after the start, and for the format's seats while somebody has entered.
   *
   * @param version that the caller read, if they say so
   */
  public Uni<TournamentRow> change(
      Account host, String id, JsonNode patch, Optional<Long> version) {
    return store.act(
        id,
        held ->
            StaffRows.require(held, host.id(), Role.HOST)
                .chain(() -> changed(held, host, patch, version))
                .chain(() -> again(held)));
  }

  private Uni<Void> changed(Held held, Account host, JsonNode patch, Optional<Long> version) {
    requireVersion(held.row(), version);
    requireStatus(held.row(), Status.BEFORE_START);
    TournamentForm form = form(MergePatch.apply(json.valueToTree(held.row().form()), patch));
    List<String> seats = seats(form);
    TournamentPlan plan = PlanReader.read(form);
    TournamentPlan before = PlanReader.read(held.row().form());
    requireToCome(plan, before.schedule());
    boolean sameMoments =
        plan.schedule().equals(before.schedule()) && plan.checkIn().equals(before.checkIn());
    return held.update(
            """
            update tournament
            set plan = $2, game = $3, scenario = $4, seats = $5, name = $6
            where id = $1
            """,
            store.text(form),
            form.game(),
            form.scenario(),
            seats.toArray(String[]::new),
            form.name())
        .chain(
            () ->
                sameMoments
                    ? Uni.createFrom().voidItem()
                    : NextMoment.set(held, held.row().status(), plan))
        .chain(() -> held.record(actor(host), "change", patch));
  }

  private TournamentForm form(JsonNode merged) {
    try {
      return json.treeToValue(merged, TournamentForm.class);
    } catch (JsonProcessingException unreadable) {
      throw new BadRequestException(unreadable);
    }
  }

  private static void requireVersion(TournamentRow row, Optional<Long> version) {
    if (version.isPresent() && version.get() != row.version()) {
      throw Problem.of(
              412,
              "changed-meanwhile",
              "Changed meanwhile",
              "The tournament is at version " + row.version() + ": read it and try again.")
          .asException();
    }
  }

  /** Refuses, by 409, what does not fit where the tournament stands. */
  public static void requireStatus(TournamentRow row, Set<Status> fitting) {
    if (!fitting.contains(row.status())) {
      throw Problem.conflict(
              "wrong-status",
              "Not now",
              "The tournament is "
                  + row.status().word()
                  + "; this is for "
                  + fitting.stream().map(Status::word).toList()
                  + ".")
          .asException();
    }
  }

  /** The row as it is within the transaction. */
  private Uni<TournamentRow> again(Held held) {
    return store.reread(held);
  }

  /**
   * Leads a tournament on; where it stands already changes nothing. 409 where that is no way from
   * here, too few have entered to start, or results are missing at the end.
   */
  public Uni<TournamentRow> lead(Account host, String id, Status status) {
    return store
        .act(
            id,
            held ->
                StaffRows.require(held, host.id(), Role.HOST)
                    .chain(
                        () ->
                            held.row().status() == status
                                ? Uni.createFrom().voidItem()
                                : led(held, actor(host), status))
                    .chain(() -> again(held)))
        .invoke(commitListener::committed);
  }

  private Uni<Void> led(Held held, Actor host, Status status) {
    if (!held.row().status().next().contains(status)) {
      throw Problem.conflict(
              "wrong-status",
              "Not from here",
              "From "
                  + held.row().status().word()
                  + " it goes to "
                  + held.row().status().next().stream().map(Status::word).toList()
                  + ".")
          .asException();
    }
    return switch (status) {
      case RUNNING -> progress.start(held, host);
      case FINISHED -> progress.finish(held, host);
      case CHECK_IN -> {
        if (PlanReader.read(held.row().form()).checkIn().isEmpty()) {
          throw Problem.conflict("no-check-in", "No check-in", "The plan has no check-in.")
              .asException();
        }
        yield progress.status(held, host, status);
      }
      case DRAFT, PUBLISHED, REGISTRATION, CANCELLED -> progress.status(held, host, status);
    };
  }
}

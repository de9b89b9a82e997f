package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.EntrantRows;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Status;

/** How an entry comes about, whoever asks for it. */
final class Entering {
  private Entering() {}

  /** Refuses, by 409, while nobody may enter. */
  static void requireOpen(Held held) {
    Tournaments.requireStatus(
        held.row(), EnumSet.of(Status.REGISTRATION, Status.CHECK_IN, Status.RUNNING));
  }

  static Optional<Entry> find(List<Entry> entries, String account) {
    return entries.stream().filter(entry -> entry.account().equals(account)).findFirst();
  }

  /**
   * An entry as it is when its account enters now. After the start whoever finds no place, or finds
   * it too late for the format, waits: they may become a substitute.
   */
  static Entry of(
      Held held,
      TournamentPlan plan,
      Actor who,
      List<Entry> entries,
      Optional<Entry> known,
      String salt) {
    boolean begun = held.row().status() == Status.RUNNING;
    boolean waits = known.isPresent() && known.get().status() == Entry.Status.WAITING;
    if (known.isPresent() && isIn(known.get()) && !(begun && waits)) {
      return known.get().with(who.name(), salt);
    }
    if (known.isPresent() && known.get().number() > 0) {
      throw withdrawn();
    }
    long taken = entries.stream().filter(entry -> entry.status() == Entry.Status.ENTERED).count();
    boolean full = taken >= plan.mostEntrants() || (begun && !plan.format().lateEntry());
    return Entry.of(
            who.account(), who.name(), full ? Entry.Status.WAITING : Entry.Status.ENTERED, salt)
        .checkedIn(held.row().status() == Status.CHECK_IN);
  }

  /** 409: there is no way back. */
  static ProblemException withdrawn() {
    return Problem.conflict(
            "withdrawn",
            "Withdrawn",
            "Whoever withdrew from a tournament that has begun stays out.")
        .asException();
  }

  private static boolean isIn(Entry entry) {
    return entry.status() == Entry.Status.ENTERED || entry.status() == Entry.Status.WAITING;
  }

  /** Writes an entry down; late entrants may be paired from the next round on. */
  static Uni<Entry> put(Held held, Actor actor, Entry entry, List<Entry> entries) {
    if (find(entries, entry.account()).filter(entry::equals).isPresent()) {
      return Uni.createFrom().item(entry);
    }
    boolean late =
        held.row().status() == Status.RUNNING
            && entry.status() == Entry.Status.ENTERED
            && entry.number() == 0;
    return rounds(held)
        .map(rounds -> late ? entry.late(nextNumber(entries), next(held, rounds)) : entry)
        .call(written -> EntrantRows.put(held, written))
        .call(written -> record(held, actor, written));
  }

  private static int next(Held held, int rounds) {
    return PlanReader.read(held.row().form()).format().hasRounds() ? rounds + 1 : rounds;
  }

  private static int nextNumber(List<Entry> entries) {
    return 1 + entries.stream().mapToInt(Entry::number).max().orElse(0);
  }

  /** The entry of somebody who takes part or waits; 404 where they never did, 409 after that. */
  static Entry requireIn(List<Entry> entries, String account) {
    Entry entry = find(entries, account).orElseThrow(() -> Problem.notFound().asException());
    if (!isIn(entry)) {
      throw Problem.conflict(
              "not-entered", "Not entered", "This account is " + entry.status().word() + ".")
          .asException();
    }
    return entry;
  }

  /** Writes down that somebody has entered, or waits. */
  static Uni<Void> record(Held held, Actor actor, Entry entry) {
    return record(held, actor, "enter", entry);
  }

  /** Writes down what became of an entry. */
  static Uni<Void> record(Held held, Actor actor, String act, Entry entry) {
    return held.record(
        actor,
        act,
        Progress.detail()
            .put("account", entry.account())
            .put("name", entry.name())
            .put("status", entry.status().word()));
  }

  /** How many rounds have begun. */
  static Uni<Integer> rounds(Held held) {
    return held.sql()
        .preparedQuery("select count(*)::int from tournament_round where tournament = $1")
        .execute(Tuple.of(held.row().id()))
        .map(rows -> rows.iterator().next().getInteger(0));
  }
}

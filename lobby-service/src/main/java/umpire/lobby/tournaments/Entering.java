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
import umpire.tournament.Entrant;

/** How an entry comes about, whoever asks for it. */
final class Entering {
  private Entering() {}

  /** Refuses, by 409, while nobody may enter. */
  static void requireOpen(Held held) {
    boolean late = PlanReader.read(held.row().form()).format().lateEntry();
    Tournaments.requireStatus(
        held.row(),
        late ? EnumSet.of(Status.REGISTRATION, Status.RUNNING) : EnumSet.of(Status.REGISTRATION));
  }

  static Optional<Entry> find(List<Entry> entries, String account) {
    return entries.stream().filter(entry -> entry.account().equals(account)).findFirst();
  }

  /** An entry as it is when its account enters now. */
  static Entry of(
      Held held,
      TournamentPlan plan,
      Actor who,
      List<Entry> entries,
      Optional<Entry> known,
      String salt) {
    if (known.isPresent() && isIn(known.get())) {
      Entry now = known.get();
      return new Entry(
          now.account(),
          who.name(),
          now.status(),
          now.number(),
          now.rating(),
          salt,
          now.from(),
          now.until());
    }
    if (known.isPresent() && known.get().number() > 0) {
      throw withdrawn();
    }
    long taken = entries.stream().filter(entry -> entry.status() == Entry.Status.ENTERED).count();
    boolean full = taken >= plan.mostEntrants();
    boolean running = held.row().status() == Status.RUNNING;
    if (full && running) {
      throw Problem.conflict("full", "No place left", "All places are taken.").asException();
    }
    return new Entry(
        who.account(),
        who.name(),
        full ? Entry.Status.WAITING : Entry.Status.ENTERED,
        running ? 1 + entries.stream().mapToInt(Entry::number).max().orElse(0) : 0,
        0,
        salt,
        1,
        Entrant.NO_END);
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

  /** Late entrants may be paired from the next round on. */
  static Uni<Entry> put(Held held, Actor actor, Entry entry, List<Entry> entries) {
    if (find(entries, entry.account()).filter(entry::equals).isPresent()) {
      return Uni.createFrom().item(entry);
    }
    return rounds(held)
        .map(
            rounds ->
                held.row().status() == Status.RUNNING && !known(entries, entry)
                    ? from(entry, rounds + 1)
                    : entry)
        .call(written -> EntrantRows.put(held, written))
        .call(
            written ->
                held.record(
                    actor,
                    "enter",
                    Progress.detail()
                        .put("account", written.account())
                        .put("name", written.name())
                        .put("status", written.status().word())));
  }

  private static boolean known(List<Entry> entries, Entry entry) {
    return find(entries, entry.account()).filter(one -> one.number() > 0).isPresent();
  }

  private static Entry from(Entry entry, int round) {
    return new Entry(
        entry.account(),
        entry.name(),
        entry.status(),
        entry.number(),
        entry.rating(),
        entry.salt(),
        round,
        entry.until());
  }

  static Uni<Integer> rounds(Held held) {
    return held.sql()
        .preparedQuery("select count(*)::int from tournament_round where tournament = $1")
        .execute(Tuple.of(held.row().id()))
        .map(rows -> rows.iterator().next().getInteger(0));
  }
}

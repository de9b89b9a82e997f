package umpire.lobby.tournaments;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.chassis.auth.Account;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.tournaments.plan.RowErrors;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentStore;
import umpire.tournament.export.CsvFault;
import umpire.tournament.export.EntrantList;

/** Brings in everybody of a list, as one act. */
@ApplicationScoped
public class EntrantImports {
  private final TournamentStore store;
  private final Accounts accounts;
  private final Invitations invitations;

  EntrantImports(TournamentStore store, Accounts accounts, Invitations invitations) {
    this.store = store;
    this.accounts = accounts;
    this.invitations = invitations;
  }

  /**
   * Staff bring in everybody of a list, as {@link Invitations#bring} does each; all of them or
   * nobody. 400 with one error for each line that is wrong.
   *
   * @param csv names of accounts
   * @param dryRun whether nothing is to be kept
   * @return their entries, in the order of the lines
   */
  public Uni<List<Entry>> bring(Account staff, String id, String csv, boolean dryRun) {
    EntrantList list = EntrantList.read(csv);
    return DryRun.result(
        store.act(
            id,
            held ->
                StaffRows.require(held, staff.id(), Role.ARBITER)
                    .chain(() -> named(list))
                    .chain(
                        known ->
                            StateReader.entries(held.sql(), id)
                                .chain(
                                    entries ->
                                        new Import(held, Tournaments.actor(staff), known, entries)
                                            .bring(list)))
                    .chain(entries -> DryRun.undo(dryRun, entries))));
  }

  private Uni<Map<String, AccountRow>> named(EntrantList list) {
    return accounts
        .named(list.rows().stream().map(EntrantImports::key).toList())
        .map(
            rows -> {
              Map<String, AccountRow> known = new HashMap<>();
              rows.forEach(row -> known.put(row.name(), row));
              return known;
            });
  }

  private static String key(EntrantList.Row row) {
    return row.name().toLowerCase(Locale.ROOT);
  }

  /** One act, line by line. */
  private final class Import {
    private final Held held;
    private final Actor staff;
    private final Map<String, AccountRow> known;
    private final List<Entry> entries;
    private final List<CsvFault> faults = new ArrayList<>();

    Import(Held held, Actor staff, Map<String, AccountRow> known, List<Entry> entries) {
      this.held = held;
      this.staff = staff;
      this.known = known;
      this.entries = new ArrayList<>(entries);
    }

    Uni<List<Entry>> bring(EntrantList list) {
      faults.addAll(list.faults());
      return Multi.createFrom()
          .iterable(list.rows())
          .onItem()
          .transformToUniAndConcatenate(this::bring)
          .collect()
          .asList()
          .invoke(this::requireNoFault);
    }

    /** A line that is wrong is noted, and the next is looked at. */
    private Uni<Entry> bring(EntrantList.Row row) {
      AccountRow account = known.get(key(row));
      if (account == null || account.retiredAt().isPresent()) {
        return fault(row, "There is no account of this name in use.");
      }
      if (row.rating() != 0) {
        return fault(row, "A rating follows from matches, and is not given.");
      }
      return invitations
          .requireAllowed(staff, account)
          .chain(() -> Invitations.brought(held, staff, List.copyOf(entries), account))
          .invoke(this::remember)
          .onFailure(ProblemException.class)
          .recoverWithUni(refused -> fault(row, refused.problem().detail()));
    }

    private void remember(Entry entry) {
      entries.removeIf(one -> one.account().equals(entry.account()));
      entries.add(entry);
    }

    private Uni<Entry> fault(EntrantList.Row row, String reason) {
      faults.add(new CsvFault(row.line(), 0, reason));
      return Uni.createFrom().nullItem();
    }

    private void requireNoFault(List<Entry> brought) {
      RowErrors errors = new RowErrors();
      faults.stream()
          .sorted(Comparator.comparing(CsvFault::line))
          .forEach(fault -> errors.add("/csv", "line " + fault.line() + ": " + fault.reason()));
      errors.requireNone();
    }
  }
}

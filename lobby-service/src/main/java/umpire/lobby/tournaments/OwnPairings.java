package umpire.lobby.tournaments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.RowErrors;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.tournament.Bye;
import umpire.tournament.Pairing;

/**
 * Pairings that a host made.
 *
 * @param pairings ids of accounts in the order of the scenario's seats
 * @param byes by the id of the account
 */
public record OwnPairings(List<List<String>> pairings, List<Free> byes) {
  public OwnPairings {
    pairings = pairings.stream().map(List::copyOf).toList();
    byes = List.copyOf(byes);
  }

  /** Somebody who is not paired. */
  public record Free(String account, Bye.Kind kind) {}

  /** Pairings by numbers. */
  record Checked(List<Pairing> pairings, List<Bye> byes) {}

  /** Holds them against those who take part; 400 with one error for each row that is wrong. */
  Checked check(TournamentState state) {
    int round = state.rounds().size() + 1;
    Map<String, Integer> numbers = new HashMap<>();
    for (Entry entry : state.entries()) {
      if (entry.number() > 0 && entry.from() <= round && round <= entry.until()) {
        numbers.put(entry.account(), entry.number());
      }
    }
    Reader reader = new Reader(numbers);
    List<Pairing> checked = new ArrayList<>();
    for (int i = 0; i < pairings.size(); i++) {
      List<String> row = pairings.get(i);
      String pointer = "/pairings/" + i;
      if (row.size() != state.plan().format().seats()) {
        reader.error(pointer, "it has " + row.size() + " accounts");
        continue;
      }
      List<Integer> seats = new ArrayList<>();
      for (int seat = 0; seat < row.size(); seat++) {
        seats.add(reader.number(pointer + "/" + seat, row.get(seat)));
      }
      if (!seats.contains(0)) {
        checked.add(new Pairing(seats, state.plan().format().twice()));
      }
    }
    List<Bye> free = new ArrayList<>();
    for (int i = 0; i < byes.size(); i++) {
      int number = reader.number("/byes/" + i + "/account", byes.get(i).account());
      if (number > 0) {
        free.add(new Bye(number, byes.get(i).kind()));
      }
    }
    reader.requireRight();
    if (checked.isEmpty()) {
      throw Problem.malformed("/pairings", "at least one").asException();
    }
    return new Checked(checked, free);
  }

  /** Looks accounts up, each once. */
  private static final class Reader {
    private final Map<String, Integer> numbers;
    private final Set<String> seen = new HashSet<>();
    private final RowErrors errors = new RowErrors();

    Reader(Map<String, Integer> numbers) {
      this.numbers = numbers;
    }

    /** The number of an account, 0 after an error. */
    int number(String pointer, String account) {
      Integer number = numbers.get(account);
      if (number == null) {
        error(pointer, "nobody of this account takes part in the round");
        return 0;
      }
      if (!seen.add(account)) {
        error(pointer, "this account is in the round twice");
        return 0;
      }
      return number;
    }

    void error(String pointer, String detail) {
      errors.add(pointer, detail);
    }

    void requireRight() {
      errors.requireNone();
    }
  }
}

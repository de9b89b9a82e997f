package umpire.lobby.tournaments.bulk;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Permit;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.matchmaking.MatchPolicies;
import umpire.lobby.matchmaking.RequestedMatch;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.tournaments.plan.RowErrors;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.tournament.export.InvisibleCharacters;

/** Holds what a host asks for against games, scenarios and accounts. */
@ApplicationScoped
class BulkReader {
  private static final int LONGEST = 100;

  private final RequestedMatchValidator validator;
  private final Clock clock;
  private final int most;

  BulkReader(
      RequestedMatchValidator validator,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.bulk-matches") int most) {
    this.validator = validator;
    this.clock = clock;
    this.most = most;
  }

  /** What all of the matches have in common; 400 with the pointer for what is malformed. */
  RequestedMatch common(BulkForm form) {
    if (!isText(form.id(), 1)) {
      throw Problem.malformed("/id", "1 to " + LONGEST + " characters on one line").asException();
    }
    if (form.matches().isEmpty() || form.matches().size() > most) {
      throw Problem.malformed("/matches", "1 to " + most).asException();
    }
    policies(form);
    RequestedMatch common = wish(form, form.scenario());
    validator.seats(common);
    return common;
  }

  /** The same with a scenario of its own. */
  static RequestedMatch wish(BulkForm form, String scenario) {
    return RequestedMatch.read(
        form.game(),
        scenario,
        form.options(),
        form.visibility(),
        form.spectators(),
        form.spectatorDelaySeconds(),
        form.clock(),
        form.rated());
  }

  /** What players may do in every match whose row says nothing else. */
  private static MatchPolicies policies(BulkForm form) {
    return MatchPolicies.read(form.policies(), "/policies", MatchPolicies.ALL);
  }

  /**
   * What players may do in a match.
   *
   * @param place of it, from 1 on
   */
  static MatchPolicies policies(BulkForm form, int place) {
    int row = place - 1;
    return MatchPolicies.read(
        form.matches().get(row).policies(), "/matches/" + row + "/policies", policies(form));
  }

  private static boolean isText(String text, int least) {
    int length = text.codePointCount(0, text.length());
    return length >= least
        && length <= LONGEST
        && text.codePoints().noneMatch(InvisibleCharacters::contains);
  }

  /**
   * The matches, with ids; 400 with one error for each row that is wrong.
   *
   * @param accounts those of the players that there are
   */
  List<BulkMatch> matches(BulkForm form, Permit host, List<AccountRow> accounts) {
    Map<String, AccountRow> byId = new HashMap<>();
    accounts.forEach(account -> byId.put(account.id(), account));
    Rows rows = new Rows(form, host, byId);
    List<BulkMatch> matches = new ArrayList<>();
    for (int i = 0; i < form.matches().size(); i++) {
      BulkForm.Row row = form.matches().get(i);
      List<BulkPlayer> players = rows.players("/matches/" + i, row);
      rows.policies(i + 1);
      matches.add(
          new BulkMatch(
              i + 1,
              Objects.requireNonNullElse(row.name(), ""),
              rows.scenario(row),
              players,
              new PairedMatch(
                  TimeOrderedIds.fresh(clock).toString(),
                  1,
                  PairedMatch.OPENING,
                  false,
                  List.of(),
                  "")));
    }
    rows.errors.requireNone();
    return matches;
  }

  /** Reads one row after the other. */
  private final class Rows {
    private final BulkForm form;
    private final Permit host;
    private final Map<String, AccountRow> accounts;
    private final RowErrors errors = new RowErrors();
    private final Set<List<Object>> seen = new HashSet<>();

    Rows(BulkForm form, Permit host, Map<String, AccountRow> accounts) {
      this.form = form;
      this.host = host;
      this.accounts = accounts;
    }

    String scenario(BulkForm.Row row) {
      return Objects.requireNonNullElse(row.scenario(), form.scenario());
    }

    /** Whether what it says of policies is right. */
    void policies(int place) {
      try {
        BulkReader.policies(form, place);
      } catch (ProblemException wrong) {
        errors.add("" + wrong.problem().members().get("pointer"), wrong.problem().detail());
      }
    }

    /** Who plays, as far as the row is right. */
    List<BulkPlayer> players(String pointer, BulkForm.Row row) {
      if (!isText(Objects.requireNonNullElse(row.name(), ""), 0)) {
        errors.add(pointer + "/name", "up to " + LONGEST + " characters on one line");
      }
      List<String> seats = seats(pointer, row);
      if (seats.isEmpty()) {
        return List.of();
      }
      if (seats.size() != row.players().size()) {
        errors.add(
            pointer + "/players",
            "the seats are %s, these are %d accounts".formatted(seats, row.players().size()));
        return List.of();
      }
      if (!seen.add(List.of(scenario(row), row.players()))) {
        errors.add(pointer, "an earlier row is the same");
      }
      List<BulkPlayer> players = new ArrayList<>();
      for (int seat = 0; seat < seats.size(); seat++) {
        String place = pointer + "/players/" + seat;
        String account = row.players().get(seat);
        if (row.players().indexOf(account) < seat) {
          errors.add(place, "this account has another seat of the match");
        } else {
          player(place, seats.get(seat), account, players);
        }
      }
      return players;
    }

    private List<String> seats(String pointer, BulkForm.Row row) {
      try {
        return validator.seats(wish(form, scenario(row)));
      } catch (ProblemException unknown) {
        if (unknown.problem().status() != 400) {
          throw unknown;
        }
        errors.add(pointer + "/scenario", unknown.problem().detail());
        return List.of();
      }
    }

    private void player(String place, String seat, String account, List<BulkPlayer> players) {
      AccountRow found = accounts.get(account);
      if (found == null || found.retiredAt().isPresent()) {
        errors.add(place, "there is no account of this id in use");
      } else if (found.kind() == AccountKind.SERVICE) {
        errors.add(place, "a service does not play");
      } else {
        players.add(new BulkPlayer(seat, account, found.name(), isOwn(found)));
      }
    }

    /** A bot of the house or of the host: nobody else sits down without having said so. */
    private boolean isOwn(AccountRow account) {
      return account.bot() && account.owner().map(host.owner()::equals).orElse(true);
    }
  }
}

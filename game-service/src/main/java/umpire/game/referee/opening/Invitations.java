package umpire.game.referee.opening;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.Bots;
import umpire.game.store.KnownBot;
import umpire.game.store.match.SeatRow;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;

/**
 * The seats of a match at its opening: anyone's, or kept for an account. A seat is taken, never
 * given: whoever is invited takes it with a salt of their own.
 */
@Singleton
class Invitations {
  private static final String ANYONE = "open";
  private static final Pattern ACCOUNT = Pattern.compile("[\\P{C}&&\\S]{1,255}");

  private final Bots bots;

  Invitations(Bots bots) {
    this.bots = bots;
  }

  /**
   * The seats in the scenario's order; fails with a 400 where one cannot be kept so, and with a 422
   * where one is kept for a bot that does not play this.
   *
   * @param given by seat an account, {@code bot:NAME} or {@code open}; seats left out are open
   * @param fit what a bot that is invited must play
   * @param opener of whose matches a bot may play so many
   */
  Uni<List<SeatRow>> seats(
      Scenario scenario, Map<String, String> given, BotSuitability fit, String opener) {
    List<String> ids = scenario.seats().stream().map(Seat::id).toList();
    given.forEach((seat, account) -> check(ids, seat, account, given));
    List<SeatRow> seats = ids.stream().map(id -> row(id, given.getOrDefault(id, ANYONE))).toList();
    List<String> accounts = given.values().stream().filter(one -> !one.equals(ANYONE)).toList();
    return accounts.isEmpty()
        ? Uni.createFrom().item(seats)
        : bots.of(accounts, opener)
            .invoke(known -> requireFit(given, known, fit))
            .replaceWith(seats);
  }

  private static void requireFit(
      Map<String, String> given, Map<String, KnownBot> known, BotSuitability fit) {
    given.forEach(
        (seat, account) -> {
          KnownBot bot = known.get(account);
          if (bot != null) {
            fit.require(bot, seat);
          } else if (Bots.isBot(account)) {
            throw refused(seat, "there is no bot of this name: see /v1/bots");
          }
        });
  }

  private static void check(
      List<String> ids, String seat, String account, Map<String, String> given) {
    if (!ids.contains(seat)) {
      throw refused(seat, "the seats are " + ids);
    }
    boolean twice = given.values().stream().filter(account::equals).count() > 1;
    if (!ACCOUNT.matcher(account).matches()
        || SeatRow.isLink(account)
        || (twice && !account.equals(ANYONE))) {
      throw refused(seat, "an account, which has no other seat, or 'open'");
    }
  }

  private static SeatRow row(String seat, String account) {
    return account.equals(ANYONE) ? SeatRow.open(seat) : SeatRow.kept(seat, account);
  }

  private static ProblemException refused(String seat, String why) {
    return Problem.malformed(Pointer.member("/seats", seat), why).asException();
  }
}

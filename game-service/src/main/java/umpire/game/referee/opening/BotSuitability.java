package umpire.game.referee.opening;

import java.util.List;
import java.util.Optional;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.clock.TimeControl;
import umpire.game.store.BotRow;
import umpire.game.store.KnownBot;

/**
 * Whether a bot plays what it is invited to, as it said itself: game, scenario, seat, clock, and
 * how many matches at once.
 *
 * @param clock by which time is given; none if it is not measured
 */
record BotSuitability(String game, String scenario, Optional<TimeControl> clock) {

  /** 422, whose detail begins with the member of the directory that does not fit. */
  void require(KnownBot known, String seat) {
    BotRow bot = known.bot();
    check(known.online(), seat, "online", "it is not there now");
    check(bot.games().contains(game), seat, "games", "it plays " + bot.games());
    among(bot.scenarios(), scenario, seat, "scenarios");
    among(bot.seats(), seat, seat, "seats");
    among(bot.clocks(), clock.map(BotSuitability::word).orElse(BotRow.UNTIMED), seat, "clocks");
    check(
        known.playing() < bot.concurrency(),
        seat,
        "concurrency",
        "it plays %d of %d matches".formatted(known.playing(), bot.concurrency()));
    check(
        bot.perOpponent() == 0 || known.withOpponent() < bot.perOpponent(),
        seat,
        "matchesPerOpponent",
        "it plays %d of %d matches with you".formatted(known.withOpponent(), bot.perOpponent()));
  }

  private static String word(TimeControl timeControl) {
    return switch (timeControl) {
      case TimeControl.Fischer _ -> "fischer";
      case TimeControl.PerDecision _ -> "per-decision";
      case TimeControl.Correspondence _ -> "correspondence";
    };
  }

  private static void among(List<String> some, String one, String seat, String member) {
    check(some.isEmpty() || some.contains(one), seat, member, "it plays " + some);
  }

  private static void check(boolean fits, String seat, String member, String why) {
    if (!fits) {
      throw refused(seat, member, why);
    }
  }

  private static ProblemException refused(String seat, String member, String why) {
    return Problem.of(422, "bot-cannot", "The bot does not play this", member + ": " + why)
        .with("pointer", Pointer.member("/seats", seat))
        .with("member", member)
        .asException();
  }
}

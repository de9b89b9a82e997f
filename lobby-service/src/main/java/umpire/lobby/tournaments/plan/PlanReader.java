package umpire.lobby.tournaments.plan;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.common.Flags;
import umpire.lobby.common.RatingRange;
import umpire.lobby.matchmaking.MatchPolicies;
import umpire.lobby.matchmaking.RequestedMatch;
import umpire.tournament.export.InvisibleCharacters;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.Criterion;

/** Reads what a host wrote; 400 with the pointer for what is malformed. */
public final class PlanReader {
  private static final int LONGEST_NAME = 100;
  private static final int MOST_ENTRANTS = 1000;
  private static final int USUAL_ENTRANTS = 500;

  private PlanReader() {}

  /** The plan; whether game, scenario and options exist is not looked at. */
  public static TournamentPlan read(TournamentForm form) {
    FormatPlan format = FormatReader.read(form.format());
    requireRounds(form, format);
    boolean byLevels = Flags.second("/score", form.score(), "results", "levels");
    if (byLevels && format instanceof FormatPlan.OfTables) {
      throw Problem.malformed("/score", "a table counts by place").asException();
    }
    Optional<CheckIn> checkIn = CheckIn.read(form.checkIn());
    return new TournamentPlan(
        name(form.name()),
        RequestedMatch.read(
            form.game(),
            form.scenario(),
            form.options(),
            form.visibility(),
            form.spectators(),
            form.spectatorDelaySeconds(),
            form.clock(),
            form.rated()),
        MatchPolicies.read(form.policies(), "/policies", MatchPolicies.ALL),
        format,
        byLevels,
        tieBreaks(form.tieBreaks(), format),
        Flags.second("/registration", form.registration(), "open", "invitation"),
        mostEntrants(form.mostEntrants()),
        NextRound.read(form.nextRound(), form.deadline() != null),
        Optional.ofNullable(form.deadline()).map(DeadlinePlan::read),
        checkIn,
        Optional.ofNullable(form.schedule()).map(schedule -> SchedulePlan.read(schedule, checkIn)),
        Optional.ofNullable(form.ratings()).map(RatingRange::read),
        Optional.ofNullable(form.requestedByes()).map(byes -> RequestedByes.read(byes, format)));
  }

  /** What is said of rounds goes with a format that has them. */
  private static void requireRounds(TournamentForm form, FormatPlan format) {
    if (format.hasRounds()) {
      return;
    }
    if (form.nextRound() != null) {
      throw Problem.malformed("/nextRound", "the format has no rounds").asException();
    }
    if (form.deadline() != null) {
      throw Problem.malformed("/deadline", "the format has no rounds").asException();
    }
  }

  private static String name(String name) {
    String given = name.strip();
    int length = given.codePointCount(0, given.length());
    if (length < 1 || length > LONGEST_NAME) {
      throw Problem.malformed("/name", "1 to " + LONGEST_NAME + " characters").asException();
    }
    if (given.codePoints().anyMatch(InvisibleCharacters::contains)) {
      throw Problem.malformed("/name", "no control characters or line breaks").asException();
    }
    return given;
  }

  private static List<String> tieBreaks(@Nullable List<String> names, FormatPlan format) {
    if (names == null) {
      return TieBreaks.usual(format);
    }
    if (names.isEmpty() || names.size() > TieBreaks.MOST) {
      throw Problem.malformed("/tieBreaks", "1 to " + TieBreaks.MOST).asException();
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      BodyProblems.at("/tieBreaks/" + i, () -> known(name, seen));
    }
    return names;
  }

  private static String known(String name, Set<String> seen) {
    if (Criteria.named(name, "").isEmpty()) {
      throw new IllegalArgumentException(
          "lot, or one of "
              + Criteria.all().stream().map(Criterion::id).filter(id -> !isUntold(id)).toList());
    }
    if (isUntold(name)) {
      throw new IllegalArgumentException("the ends of matches do not tell victory points yet");
    }
    if (!seen.add(name)) {
      throw new IllegalArgumentException("named twice");
    }
    return name;
  }

  private static boolean isUntold(String name) {
    return name.startsWith("victory-point");
  }

  private static int mostEntrants(@Nullable Integer most) {
    int given = Objects.requireNonNullElse(most, USUAL_ENTRANTS);
    if (given < 2 || given > MOST_ENTRANTS) {
      throw Problem.malformed("/mostEntrants", "2 to " + MOST_ENTRANTS).asException();
    }
    return given;
  }
}

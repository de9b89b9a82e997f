package umpire.lobby.tournaments.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.tournament.Points;
import umpire.tournament.arena.Arena;
import umpire.tournament.knockout.Elimination;
import umpire.tournament.ladder.LadderSettings;

/** Reads a format; 400 with the pointer for what its type does not have. */
final class FormatReader {
  private static final String ROUNDS = "rounds";
  private static final String TWICE = "twice";
  private static final String GROUPS = "groups";
  private static final String LEGS = "legs";
  private static final String BEST = "best";
  private static final String ELIMINATION = "elimination";
  private static final String THIRD_PLACE = "thirdPlace";
  private static final String RESET = "reset";
  private static final String PLACES = "places";
  private static final String REACH = "reach";
  private static final String COOLDOWN = "cooldown";
  private static final String FALL = "fall";
  private static final String IDLE_DAYS = "idleDays";
  private static final String CHALLENGES = "challenges";
  private static final String ANSWER_SECONDS = "answerSeconds";

  private static final String WINDOW = "window";
  private static final String STREAK = "streak";

  private static final int LEAST_WINDOW = 60;
  private static final int MOST_WINDOW = 7 * 24 * 3600;
  private static final int LEAST_ANSWER = 60;
  private static final int USUAL_ANSWER = 7 * 24 * 3600;
  private static final int MOST_ANSWER = 30 * 24 * 3600;

  private static final Map<String, Set<String>> MEMBERS =
      Map.of(
          "swiss", Set.of(ROUNDS, TWICE),
          "round-robin", Set.of(GROUPS, LEGS, TWICE),
          "knockout", Set.of(ELIMINATION, THIRD_PLACE, RESET, TWICE),
          "groups-knockout", Set.of(GROUPS, LEGS, BEST, ELIMINATION, THIRD_PLACE, RESET, TWICE),
          "tables", Set.of(ROUNDS, PLACES),
          "own-pairings", Set.of(TWICE),
          "ladder", Set.of(REACH, COOLDOWN, FALL, IDLE_DAYS, CHALLENGES, ANSWER_SECONDS, TWICE),
          "arena", Set.of(WINDOW, STREAK, TWICE));

  private final FormatForm form;

  private FormatReader(FormatForm form) {
    this.form = form;
  }

  static FormatPlan read(FormatForm form) {
    Set<String> members = MEMBERS.get(form.type());
    if (members == null) {
      throw refused("type", "one of " + MEMBERS.keySet().stream().sorted().toList());
    }
    given(form)
        .forEach(
            (name, value) -> {
              if (value != null && !members.contains(name)) {
                throw refused(name, form.type() + " has no such member");
              }
            });
    return new FormatReader(form).plan();
  }

  private static Map<String, @Nullable Object> given(FormatForm form) {
    Map<String, @Nullable Object> given = new LinkedHashMap<>();
    given.put(ROUNDS, form.rounds());
    given.put(TWICE, form.twice());
    given.put(GROUPS, form.groups());
    given.put(LEGS, form.legs());
    given.put(BEST, form.best());
    given.put(ELIMINATION, form.elimination());
    given.put(THIRD_PLACE, form.thirdPlace());
    given.put(RESET, form.reset());
    given.put(PLACES, form.places());
    given.put(REACH, form.reach());
    given.put(COOLDOWN, form.cooldown());
    given.put(FALL, form.fall());
    given.put(IDLE_DAYS, form.idleDays());
    given.put(CHALLENGES, form.challenges());
    given.put(ANSWER_SECONDS, form.answerSeconds());
    given.put(WINDOW, form.window());
    given.put(STREAK, form.streak());
    return given;
  }

  private FormatPlan plan() {
    return switch (form.type()) {
      case "swiss" -> new FormatPlan.OfSwiss(rounds(), twice());
      case "round-robin" -> roundRobin();
      case "knockout" -> knockout();
      case "groups-knockout" -> groups();
      case "tables" -> new FormatPlan.OfTables(rounds(), places());
      case "ladder" -> ladder();
      case "arena" -> arena();
      default -> new FormatPlan.OwnPairings(twice());
    };
  }

  private FormatPlan.OfRoundRobin roundRobin() {
    return new FormatPlan.OfRoundRobin(
        number(GROUPS, form.groups(), 1, 64), number(LEGS, form.legs(), 1, 2), twice());
  }

  private FormatPlan.OfGroups groups() {
    FormatPlan.OfRoundRobin groups = roundRobin();
    if (form.best() == null) {
      throw refused(BEST, "how many of each group go on");
    }
    int best = number(BEST, form.best(), 1, 16);
    if (groups.groups() * best < 2) {
      throw refused(BEST, "of one group at least 2 go on");
    }
    return new FormatPlan.OfGroups(groups, best, knockout());
  }

  private FormatPlan.OfKnockout knockout() {
    boolean twofold =
        switch (Objects.requireNonNullElse(form.elimination(), "single")) {
          case "single" -> false;
          case "double" -> true;
          default -> throw refused(ELIMINATION, "single or double");
        };
    if (twofold && form.thirdPlace() != null) {
      throw refused(THIRD_PLACE, "with double elimination the losers' bracket decides it");
    }
    if (!twofold && form.reset() != null) {
      throw refused(RESET, "with double elimination alone");
    }
    return new FormatPlan.OfKnockout(
        twofold
            ? new Elimination.Twofold(Boolean.TRUE.equals(form.reset()))
            : new Elimination.Single(Boolean.TRUE.equals(form.thirdPlace())),
        twice());
  }

  private FormatPlan.OfLadder ladder() {
    boolean consent =
        switch (Objects.requireNonNullElse(form.challenges(), "consent")) {
          case "consent" -> true;
          case "obliged" -> false;
          default -> throw refused(CHALLENGES, "consent or obliged");
        };
    if (!consent && form.answerSeconds() != null) {
      throw refused(ANSWER_SECONDS, "with consent alone");
    }
    int fall = number(FALL, form.fall(), 0, 1000);
    if (fall == 0 && form.idleDays() != null) {
      throw refused(IDLE_DAYS, "with fall alone");
    }
    return new FormatPlan.OfLadder(
        new LadderSettings(
            number(REACH, Objects.requireNonNullElse(form.reach(), 3), 1, 1000),
            number(COOLDOWN, form.cooldown(), 0, 100),
            number(IDLE_DAYS, Objects.requireNonNullElse(form.idleDays(), 14), 1, 366),
            fall,
            twice()),
        consent,
        number(
            ANSWER_SECONDS,
            Objects.requireNonNullElse(form.answerSeconds(), USUAL_ANSWER),
            LEAST_ANSWER,
            MOST_ANSWER));
  }

  private FormatPlan.OfArena arena() {
    if (form.window() == null) {
      throw refused(WINDOW, "for how many seconds entrants are paired");
    }
    return new FormatPlan.OfArena(
        new Arena(number(STREAK, form.streak(), 0, 100), twice()),
        number(WINDOW, form.window(), LEAST_WINDOW, MOST_WINDOW));
  }

  private boolean twice() {
    return Boolean.TRUE.equals(form.twice());
  }

  private int rounds() {
    if (form.rounds() == null) {
      throw refused(ROUNDS, "how many are played");
    }
    return number(ROUNDS, form.rounds(), 1, 99);
  }

  private List<Points> places() {
    List<Double> places = Objects.requireNonNullElse(form.places(), List.of(1.0, 0.5, 0.0));
    if (places.size() != 3) {
      throw refused(PLACES, "three of them");
    }
    for (int i = 0; i < 3; i++) {
      double place = places.get(i);
      if (!(place >= 0 && place <= 100) || (i > 0 && place > places.get(i - 1))) {
        throw refused(PLACES + "/" + i, "0 to 100, none more than the one before");
      }
    }
    if (places.getFirst() <= places.get(1)) {
      throw refused(PLACES + "/0", "more than the second place");
    }
    return places.stream().map(one -> new Points((int) Math.round(one * 1000))).toList();
  }

  private static int number(String member, @Nullable Integer given, int least, int most) {
    int value = Objects.requireNonNullElse(given, least);
    if (value < least || value > most) {
      throw refused(member, least + " to " + most);
    }
    return value;
  }

  private static ProblemException refused(String member, String why) {
    return Problem.malformed("/format/" + member, why).asException();
  }
}

package umpire.lobby.tournaments.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.chassis.http.Problem;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.arena.Arena;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.DrawRule;
import umpire.tournament.knockout.Elimination;
import umpire.tournament.knockout.GroupsThenKnockout;
import umpire.tournament.knockout.Knockout;
import umpire.tournament.ladder.LadderSettings;
import umpire.tournament.roundrobin.Group;
import umpire.tournament.roundrobin.Legs;
import umpire.tournament.roundrobin.RoundRobin;
import umpire.tournament.roundrobin.Withdrawals;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Lot;
import umpire.tournament.standing.Scoring;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.UnplayedRounds;
import umpire.tournament.swiss.Swiss;
import umpire.tournament.swiss.SwissPoints;
import umpire.tournament.tables.Tables;

/** Which format a host chose, with what it needs. */
public sealed interface FormatPlan {
  /**
   * A Swiss.
   *
   * @param rounds 1 or more
   */
  record OfSwiss(int rounds, boolean twice) implements FormatPlan {}

  /** Everybody in a group against everybody. */
  record OfRoundRobin(int groups, int legs, boolean twice) implements FormatPlan {
    RoundRobin format() {
      return new RoundRobin(groups, legs == 1 ? Legs.ONE : Legs.TWO_EXCHANGED, twice);
    }
  }

  /** A knock-out; a drawn pairing goes to the higher seed. */
  record OfKnockout(Elimination elimination, boolean twice) implements FormatPlan {
    Knockout format() {
      return new Knockout(elimination, DrawRule.HIGHER_SEED, twice);
    }
  }

  /** Groups, the best of which go on into a knock-out. */
  record OfGroups(OfRoundRobin groups, int best, OfKnockout knockout) implements FormatPlan {}

  /** Tables of three; points by place. */
  record OfTables(int rounds, List<Points> places) implements FormatPlan {
    public OfTables {
      places = List.copyOf(places);
    }

    /** The format itself. */
    public Tables format() {
      return new Tables(rounds, places);
    }
  }

  /** The host makes the pairings. */
  record OwnPairings(boolean twice) implements FormatPlan {}

  /**
   * A ladder, without rounds.
   *
   * @param consent whether the challenged accept or decline; else a challenge is a match at once
   * @param answerSeconds within which they answer
   */
  record OfLadder(LadderSettings settings, boolean consent, int answerSeconds)
      implements FormatPlan {}

  /**
   * An arena, without rounds.
   *
   * @param window for how many seconds from the start entrants are paired
   */
  record OfArena(Arena arena, int window) implements FormatPlan {}

  /**
   * Whether rounds follow each other. Where they do not, all boards are in round 1, which is open
   * from the start to the end.
   */
  default boolean hasRounds() {
    return !(this instanceof OfLadder || this instanceof OfArena);
  }

  /** Refuses, by 409, what is done to rounds where there are none. */
  default void requireRounds() {
    if (!hasRounds()) {
      throw Problem.conflict(
              "no-rounds", "No rounds", "In this format nobody begins or takes back a round.")
          .asException();
    }
  }

  /** How many seats a match has. */
  default int seats() {
    return this instanceof OfTables ? 3 : 2;
  }

  /** Whether each pairing is two matches with the sides changed. */
  default boolean twice() {
    return switch (this) {
      case OfSwiss(int _, boolean twice) -> twice;
      case OfRoundRobin(int _, int _, boolean twice) -> twice;
      case OfKnockout(Elimination _, boolean twice) -> twice;
      case OfGroups(OfRoundRobin groups, int _, OfKnockout _) -> groups.twice();
      case OfTables _ -> false;
      case OwnPairings(boolean twice) -> twice;
      case OfLadder ladder -> ladder.settings().twice();
      case OfArena(Arena arena, int _) -> arena.twice();
    };
  }

  /** Whether somebody may join after the first round. */
  default boolean lateEntry() {
    return switch (this) {
      case OfSwiss _, OfTables _, OwnPairings _, OfLadder _, OfArena _ -> true;
      case OfRoundRobin _, OfKnockout _, OfGroups _ -> false;
    };
  }

  /**
   * What pairs the rounds; empty where the host or the entrants do.
   *
   * @param seed of all lots of the tournament
   */
  default Optional<Format> format(String seed) {
    return switch (this) {
      case OfSwiss swiss -> Optional.of(swiss(swiss, seed));
      case OfRoundRobin roundRobin -> Optional.of(roundRobin.format());
      case OfKnockout knockout -> Optional.of(knockout.format());
      case OfGroups groups -> Optional.of(format(groups, seed));
      case OfTables tables -> Optional.of(tables.format());
      case OwnPairings _, OfLadder _, OfArena _ -> Optional.empty();
    };
  }

  /** The bracket of a knock-out up to now; empty where there is none, or not yet. */
  default Optional<Bracket> bracket(Event event, String seed) {
    return switch (this) {
      case OfKnockout knockout -> Optional.of(knockout.format().bracket(event));
      case OfGroups groups -> format(groups, seed).bracket(event);
      case OfSwiss _, OfRoundRobin _, OfTables _, OwnPairings _, OfLadder _, OfArena _ ->
          Optional.empty();
    };
  }

  private GroupsThenKnockout format(OfGroups groups, String seed) {
    return new GroupsThenKnockout(
        groups.groups().format(),
        groups.best(),
        (group, rounds) -> ranked(group, rounds, seed),
        groups.knockout().format());
  }

  private Swiss swiss(OfSwiss swiss, String seed) {
    int side = Lot.draw(seed + ":side", List.of(0, 1)).getFirst();
    return new Swiss(
        swiss.rounds(),
        swiss.twice(),
        side,
        new SwissPoints(
            scoring().win(), Points.NONE, scoring().win(), scoring().draw(), Points.NONE));
  }

  private List<Integer> ranked(Group group, List<Round> rounds, String seed) {
    Set<Integer> members = new HashSet<>(group.entrants());
    List<Round> own = new ArrayList<>();
    for (Round round : rounds) {
      own.add(
          new Round(
              round.outcomes().stream()
                  .filter(one -> members.containsAll(one.pairing().seats()))
                  .toList(),
              round.byes().stream().filter(bye -> members.contains(bye.entrant())).toList()));
    }
    List<Entrant> entrants =
        group.entrants().stream().sorted().map(number -> Entrant.of(number, 0)).toList();
    CrossTable table =
        CrossTable.of(new Event(entrants, own, List.of()), scoring(), unplayed(), Map.of());
    return Standings.of(table, TieBreaks.read(TieBreaks.usual(this), seed)).lines().stream()
        .map(Standings.Line::entrant)
        .toList();
  }

  /** What a won and a drawn pairing count; so does a bye. */
  default Scoring scoring() {
    return switch (this) {
      case OfTables(int _, List<Points> places) -> new Scoring(places.get(0), places.get(1));
      default -> twice() ? new Scoring(new Points(2 * 1000), Points.ONE) : Scoring.USUAL;
    };
  }

  /** What each has of a pairing that nobody has won; at a table of three a third of all. */
  default Points drawn() {
    return switch (this) {
      case OfTables(int _, List<Points> places) ->
          new Points(places.stream().mapToInt(Points::thousandths).sum() / places.size());
      default -> scoring().draw();
    };
  }

  /** How rounds without a match count in tie-breaks. */
  default UnplayedRounds unplayed() {
    return this instanceof OfRoundRobin ? UnplayedRounds.ROUND_ROBIN : UnplayedRounds.SWISS_2026;
  }

  /** The rounds as standings count them. */
  default List<Round> counted(Event event) {
    return this instanceof OfRoundRobin roundRobin && roundRobin.format().refusal(event).isEmpty()
        ? Withdrawals.counted(roundRobin.format(), event)
        : event.rounds();
  }
}

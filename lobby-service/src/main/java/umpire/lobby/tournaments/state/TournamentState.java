package umpire.lobby.tournaments.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.arena.Arena;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.standing.Criterion;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.RoundSeat;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.Value;
import umpire.tournament.standing.Victory;

/**
 * A tournament as it stands: everything that pairings and standings follow from.
 *
 * @param seed of all its lots
 * @param entries in the order of their numbers, then in that of their entering
 * @param rounds in the order of their numbers
 * @param ladder numbers of entrants from the top of the ladder to its bottom, as it was stored
 *     last; empty where there is none
 */
public record TournamentState(
    TournamentPlan plan,
    String seed,
    List<Entry> entries,
    List<RoundState> rounds,
    List<Integer> ladder) {
  public TournamentState {
    ladder = List.copyOf(ladder);
    entries = List.copyOf(entries);
    rounds = List.copyOf(rounds);
  }

  /** The last round, if one has begun. */
  public Optional<RoundState> latest() {
    return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast());
  }

  /** The entry with a number. Throws NoSuchElementException where there is none. */
  public Entry numbered(int number) {
    return entries.stream().filter(entry -> entry.number() == number).findFirst().orElseThrow();
  }

  /** As formats see it, with every round that there is. */
  public Event event() {
    return new Event(
        entries.stream().filter(entry -> entry.number() > 0).map(Entry::entrant).toList(),
        counting().stream().map(RoundState::round).toList(),
        absent());
  }

  /** Rounds in which each entrant is once, as standings need them. */
  private List<RoundState> counting() {
    return plan.format().hasRounds() ? rounds : MatchOrder.rounds(rounds);
  }

  /** Byes of the round to come that entrants asked for. */
  private List<Bye> absent() {
    int next = rounds.size() + 1;
    return plan.requestedByes().stream()
        .flatMap(
            byes ->
                entries.stream()
                    .filter(entry -> entry.number() > 0 && entry.byes().contains(next))
                    .filter(entry -> entry.from() <= next && next <= entry.until())
                    .map(entry -> new Bye(entry.number(), byes.kind())))
        .toList();
  }

  /** The bracket of a knock-out, by the rounds that are closed; empty where there is none. */
  public Optional<Bracket> bracket() {
    Event now = event();
    List<Round> closed =
        rounds.stream()
            .filter(round -> round.closedAt().isPresent())
            .map(RoundState::round)
            .toList();
    return plan.format().bracket(new Event(now.entrants(), closed, List.of()), seed);
  }

  /** The cross table; boards without a result count nothing yet. */
  public CrossTable crossTable() {
    Event event = event();
    List<Round> counted = plan.format().counted(event);
    return CrossTable.of(
        new Event(event.entrants(), counted, List.of()),
        plan.format().scoring(),
        plan.format().unplayed(),
        victories());
  }

  private Map<RoundSeat, Victory> victories() {
    Map<RoundSeat, Victory> victories = new HashMap<>();
    for (RoundState round : counting()) {
      for (Board board : round.boards()) {
        Pairing pairing = board.pairing();
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
          victories.put(
              new RoundSeat(round.number(), pairing.seats().get(seat)),
              new Victory(board.level(seat), 0));
        }
      }
    }
    return victories;
  }

  /** The standings of a cross table of this tournament. */
  public Standings standings(CrossTable table) {
    List<Criterion> criteria = new ArrayList<>();
    if (plan.format() instanceof FormatPlan.OfLadder) {
      criteria.add(place());
    }
    if (plan.format() instanceof FormatPlan.OfArena(Arena arena, int _)) {
      criteria.add(points(arena));
    }
    criteria.addAll(plan.criteria(seed));
    return Standings.of(table, criteria);
  }

  /** With the bonus for wins in a row. */
  private Criterion points(Arena arena) {
    Map<Integer, Points> points = arena.points(outcomes());
    return Criterion.higher(
        "arena-points",
        "points of the arena",
        (_, entrant) -> Value.of(points.getOrDefault(entrant, Points.NONE)));
  }

  /** What all boards that have a result count, in the order of rounds and boards. */
  public List<Outcome> outcomes() {
    return rounds.stream().flatMap(round -> round.round().outcomes().stream()).toList();
  }

  private Criterion place() {
    List<Integer> order = LadderOrder.now(ladder, entries);
    return Criterion.lower(
        "place",
        "place on the ladder",
        (_, entrant) ->
            order.contains(entrant)
                ? Value.of(1 + order.indexOf(entrant))
                : new Value.None("not on the ladder"));
  }
}

package umpire.tournament.knockout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Round;

/** Fills a bracket with the rounds of an event. */
final class Replay {
  private final Event event;
  private final int roundsBefore;
  private final DrawRule drawRule;
  private final Map<Integer, Integer> seedOf = new HashMap<>();
  private final List<Integer> seeds;
  private final List<Bracket.State> states = new ArrayList<>();
  private Optional<String> undecided = Optional.empty();

  /**
   * Throws IllegalArgumentException if a round of the past lacks a meeting of the bracket.
   *
   * @param seeds entrants, the strongest first; 0 for a seed that nobody has
   * @param roundsBefore rounds of the event before the knock-out
   */
  Replay(Event event, List<Integer> seeds, int roundsBefore, Knockout format) {
    this.event = event;
    this.roundsBefore = roundsBefore;
    this.seeds = seeds;
    this.drawRule = format.drawRule();
    for (int seed = 1; seed <= seeds.size(); seed++) {
      seedOf.put(seeds.get(seed - 1), seed);
    }
    for (Meeting meeting : BracketPlan.of(Seeding.size(seeds.size()), format.elimination())) {
      states.add(state(meeting));
    }
  }

  Bracket bracket() {
    Bracket.State last =
        states.stream()
            .filter(
                state ->
                    state.meeting().part() != Meeting.Part.THIRD_PLACE
                        && state.meeting().part() != Meeting.Part.RESET)
            .reduce((_, later) -> later)
            .orElseThrow();
    Slot champion =
        states.stream()
            .filter(state -> state.meeting().part() == Meeting.Part.RESET)
            .filter(state -> !state.second().equals(Slot.NOBODY))
            .map(Bracket.State::winner)
            .findFirst()
            .orElse(last.winner());
    return new Bracket(states, champion);
  }

  /** The drawn meeting that waits for a decision, a sentence for the host; empty if none does. */
  Optional<String> undecided() {
    return undecided;
  }

  private Bracket.State state(Meeting meeting) {
    if (meeting.part() == Meeting.Part.RESET && !resetIsNeeded(meeting)) {
      return unless(meeting);
    }
    Slot first = holder(meeting.first());
    Slot second = holder(meeting.second());
    if (first instanceof Slot.Held one && second instanceof Slot.Held other) {
      return met(meeting, one, other);
    }
    if (first.equals(Slot.OPEN) || second.equals(Slot.OPEN)) {
      return new Bracket.State(meeting, first, second, Slot.OPEN, Slot.OPEN);
    }
    Slot winner = first.equals(Slot.NOBODY) ? second : first;
    return new Bracket.State(meeting, first, second, winner, Slot.NOBODY);
  }

  private Slot holder(Source source) {
    return switch (source) {
      case Source.Seed seed -> {
        int entrant = seed.seed() > seeds.size() ? 0 : seeds.get(seed.seed() - 1);
        yield entrant == 0 ? Slot.NOBODY : new Slot.Held(entrant);
      }
      case Source.WinnerOf from -> states.get(from.meeting() - 1).winner();
      case Source.LoserOf from -> states.get(from.meeting() - 1).loser();
    };
  }

  /** The one from the losers' bracket won the final, so both have lost once. */
  private boolean resetIsNeeded(Meeting reset) {
    Bracket.State last = states.get(reset.number() - 2);
    return last.winner() instanceof Slot.Held && last.winner().equals(last.second());
  }

  private Bracket.State unless(Meeting reset) {
    boolean open = states.get(reset.number() - 2).winner().equals(Slot.OPEN);
    Slot slot = open ? Slot.OPEN : Slot.NOBODY;
    return new Bracket.State(reset, slot, slot, slot, slot);
  }

  private Bracket.State met(Meeting meeting, Slot.Held one, Slot.Held other) {
    Bracket.State open = new Bracket.State(meeting, one, other, Slot.OPEN, Slot.OPEN);
    int number = roundsBefore + meeting.round();
    if (number > event.rounds().size()) {
      return open;
    }
    Round round = event.rounds().get(number - 1);
    Optional<Outcome> outcome =
        round.outcomes().stream()
            .filter(
                each ->
                    each.pairing().seats().contains(one.entrant())
                        && each.pairing().seats().contains(other.entrant()))
            .findFirst();
    if (outcome.isEmpty()) {
      return forfeited(meeting, one, other, number);
    }
    int points = outcome.get().of(one.entrant()).compareTo(outcome.get().of(other.entrant()));
    if (points != 0) {
      return won(open, points > 0);
    }
    if (!outcome.get().played()) {
      return new Bracket.State(meeting, one, other, Slot.NOBODY, Slot.NOBODY);
    }
    return drawn(open, one, other, number);
  }

  private Bracket.State drawn(Bracket.State open, Slot.Held one, Slot.Held other, int number) {
    return switch (drawRule) {
      case HIGHER_SEED -> won(open, seed(one) < seed(other));
      case BY_POINTS -> {
        undecided =
            Optional.of(
                "Round %d: %d and %d drew. Give one of them more points."
                    .formatted(number, one.entrant(), other.entrant()));
        yield open;
      }
    };
  }

  private int seed(Slot.Held held) {
    return seedOf.getOrDefault(held.entrant(), Integer.MAX_VALUE);
  }

  private static Bracket.State won(Bracket.State open, boolean first) {
    return new Bracket.State(
        open.meeting(),
        open.first(),
        open.second(),
        first ? open.first() : open.second(),
        first ? open.second() : open.first());
  }

  private Bracket.State forfeited(Meeting meeting, Slot.Held one, Slot.Held other, int number) {
    boolean oneAway = isAway(one.entrant(), number);
    boolean otherAway = isAway(other.entrant(), number);
    if (!oneAway && !otherAway) {
      throw new IllegalArgumentException(
          "round %d has no result of %d and %d".formatted(number, one.entrant(), other.entrant()));
    }
    if (oneAway && otherAway) {
      return new Bracket.State(meeting, one, other, Slot.NOBODY, Slot.NOBODY);
    }
    return won(new Bracket.State(meeting, one, other, Slot.OPEN, Slot.OPEN), otherAway);
  }

  private boolean isAway(int entrant, int number) {
    boolean withdrew =
        event.entrants().stream()
            .filter(one -> one.number() == entrant)
            .noneMatch((Entrant one) -> one.playsIn(number));
    return withdrew
        || event.rounds().get(number - 1).byes().stream()
            .anyMatch(bye -> bye.entrant() == entrant && bye.kind() != Bye.Kind.PAIRING);
  }
}

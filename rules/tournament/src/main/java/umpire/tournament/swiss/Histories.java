package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.swiss.Contender.Drift;

/** What the rounds up to now say of each entrant. */
final class Histories {
  private final SwissPoints points;
  private final boolean twice;
  private final Map<Integer, History> byNumber = new HashMap<>();

  /** What is known of one entrant, round by round. */
  private static final class History {
    private final Set<Integer> met = new HashSet<>();
    private final List<Integer> sides = new ArrayList<>();
    private final List<Drift> floats = new ArrayList<>();
    private Points score = Points.NONE;
    private boolean mayHaveBye = true;
    private int unplayed;
  }

  private Histories(SwissPoints points, boolean twice) {
    this.points = points;
    this.twice = twice;
  }

  /** Who is to be paired, in the order of ranks. */
  static List<Contender> contenders(Event event, SwissPoints points, boolean twice) {
    Histories histories = new Histories(points, twice);
    event.entrants().forEach(one -> histories.byNumber.put(one.number(), new History()));
    event.rounds().forEach(histories::add);
    return event.present().stream().map(histories::contender).sorted(Contender.RANK).toList();
  }

  private void add(Round round) {
    Set<Integer> there = new HashSet<>();
    Map<Integer, Points> gained = new HashMap<>();
    for (Outcome outcome : round.outcomes()) {
      List<Integer> seats = outcome.pairing().seats();
      if (seats.size() != 2 || outcome.pairing().twice() != twice) {
        throw new IllegalArgumentException(
            "a Swiss pairs two, " + (twice ? "twice" : "once") + ": " + outcome.pairing());
      }
      seats.forEach(seat -> claim(seat, there));
      for (int seat = 0; seat < 2; seat++) {
        gained.put(seats.get(seat), outcome.points().get(seat));
        addOutcome(outcome, seat);
      }
    }
    for (Bye bye : round.byes()) {
      claim(bye.entrant(), there);
      Points given = points.of(bye.kind());
      gained.put(bye.entrant(), given);
      addUnplayed(known(bye.entrant()), given, bye.kind() == Bye.Kind.PAIRING);
    }
    byNumber.forEach(
        (number, history) -> {
          if (!there.contains(number)) {
            addUnplayed(history, Points.NONE, false);
          }
        });
    // scores change last: floats compare the scores before the round
    gained.forEach((number, more) -> known(number).score = known(number).score.plus(more));
  }

  private void claim(int number, Set<Integer> there) {
    known(number);
    if (!there.add(number)) {
      throw new IllegalArgumentException("entrant " + number + " is in a round twice");
    }
  }

  private void addOutcome(Outcome outcome, int seat) {
    History history = known(outcome.pairing().seats().get(seat));
    if (!outcome.played()) {
      addUnplayed(history, outcome.points().get(seat), false);
      return;
    }
    int opponent = outcome.pairing().seats().get(1 - seat);
    history.met.add(opponent);
    if (!twice) {
      history.sides.add(seat);
    }
    int above = history.score.compareTo(known(opponent).score);
    history.floats.add(above > 0 ? Drift.DOWN : above < 0 ? Drift.UP : Drift.NONE);
  }

  /** C.04.3 1.4.3 and C.04.1 4. */
  private void addUnplayed(History history, Points given, boolean pairingBye) {
    history.unplayed++;
    history.floats.add(pairingBye || given.compareTo(points.loss()) > 0 ? Drift.DOWN : Drift.NONE);
    if (pairingBye || given.compareTo(points.win()) >= 0) {
      history.mayHaveBye = false;
    }
  }

  private Contender contender(Entrant entrant) {
    History history = known(entrant.number());
    return new Contender(
        entrant.number(),
        history.score.thousandths(),
        history.met,
        history.sides,
        SidePreference.after(history.sides),
        floatOf(history, 1),
        floatOf(history, 2),
        history.mayHaveBye,
        history.unplayed);
  }

  private static Drift floatOf(History history, int roundsBefore) {
    int round = history.floats.size() - roundsBefore;
    return round < 0 ? Drift.NONE : history.floats.get(round);
  }

  private History known(int number) {
    History history = byNumber.get(number);
    if (history == null) {
      throw new IllegalArgumentException("no entrant " + number);
    }
    return history;
  }
}

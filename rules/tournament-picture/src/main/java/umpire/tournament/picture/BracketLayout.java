package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.Meeting;
import umpire.tournament.knockout.Slot;
import umpire.tournament.knockout.Source;

/**
 * Where the meetings of a bracket stand: a column for each round; a meeting stands in the middle of
 * those whose winners come into it. The losers' bracket is below the main one. Meetings to which
 * nobody will ever come are left out.
 */
final class BracketLayout {
  /** Pixels of a meeting from left to right. */
  static final double WIDTH = 220;

  /** Pixels of a meeting from top to bottom. */
  static final double HEIGHT = 46;

  /** Pixels between columns. */
  static final double GAP = 40;

  /** Pixels from one meeting to the next one below it. */
  private static final double STEP = 68;

  /** Pixels above the first meeting, for the number of the round and that of the meeting. */
  private static final double HEAD = 54;

  /** From the final to the meeting for the third place, in steps. */
  private static final double THIRD_PLACE = 1.5;

  private final List<Bracket.State> drawn;
  private final Map<Integer, Double> steps = new HashMap<>();
  private final Map<Integer, Meeting> meetings = new HashMap<>();
  private final List<Integer> rounds;
  private final double losers;

  BracketLayout(Bracket bracket) {
    drawn = bracket.meetings().stream().filter(Predicate.not(BracketLayout::isVoid)).toList();
    TreeSet<Integer> columns = new TreeSet<>();
    drawn.forEach(state -> columns.add(state.meeting().round()));
    rounds = List.copyOf(columns);
    List<Meeting> all = bracket.meetings().stream().map(Bracket.State::meeting).toList();
    all.forEach(meeting -> meetings.put(meeting.number(), meeting));
    tree(all, Meeting.Part.MAIN, 0);
    // half a step for the heading of the losers' bracket
    losers = highest() + 1.5;
    tree(all, Meeting.Part.LOSERS, losers);
    all.forEach(this::last);
  }

  private static boolean isVoid(Bracket.State state) {
    return state.first().equals(Slot.NOBODY) && state.second().equals(Slot.NOBODY);
  }

  /** A part whose first meetings stand one below the other. */
  private void tree(List<Meeting> all, Meeting.Part part, double from) {
    double next = from;
    for (Meeting meeting : all) {
      if (meeting.part() == part) {
        List<Double> feeders = feeders(meeting, part);
        if (feeders.isEmpty()) {
          steps.put(meeting.number(), next);
          next++;
        } else {
          steps.put(meeting.number(), mean(feeders));
        }
      }
    }
  }

  private void last(Meeting meeting) {
    switch (meeting.part()) {
      case MAIN, LOSERS -> {}
      case FINAL, RESET -> steps.put(meeting.number(), mean(feeders(meeting, meeting.part())));
      case THIRD_PLACE -> steps.put(meeting.number(), mainFinal() + THIRD_PLACE);
    }
  }

  /** The steps of the meetings whose winners come here, of a tree those of the same part alone. */
  private List<Double> feeders(Meeting meeting, Meeting.Part part) {
    boolean tree = part == Meeting.Part.MAIN || part == Meeting.Part.LOSERS;
    List<Double> feeders = new ArrayList<>();
    for (Source source : List.of(meeting.first(), meeting.second())) {
      if (source instanceof Source.WinnerOf from) {
        Meeting before = meetings.get(from.meeting());
        Double step = steps.get(from.meeting());
        if (before != null && step != null && (!tree || before.part() == part)) {
          feeders.add(step);
        }
      }
    }
    return feeders;
  }

  private double mainFinal() {
    return meetings.values().stream()
        .filter(meeting -> meeting.part() == Meeting.Part.MAIN)
        .max(Comparator.comparing(Meeting::number))
        .map(meeting -> steps.getOrDefault(meeting.number(), 0.0))
        .orElse(0.0);
  }

  private static double mean(List<Double> steps) {
    return steps.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  private double highest() {
    return steps.values().stream().mapToDouble(Double::doubleValue).reduce(-1, Math::max);
  }

  /** The meetings that are drawn, in the order of their numbers. */
  List<Bracket.State> drawn() {
    return drawn;
  }

  /** The rounds that have a column. */
  List<Integer> rounds() {
    return rounds;
  }

  /** The left edge of a round's column. */
  double left(int round) {
    return Sheet.MARGIN + rounds.indexOf(round) * (WIDTH + GAP);
  }

  /** The rectangle of a meeting that is drawn. */
  Box box(Meeting meeting) {
    double top = Sheet.BODY + HEAD + steps.getOrDefault(meeting.number(), 0.0) * STEP;
    return Box.at(new Point(left(meeting.round()), top), WIDTH, HEIGHT);
  }

  /** The middle of a half of a meeting: of the upper one for its first source. */
  static double middle(Box box, boolean first) {
    return box.corner().y() + HEIGHT * (first ? 0.25 : 0.75);
  }

  /** Whether there is a bracket of those who lost once. */
  boolean isTwofold() {
    return drawn.stream().anyMatch(state -> state.meeting().part() == Meeting.Part.LOSERS);
  }

  /** The baseline of the heading of the losers' bracket. */
  double losersHeading() {
    return Sheet.BODY + HEAD + losers * STEP - 28;
  }

  /** Size of all of it below the heading of the picture. */
  Point size() {
    double columns = rounds.size() * (WIDTH + GAP) - GAP;
    double highest =
        drawn.stream()
            .mapToDouble(state -> steps.getOrDefault(state.meeting().number(), 0.0))
            .reduce(0, Math::max);
    return new Point(Math.max(0, columns), HEAD + highest * STEP + HEIGHT + 6);
  }
}

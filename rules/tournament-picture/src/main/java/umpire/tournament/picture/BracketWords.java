package umpire.tournament.picture;

import java.util.List;
import umpire.tournament.knockout.Bracket;
import umpire.tournament.knockout.Meeting;
import umpire.tournament.knockout.Slot;
import umpire.tournament.knockout.Source;

/**
 * A bracket in words.
 *
 * @param labels what entrants are called
 */
record BracketWords(Labels labels) {
  private static final String BYE = "bye";

  /** Whoever has a place, or from where they will come. */
  static String shown(Labels labels, Slot slot, Source source) {
    return switch (slot) {
      case Slot.Held held -> labels.name(held.entrant());
      case Slot.Nobody _ -> BYE;
      case Slot.Open _ -> from(source);
    };
  }

  private static String from(Source source) {
    return switch (source) {
      case Source.Seed seed -> "seed " + seed.seed();
      case Source.WinnerOf winner -> "winner of " + winner.meeting();
      case Source.LoserOf loser -> "loser of " + loser.meeting();
    };
  }

  /** Whoever won it all. */
  static String champion(Labels labels, Bracket bracket) {
    return switch (bracket.champion()) {
      case Slot.Held held -> labels.name(held.entrant());
      case Slot.Nobody _ -> "nobody";
      case Slot.Open _ -> "open";
    };
  }

  /** The number of a meeting, and what it is of all if it is more than one of many. */
  static String label(Meeting meeting, Bracket bracket) {
    String number = Integer.toString(meeting.number());
    return switch (meeting.part()) {
      case MAIN -> isFinal(meeting, bracket) ? number + " · final" : number;
      case LOSERS -> number;
      case FINAL -> number + " · final";
      case RESET -> number + " · second final";
      case THIRD_PLACE -> number + " · third place";
    };
  }

  /** Whether it is the last meeting of a bracket without another final. */
  private static boolean isFinal(Meeting meeting, Bracket bracket) {
    return bracket.meetings().stream()
        .map(Bracket.State::meeting)
        .noneMatch(
            other ->
                other.part() == Meeting.Part.FINAL
                    || (other.part() == Meeting.Part.MAIN && other.number() > meeting.number()));
  }

  /** All of it in sentences. */
  String description(Bracket bracket, List<Bracket.State> drawn) {
    StringBuilder text = new StringBuilder("A knock-out of " + drawn.size() + " meetings.");
    text.append(" Champion: ").append(Names.isolated(champion(labels, bracket))).append('.');
    for (Bracket.State state : drawn) {
      text.append(" Meeting ").append(label(state.meeting(), bracket));
      text.append(", round ").append(state.meeting().round()).append(": ");
      text.append(sentence(state)).append('.');
    }
    return text.toString();
  }

  private String sentence(Bracket.State state) {
    String first = spoken(state.first(), state.meeting().first());
    String second = spoken(state.second(), state.meeting().second());
    if (state.winner().equals(Slot.OPEN)) {
      return first + " against " + second + ", open";
    }
    if (state.first().equals(Slot.NOBODY) || state.second().equals(Slot.NOBODY)) {
      return (state.first().equals(Slot.NOBODY) ? second : first) + " has a bye";
    }
    if (state.winner().equals(Slot.NOBODY)) {
      return first + " against " + second + ", nobody goes on";
    }
    return state.winner().equals(state.first())
        ? first + " beat " + second
        : second + " beat " + first;
  }

  private String spoken(Slot slot, Source source) {
    return Names.isolated(shown(labels, slot, source));
  }
}

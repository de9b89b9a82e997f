package umpire.tournament.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.tournament.Outcome;

/** Who may challenge whom, and how places change. */
final class Rules {
  private Rules() {}

  static Optional<LadderResult.Refused> refusal(Ladder ladder, int challenger, int challenged) {
    for (int entrant : List.of(challenger, challenged)) {
      if (ladder.place(entrant) < 0) {
        return refused(LadderResult.Reason.NOT_A_MEMBER, entrant + " is not on the ladder.");
      }
    }
    int distance = ladder.place(challenger) - ladder.place(challenged);
    if (distance <= 0) {
      return refused(
          LadderResult.Reason.BELOW,
          "%d does not stand above %d.".formatted(challenged, challenger));
    }
    int reach = ladder.settings().reach();
    if (distance > reach) {
      return refused(
          LadderResult.Reason.TOO_FAR,
          "%d stands %d places above %d; a challenge reaches %d."
              .formatted(challenged, distance, challenger, reach));
    }
    for (int entrant : List.of(challenger, challenged)) {
      if (isBusy(ladder, entrant)) {
        return refused(LadderResult.Reason.BUSY, entrant + " has a challenge that is not over.");
      }
    }
    int since = ladder.members().get(ladder.place(challenger)).opponents().indexOf(challenged);
    if (since >= 0) {
      return refused(
          LadderResult.Reason.AGAIN,
          "%d met %d %d matches ago; they play %d others first."
              .formatted(challenger, challenged, since + 1, ladder.settings().cooldown() - since));
    }
    return Optional.empty();
  }

  private static Optional<LadderResult.Refused> refused(
      LadderResult.Reason reason, String because) {
    return Optional.of(new LadderResult.Refused(reason, because));
  }

  private static boolean isBusy(Ladder ladder, int entrant) {
    return ladder.challenges().stream()
        .anyMatch(challenge -> challenge.pairing().seats().contains(entrant));
  }

  static Ladder reported(Ladder ladder, Challenge over, Outcome outcome, int period) {
    List<Member> members = new ArrayList<>();
    for (Member member : ladder.members()) {
      boolean played = over.pairing().seats().contains(member.entrant());
      members.add(played ? after(ladder, member, outcome, period) : member);
    }
    int order = outcome.of(over.challenger()).compareTo(outcome.of(over.challenged()));
    if (order != 0) {
      int winner = ladder.place(order > 0 ? over.challenger() : over.challenged());
      int loser = ladder.place(order > 0 ? over.challenged() : over.challenger());
      if (winner > loser) {
        members.add(loser, members.remove(winner));
      }
    }
    return new Ladder(
        members,
        ladder.challenges().stream().filter(one -> !one.equals(over)).toList(),
        ladder.settings());
  }

  private static Member after(Ladder ladder, Member member, Outcome outcome, int period) {
    if (period < member.since()) {
      throw new IllegalArgumentException(
          "period %d is before %d of %d".formatted(period, member.since(), member.entrant()));
    }
    List<Integer> seats = outcome.pairing().seats();
    boolean first = seats.getFirst() == member.entrant();
    boolean counts = outcome.played() && !outcome.pairing().twice();
    List<Integer> opponents = new ArrayList<>(member.opponents());
    opponents.addFirst(first ? seats.getLast() : seats.getFirst());
    int kept = Math.min(opponents.size(), ladder.settings().cooldown());
    int side = first ? 1 : -1;
    return new Member(
        member.entrant(), period, opponents.subList(0, kept), member.lead() + (counts ? side : 0));
  }

  static Ladder decayed(Ladder ladder, int period) {
    LadderSettings settings = ladder.settings();
    List<Member> members = new ArrayList<>(ladder.members());
    int fallen = members.size();
    // from the bottom, so that nobody who falls passes another who fell
    for (int place = members.size() - 1; place >= 0; place--) {
      Member member = members.get(place);
      boolean idle = period - member.since() >= settings.idlePeriods();
      if (idle && !isBusy(ladder, member.entrant())) {
        members.remove(place);
        fallen = Math.min(place + settings.fall(), fallen - 1);
        members.add(
            fallen, new Member(member.entrant(), period, member.opponents(), member.lead()));
      }
    }
    return new Ladder(members, ladder.challenges(), settings);
  }
}

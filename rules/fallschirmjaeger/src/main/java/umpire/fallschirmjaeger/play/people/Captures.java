package umpire.fallschirmjaeger.play.people;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;

/**
 * 1.10f to 1.10j: in whose hands leaders are. Whoever holds a leader loses him in the same two
 * ways: to capture one and to free one are the same act.
 */
public record Captures(ChapterContext context) implements AtOnce<Position, Frame> {
  /** The leaders of a hex that a side holds, its captives among them. */
  public List<Piece> held(Position position, Side side, Place hex) {
    return position.in(hex).stream()
        .filter(piece -> context.mix().leader(piece) && context.mix().holder(piece) == side)
        .toList();
  }

  /** r79: the leaders that a side holds in a hex without a ground unit of its own. */
  @Rule("1.10f(2)/r79")
  public List<Piece> lone(Position position, Side side, Place hex) {
    return context.mix().in(position, side, hex).isEmpty() ? held(position, side, hex) : List.of();
  }

  /** 1.10f(2): an attack or overrun on lone leaders takes them without dice. */
  @Rule({"1.10f(2)", "1.10f(2)/r79", "1.10j"})
  public void attacked(Battle battle, RulingInProgress<Position, Frame> ruling) {
    Side by = battle.attacker();
    lone(ruling.position(), by.other(), battle.target())
        .forEach(leader -> taken(leader, by, "1.10f(2)", ruling));
  }

  /** 1.10f(1), r78: whose units with a leader are all lost loses him, if an enemy is left. */
  @Rule({"1.10f(1)", "1.10f(1)/r78"})
  public void afterLosses(Battle battle, RulingInProgress<Position, Frame> ruling) {
    for (Side side : Side.values()) {
      Set<Place> hexes = side == battle.attacker() ? battle.from() : Set.of(battle.target());
      hexes.forEach(hex -> afterLosses(battle, side, hex, ruling));
    }
  }

  /** 1.10f(1), r78: the same for one hex, in which a side has lost units. */
  @Rule({"1.10f(1)", "1.10f(1)/r78"})
  public void afterLosses(
      Battle battle, Side side, Place hex, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (battle.of(side.other()).stream().anyMatch(position::has)) {
      lone(position, side, hex).forEach(leader -> taken(leader, side.other(), "1.10f(1)", ruling));
    }
  }

  private void taken(Piece leader, Side by, String rule, RulingInProgress<Position, Frame> ruling) {
    String id = leader.id();
    if (context.mix().counter(id).side() == by) {
      Finding because = Finding.notes("1.10j", new PeopleWhy.FreedBy(id, leader.place()));
      ruling.add(new PeopleEvent.LeaderFreed(id, because));
    } else {
      Finding because = Finding.notes(rule, new PeopleWhy.TakenIn(id, leader.place()));
      ruling.add(new PeopleEvent.LeaderCaptured(id, by, because));
    }
  }

  /** r101: whoever comes into the hex of a lone leader otherwise takes him too. */
  @Override
  @Rule("1.10f(2)/r101")
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Piece piece : context.mix().leaders(position)) {
      Side holder = context.mix().holder(piece);
      if (context.mix().in(position, holder, piece.place()).isEmpty()
          && !context.mix().in(position, holder.other(), piece.place()).isEmpty()) {
        taken(piece, holder.other(), "1.10f(2)/r101", ruling);
      }
    }
  }

  /** 1.10a, r80: the leaders of a hex go with the last unit that retreats out of it. */
  @Rule("1.10a/r80")
  public void follow(Side side, Place from, Place to, RulingInProgress<Position, Frame> ruling) {
    List<String> leaders = lone(ruling.position(), side, from).stream().map(Piece::id).toList();
    if (!leaders.isEmpty()) {
      ruling.add(new PeopleEvent.LeadersFollowed(leaders, to));
    }
  }

  /** 1.10g: at the end of the captor's player turn a captive without a guard is free. */
  @Rule({"1.10g", "1.10g/r29"})
  public void escape(Side captor, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Piece piece : context.mix().leaders(position)) {
      if (context.mix().counter(piece.id()).side() != captor
          && context.mix().holder(piece) == captor
          && context.mix().in(position, captor, piece.place()).isEmpty()) {
        Finding because = Finding.notes("1.10g", new PeopleWhy.Escaped(piece.id(), piece.place()));
        ruling.add(new PeopleEvent.LeaderFreed(piece.id(), because));
      }
    }
  }
}

package umpire.weserubung.model;

import java.util.Collection;
import java.util.Map;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Country;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.OrderedMap;
import umpire.weserubung.model.state.Piece;

/**
 * Everything there is to know between two inputs.
 *
 * @param calendar when it is, and who goes first
 * @param forces where every counter is
 * @param nations national morale and offensives by nation; one that takes no part is missing
 * @param country who controls what
 * @param conventions seats and options
 * @param tally what is numbered
 * @param agenda what is going on
 */
public record Position(
    Calendar calendar,
    Forces forces,
    Map<Nation, MoraleAccount> nations,
    Country country,
    MatchAgreements conventions,
    MatchCounters tally,
    Agenda<Frame> agenda)
    implements PlayedPosition<Position, Frame> {
  public Position {
    nations = OrderedMap.of(nations);
  }

  /** The pieces in a place, aboard or not, by id. */
  public Group<Piece> in(Place place) {
    return forces.in(place);
  }

  /** The piece of that counter; throws IllegalArgumentException if it is not in play. */
  public Piece piece(String id) {
    return forces.piece(id);
  }

  /** The nation's morale; an empty one for a nation that takes no part. */
  public MoraleAccount treasury(Nation nation) {
    return nations.getOrDefault(nation, MoraleAccount.of(0));
  }

  /** With this piece in place of the one of its id, or added. */
  public Position with(Piece piece) {
    return with(forces.with(piece));
  }

  /** With these pieces in place of those of their ids, or added. */
  public Position with(Collection<Piece> pieces) {
    return with(forces.with(pieces));
  }

  /** With another calendar. */
  public Position with(Calendar other) {
    return new Position(other, forces, nations, country, conventions, tally, agenda);
  }

  /** With other forces. */
  public Position with(Forces other) {
    return new Position(calendar, other, nations, country, conventions, tally, agenda);
  }

  /** With another treasury of that nation. */
  public Position with(Nation nation, MoraleAccount moraleAccount) {
    Map<Nation, MoraleAccount> others = OrderedMap.with(nations, nation, moraleAccount);
    return new Position(calendar, forces, others, country, conventions, tally, agenda);
  }

  /** With other control of the country. */
  public Position with(Country other) {
    return new Position(calendar, forces, nations, other, conventions, tally, agenda);
  }

  @Override
  public Position with(MatchCounters counted, Agenda<Frame> frames) {
    return new Position(calendar, forces, nations, country, conventions, counted, frames);
  }
}

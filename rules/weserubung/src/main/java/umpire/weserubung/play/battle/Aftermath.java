package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.aircraft.AirBases;

/**
 * 3.4.2, 3.4.5 What follows from hits: a damaged transport holds one unit, a damaged carrier one
 * fighter, and a fighter without a carrier lands elsewhere or is lost. Read from the position, so
 * whoever had units hit by other means than a battle may ask, too.
 */
public final class Aftermath {
  private final Mix mix;
  private final Losses losses;
  private final AirBases bases;

  public Aftermath(Mix mix, Losses losses, AirBases bases) {
    this.mix = mix;
    this.losses = losses;
    this.bases = bases;
  }

  /**
   * Settles the next thing that follows from hits, or pushes the frame that asks its owner; the
   * frame below is run again after that.
   *
   * @return false if there was nothing to settle
   */
  public boolean settles(Course<Position, Frame> course) {
    Position position = course.position();
    for (Piece piece : position.forces().pieces().values()) {
      if ((piece.reduced() || piece.isAboard()) // nothing follows for any other
          && mix.isUnit(piece.id())
          && settles(piece, course)) {
        return true;
      }
    }
    return false;
  }

  private boolean settles(Piece piece, Course<Position, Frame> course) {
    Position position = course.position();
    Arm arm = mix.unit(piece.id()).arm();
    return switch (arm) {
      case TRANSPORT -> piece.reduced() && unloads(piece, course);
      case CARRIER -> piece.reduced() && crowds(piece, course);
      case FIGHTER, TORPEDO_FIGHTER ->
          piece.isAboard() && !position.forces().has(piece.aboard()) && alights(piece, course);
      case INFANTRY,
          MOUNTAIN_INFANTRY,
          PARACHUTISTS,
          MOTORISED,
          CAVALRY,
          ARTILLERY,
          MOUNTAIN_ARTILLERY,
          BOMBER,
          AIR_TRANSPORT,
          BATTLESHIP,
          HEAVY_CRUISER,
          LIGHT_CRUISER,
          DESTROYER,
          SUBMARINE ->
          false;
    };
  }

  private List<String> cargo(Position position, Piece carrier) {
    List<String> aboard = new ArrayList<>();
    for (Piece piece : position.in(carrier.place())) {
      if (piece.aboard().equals(carrier.id())
          && mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm().isLand()) {
        aboard.add(piece.id());
      }
    }
    return aboard;
  }

  /**
   * 3.4.5-e: of two land units aboard a transport that is damaged one is destroyed; not of those
   * aboard an aircraft (r110).
   */
  @Rule({"3.4.5-e", "3.3.3-c/r110"})
  private boolean unloads(Piece transport, Course<Position, Frame> course) {
    List<String> cargo = cargo(course.position(), transport);
    if (cargo.size() <= Mix.load(transport)) {
      return false;
    }
    course.push(new FightFrame.Unloading(loser(course, transport, cargo), transport.id(), cargo));
    return true;
  }

  /** r145: of two players' units he chooses whose ship it is. */
  @Rule("3.4.5-e/r145")
  private Seat loser(Course<Position, Frame> course, Piece transport, List<String> cargo) {
    Seat first = owner(course, cargo.getFirst());
    boolean alone = cargo.stream().allMatch(unit -> owner(course, unit).equals(first));
    return alone ? first : owner(course, transport.id());
  }

  public void lose(String cargo, Course<Position, Frame> course) {
    losses.destroy(cargo, Finding.forbids("3.4.5-e", new FightWhy.NoRoomAboard(cargo)), course);
  }

  /** 3.4.2-c/r38: of two fighters on a carrier that is damaged the owner chooses who suffers. */
  @Rule({"3.4.2-c", "3.4.2-c/r38"})
  private boolean crowds(Piece carrier, Course<Position, Frame> course) {
    List<String> fighters = bases.aboard(course.position(), carrier);
    if (fighters.size() <= AirBases.deck(carrier)) {
      return false;
    }
    course.push(new FightFrame.Crowding(owner(course, carrier.id()), carrier.id(), fighters));
    return true;
  }

  /** 3.4.2-c: the fighter is reduced, or destroyed if it was, and lands elsewhere. */
  public void forsake(String fighter, Course<Position, Frame> course) {
    losses.bear(fighter, 1, course);
    if (course.position().forces().has(fighter)) {
      alights(course.position().piece(fighter), course);
    }
  }

  /** 3.4.2-c: it lands where its owner likes, in reach; without a base in reach it is lost. */
  @Rule("3.4.2-c")
  private boolean alights(Piece fighter, Course<Position, Frame> course) {
    AirBases.Reach reach = bases.from(course.position(), fighter.id());
    int ways = reach.fields().size() + reach.carriers().size();
    if (ways == 0) {
      losses.destroy(
          fighter.id(),
          Finding.forbids("3.4.2-c", new FightWhy.NoBaseInReach(fighter.id())),
          course);
    } else if (ways > 1) {
      course.push(
          new FightFrame.Alighting(
              owner(course, fighter.id()), fighter.id(), reach.fields(), reach.carriers()));
    } else if (reach.carriers().isEmpty()) {
      lands(fighter.id(), reach.fields().getFirst(), "", course);
    } else {
      landsAboard(fighter.id(), reach.carriers().getFirst(), course);
    }
    return true;
  }

  public void lands(String fighter, Place base, String carrier, Course<Position, Frame> course) {
    course.tell(new FightEvent.FighterAlighted(fighter, base, carrier));
  }

  public void landsAboard(String fighter, String carrier, Course<Position, Frame> course) {
    lands(fighter, course.position().piece(carrier).place(), carrier, course);
  }

  private Seat owner(Course<Position, Frame> course, String counter) {
    return course.position().conventions().seat(mix.nation(counter));
  }
}

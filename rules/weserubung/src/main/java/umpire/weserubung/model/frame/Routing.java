package umpire.weserubung.model.frame;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;

/**
 * 7.1, 8.1, 11.0: a way that is being declared for pieces that go together from one place (r86).
 *
 * @param seat who declares it
 * @param errand what for
 * @param pieces who goes, in order of id
 * @param path so far, the place of departure first
 * @param spent movement points spent on it
 */
public record Routing(Seat seat, Errand errand, List<String> pieces, List<Place> path, int spent)
    implements DraftFrame, Proposal {
  public Routing {
    pieces = List.copyOf(pieces);
    path = List.copyOf(path);
  }

  /** What a way is declared for. */
  public enum Errand {
    /** 7.1: to attack aircraft on the ground or ships. */
    STRIKE,
    /** 7.6: to another base, with or without passengers. */
    TRANSFER,
    /** 3.2.3-b: to drop parachutists in the movement phase. */
    DROP,
    /** 10.2-2: by air to the target of an offensive. */
    OFFENSIVE,
    /** 7.5-6: by air to a base, another way than the shortest (r160). */
    HOME,
    /** 10.2-2: by land to the hex that it attacks from, or a gun fires from. */
    APPROACH,
    /** 8.1: to attack ships. */
    SORTIE,
    /** 8.6: anywhere else. */
    PASSAGE,
    /** 11.0: by land. */
    MARCH,
    /** 11.0: by rail. */
    RAIL,
    /** 10.10: by land, in the combat phase. */
    ADVANCE,
    /** 10.10: by rail, in the combat phase. */
    RAIL_ADVANCE
  }

  @Override
  public List<String> counters() {
    return pieces;
  }

  /** Declared by another seat. */
  public Routing by(Seat other) {
    return new Routing(other, errand, pieces, path, spent);
  }

  /** Where it has got to. */
  public Place at() {
    return path.getLast();
  }
}

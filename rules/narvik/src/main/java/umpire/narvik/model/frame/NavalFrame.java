package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.flow.DraftFrame;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Viewer;

/** 20 The frames of naval actions. */
public sealed interface NavalFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * 20.2: ships of a group take units aboard in a port.
   *
   * @param port where
   * @param from where the group came from; the port itself if it lay there
   * @param laden ships that have taken a unit aboard in this action
   */
  record Embarking(Place port, Place from, List<String> laden) implements NavalFrame {
    public Embarking {
      laden = List.copyOf(laden);
    }
  }

  /**
   * 20.2, 20.3: ships of a group put their cargo ashore and may then leave.
   *
   * @param hex where they lie
   * @param landing true if the action is an amphibious landing
   * @param leaving true once a ship has left: then no more cargo goes ashore
   * @param emptied ships that have unloaded and may still leave
   * @param landed units that a landing has put ashore
   */
  record GoingAshore(
      Place hex, boolean landing, boolean leaving, List<String> emptied, List<String> landed)
      implements NavalFrame {
    public GoingAshore {
      emptied = List.copyOf(emptied);
      landed = List.copyOf(landed);
    }
  }

  /** 20.3.1: the hex is named, the forces are not; exists only in a draft. */
  record AnnouncingLanding(Place from, Place target) implements NavalFrame, DraftFrame {}

  /** 20.3.1: the fight is over; whoever landed goes ashore or back to Harstad. */
  record EndingLanding(Assault assault) implements NavalFrame, OfAssault {}
}

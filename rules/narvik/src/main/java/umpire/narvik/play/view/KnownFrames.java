package umpire.narvik.play.view;

import umpire.kernel.cite.Rule;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.play.concealment.Covers;

/**
 * 11 Which frames of the agenda a viewer may know. Every frame is named, so that a new one is shown
 * to nobody before somebody has decided who may see it.
 */
final class KnownFrames {
  private KnownFrames() {}

  /** 11, 23.4: what a side covers while it sets up, and who comes face down, it knows alone. */
  @Rule({"11", "23.4"})
  static boolean isKnown(Frame frame, Viewer viewer) {
    return switch (frame) {
      case Frame.Dealing dealing -> dealing.side().is(viewer);
      case Frame.ActionPhase _, Frame.Moving _, Frame.Reaction _, Frame.Ended _ -> true;
      case AssaultFrame f -> assault(f);
      case SetupFrame f -> setup(f, viewer);
      case RandomEventFrame f -> arrivals(f, viewer);
      case TurnFrame f -> turn(f);
      case NavalFrame f -> naval(f);
      case AirFrame f -> air(f);
      case FireFrame f -> fire(f);
    };
  }

  private static boolean assault(AssaultFrame frame) {
    return switch (frame) {
      case AssaultFrame.Announcing _,
          AssaultFrame.Revealing _,
          AssaultFrame.SupportingDefence _,
          AssaultFrame.TestingSupply _,
          AssaultFrame.AwaitingSupply _,
          AssaultFrame.Fighting _,
          AssaultFrame.AwaitingCombat _,
          AssaultFrame.ChoosingLosses _,
          AssaultFrame.SharingFatigue _,
          AssaultFrame.Eliminating _,
          AssaultFrame.Retreating _,
          AssaultFrame.Advancing _,
          AssaultFrame.Concluding _ ->
          true;
    };
  }

  private static boolean setup(SetupFrame frame, Viewer viewer) {
    return switch (frame) {
      case SetupFrame.Placing f -> f.covered().isEmpty() || f.side().is(viewer);
    };
  }

  private static boolean arrivals(RandomEventFrame frame, Viewer viewer) {
    return switch (frame) {
      case RandomEventFrame.NamingArrivals _,
          RandomEventFrame.ShufflingArrivals _,
          RandomEventFrame.PlacingArrivals _,
          RandomEventFrame.TestingArrivals _ ->
          Side.GERMAN.is(viewer) || Covers.newcomers(frame).stream().noneMatch(Newcomer::faceDown);
      case RandomEventFrame.ThrowingEvent _, RandomEventFrame.Redeploying _ -> true;
    };
  }

  private static boolean turn(TurnFrame frame) {
    return switch (frame) {
      case TurnFrame.Next _,
          TurnFrame.RollingWeather _,
          TurnFrame.BringingBack _,
          TurnFrame.DesignatingBases _,
          TurnFrame.DeclaringAirSupport _,
          TurnFrame.RollingAirPoints _,
          TurnFrame.RollingReconnaissance _ ->
          true;
    };
  }

  private static boolean naval(NavalFrame frame) {
    return switch (frame) {
      case NavalFrame.Embarking _,
          NavalFrame.GoingAshore _,
          NavalFrame.AnnouncingLanding _,
          NavalFrame.EndingLanding _ ->
          true;
    };
  }

  private static boolean air(AirFrame frame) {
    return switch (frame) {
      case AirFrame.Directing _, AirFrame.AwaitingInterdiction _, AirFrame.AwaitingAttacks _ ->
          true;
    };
  }

  private static boolean fire(FireFrame frame) {
    return switch (frame) {
      case FireFrame.Aiming _, FireFrame.AwaitingGunSupply _ -> true;
    };
  }
}

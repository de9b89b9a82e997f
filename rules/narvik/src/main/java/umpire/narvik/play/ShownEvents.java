package umpire.narvik.play;

import java.util.Comparator;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.event.AirEvent;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.event.Blank;
import umpire.narvik.event.EdgeEvent;
import umpire.narvik.event.Event;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.event.FireEvent;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.event.RedeploymentEvent;
import umpire.narvik.event.SetupEvent;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.FatigueLevel;
import umpire.narvik.model.Manner;
import umpire.narvik.model.Side;
import umpire.narvik.model.Unit;
import umpire.narvik.model.View;

/**
 * 11 What each viewer is shown of an event, for all chapters in one place: book-keeping and briefs
 * are nobody's business, and what a side does in secret is its own. Every event is named, so that a
 * new one is shown to nobody before somebody has decided who may see it.
 */
final class ShownEvents {
  private ShownEvents() {}

  /** What the viewer learns of the event. */
  @Rule("11")
  static Shown<Event> to(Viewer viewer, Event event) {
    return switch (event) {
      case Event.Answered _,
          Event.Pushed _,
          Event.Replaced _,
          Event.Popped _,
          Event.SupplyAsked _,
          Event.CombatAsked _ ->
          nothing();
      case Event.CountersDealt(var _, Side side, List<Unit> dealt) ->
          toSide(side, viewer, event, blanked(new Blank.CountersPlaced(placed(dealt))));
      case Event.FatigueChanged _,
          Event.Stepped _,
          Event.AirPointsSpent _,
          Event.Revealed _,
          Event.DecoyRemoved _,
          Event.Eliminated _,
          Event.Retreated _,
          Event.Advanced _ ->
          whole(event);
      case Event.Told told -> told(told);
      case SetupEvent of -> setup(of, viewer);
      case EventPhaseEvent of -> eventPhase(of, viewer);
      case ArrivalEvent of -> arrival(of, viewer);
      case RedeploymentEvent of -> redeployment(of);
      case TurnEvent of -> turn(of, viewer);
      case NavalEvent of -> naval(of);
      case AirEvent of -> air(of);
      case FireEvent of -> fire(of, viewer);
      case EdgeEvent of -> edge(of);
    };
  }

  private static Shown<Event> told(Event.Told event) {
    return switch (event) {
      case Event.Passed _,
          Event.Declined _,
          Event.MoveEnded _,
          Event.AssaultAnnounced _,
          Event.DefendersNamed _,
          Event.NobodyThere _,
          Event.DefenceSupported _,
          Event.SupplyTested _,
          Event.AssaultFought _,
          Event.LossesChosen _,
          Event.StoodFast _,
          Event.HeldBack _,
          Event.InitiativePassed _,
          Event.MatchEnded _ ->
          whole(event);
    };
  }

  private static Shown<Event> setup(SetupEvent event, Viewer viewer) {
    return switch (event) {
      case SetupEvent.UnitPlaced _ -> whole(event);
      case SetupEvent.CounterHidden hidden -> toSide(hidden.side(), viewer, event, nothing());
    };
  }

  private static Shown<Event> eventPhase(EventPhaseEvent event, Viewer viewer) {
    return switch (event) {
      case EventPhaseEvent.SecretThrown thrown ->
          toSide(thrown.side(), viewer, event, blanked(new Blank.SecretThrown(thrown.side())));
      case EventPhaseEvent.OrdersDisproved _ -> nothing();
      case EventPhaseEvent.EventThrown _,
          EventPhaseEvent.OpenEventThrown _,
          EventPhaseEvent.EndAnnounced _ ->
          whole(event);
    };
  }

  /** 23.4: who comes face down the Germans know alone. */
  @Rule("23.4")
  private static Shown<Event> arrival(ArrivalEvent event, Viewer viewer) {
    return switch (event) {
      case ArrivalEvent.ArrivalNamed(var _, Manner manner) ->
          manner == Manner.FACE_UP
              ? whole(event)
              : toSide(Side.GERMAN, viewer, event, blanked(new Blank.ArrivalNamed(manner)));
      case ArrivalEvent.ArrivalsShuffled _ -> toSide(Side.GERMAN, viewer, event, nothing());
      case ArrivalEvent.ArrivalsLost(var lost) ->
          toSide(Side.GERMAN, viewer, event, blanked(new Blank.ArrivalsLost(lost.size())));
      case ArrivalEvent.CounterArrived(var newcomer, String token, var place) ->
          newcomer.faceDown()
              ? toSide(
                  Side.GERMAN,
                  viewer,
                  event,
                  blanked(new Blank.CounterArrived(new View.Seen.FaceDown(token, place))))
              : whole(event);
      case ArrivalEvent.ReinforcementsThrown _,
          ArrivalEvent.ArrivalForgone _,
          ArrivalEvent.ArrivalsTested _ ->
          whole(event);
    };
  }

  private static Shown<Event> redeployment(RedeploymentEvent event) {
    return switch (event) {
      case RedeploymentEvent.RedeploymentThrown _,
          RedeploymentEvent.UnitRedeployed _,
          RedeploymentEvent.ShipRedeployed _ ->
          whole(event);
    };
  }

  /** 10.1f: what lies face down recovers unseen; 8.4: exits are told at the end. */
  private static Shown<Event> turn(TurnEvent event, Viewer viewer) {
    return switch (event) {
      case TurnEvent.Recovered(Side side, var levels, var because) ->
          toSide(side, viewer, event, blanked(new Blank.Recovered(side, faceUp(levels), because)));
      case TurnEvent.ExitScored _ -> toSide(Side.ALLIED, viewer, event, nothing());
      case TurnEvent.TurnBegan _,
          TurnEvent.WeatherRolled _,
          TurnEvent.ReinforcementsCame _,
          TurnEvent.ShipsReturned _,
          TurnEvent.Readied _,
          TurnEvent.BasesDesignated _,
          TurnEvent.BaseCaptured _,
          TurnEvent.AirSupportDeclared _,
          TurnEvent.AirSupportKept _,
          TurnEvent.AirPointsRolled _,
          TurnEvent.ReconnaissanceRolled _,
          TurnEvent.AirPointsLapsed _,
          TurnEvent.ExitsTold _,
          TurnEvent.Scored _ ->
          whole(event);
    };
  }

  private static Shown<Event> naval(NavalEvent event) {
    return switch (event) {
      case NavalEvent.Sailed _,
          NavalEvent.WentAboard _,
          NavalEvent.WentAshore _,
          NavalEvent.LandingWon _,
          NavalEvent.LandingFailed _,
          NavalEvent.ShipInterdicted _,
          NavalEvent.RoleTaken _,
          NavalEvent.ShipDamaged _,
          NavalEvent.ShipSentHome _,
          NavalEvent.ShipSunk _ ->
          whole(event);
    };
  }

  private static Shown<Event> air(AirEvent event) {
    return switch (event) {
      case AirEvent.RaidAsked _ -> nothing();
      case AirEvent.BonusPoint _, AirEvent.RaidFlown _, AirEvent.Reconnoitred _ -> whole(event);
    };
  }

  private static Shown<Event> fire(FireEvent event, Viewer viewer) {
    return switch (event) {
      case FireEvent.GunSupplyAsked _ -> nothing();
      case FireEvent.HiddenUnderFire hidden -> toSide(hidden.side(), viewer, event, nothing());
      case FireEvent.InterdictionAnnounced _, FireEvent.GunsFired _ -> whole(event);
    };
  }

  private static Shown<Event> edge(EdgeEvent event) {
    return switch (event) {
      case EdgeEvent.LeftMap _, EdgeEvent.Interned _ -> whole(event);
    };
  }

  /** The side is shown all of it, everyone else the rest. */
  private static Shown<Event> toSide(Side side, Viewer viewer, Event event, Shown<Event> toOthers) {
    return Views.isSide(viewer, side) ? whole(event) : toOthers;
  }

  private static Shown<Event> whole(Event event) {
    return new Shown.Whole<>(event);
  }

  private static <B extends Record & Blank> Shown<Event> blanked(B blank) {
    return new Shown.Blanked<>(blank);
  }

  private static Shown<Event> nothing() {
    return new Shown.Unseen<>();
  }

  private static List<View.Seen.FaceDown> placed(List<Unit> dealt) {
    return dealt.stream()
        .map(unit -> new View.Seen.FaceDown(unit.token(), unit.place()))
        .sorted(Comparator.comparing(View.Seen.FaceDown::token))
        .toList();
  }

  private static List<FatigueLevel> faceUp(List<FatigueLevel> levels) {
    return levels.stream().filter(level -> !level.faceDown()).toList();
  }
}

package umpire.narvik.event;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Audience;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.state.FatigueLevel;

/**
 * 11 What each viewer is shown of an event, for all chapters in one place: book-keeping and briefs
 * are nobody's business, and what a side does in secret is its own. Every event is named, so that a
 * new one is shown to nobody before somebody has decided who may see it.
 */
final class Audiences {
  private Audiences() {}

  /** Who is shown the event, and what the others are. */
  @Rule("11")
  static Audience of(Event event) {
    return switch (event) {
      case Event.Answered _,
          Event.Pushed _,
          Event.Replaced _,
          Event.Popped _,
          Event.SupplyAsked _,
          Event.CombatAsked _ ->
          nothing();
      case Event.CountersDealt(var _, Side side, List<Unit> dealt) ->
          blanked(side, new Blank.CountersPlaced(placed(dealt)));
      case Event.FatigueChanged _,
          Event.Stepped _,
          Event.AirPointsSpent _,
          Event.Revealed _,
          Event.DecoyRemoved _,
          Event.Eliminated _,
          Event.Retreated _,
          Event.Advanced _ ->
          everyone();
      case Event.Told told -> told(told);
      case SetupEvent of -> setup(of);
      case EventPhaseEvent of -> eventPhase(of);
      case ArrivalEvent of -> arrival(of);
      case RedeploymentEvent of -> redeployment(of);
      case TurnEvent of -> turn(of);
      case NavalEvent of -> naval(of);
      case AirEvent of -> air(of);
      case FireEvent of -> fire(of);
      case EdgeEvent of -> edge(of);
    };
  }

  private static Audience told(Event.Told event) {
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
          everyone();
    };
  }

  private static Audience setup(SetupEvent event) {
    return switch (event) {
      case SetupEvent.UnitPlaced _ -> everyone();
      case SetupEvent.CounterHidden hidden -> only(hidden.side());
    };
  }

  private static Audience eventPhase(EventPhaseEvent event) {
    return switch (event) {
      case EventPhaseEvent.SecretThrown thrown ->
          blanked(thrown.side(), new Blank.SecretThrown(thrown.side()));
      case EventPhaseEvent.OrdersDisproved _ -> nothing();
      case EventPhaseEvent.EventThrown _,
          EventPhaseEvent.OpenEventThrown _,
          EventPhaseEvent.EndAnnounced _ ->
          everyone();
    };
  }

  /** 23.4: who comes face down the Germans know alone. */
  @Rule("23.4")
  private static Audience arrival(ArrivalEvent event) {
    return switch (event) {
      case ArrivalEvent.ArrivalNamed(var _, Manner manner) ->
          manner == Manner.FACE_UP
              ? everyone()
              : blanked(Side.GERMAN, new Blank.ArrivalNamed(manner));
      case ArrivalEvent.ArrivalsShuffled _ -> only(Side.GERMAN);
      case ArrivalEvent.ArrivalsLost(var lost) ->
          blanked(Side.GERMAN, new Blank.ArrivalsLost(lost.size()));
      case ArrivalEvent.CounterArrived(var newcomer, String token, var place) ->
          newcomer.faceDown()
              ? blanked(Side.GERMAN, new Blank.CounterArrived(new View.Seen.FaceDown(token, place)))
              : everyone();
      case ArrivalEvent.ReinforcementsThrown _,
          ArrivalEvent.ArrivalForgone _,
          ArrivalEvent.ArrivalsTested _ ->
          everyone();
    };
  }

  private static Audience redeployment(RedeploymentEvent event) {
    return switch (event) {
      case RedeploymentEvent.RedeploymentThrown _,
          RedeploymentEvent.UnitRedeployed _,
          RedeploymentEvent.ShipRedeployed _ ->
          everyone();
    };
  }

  /** 10.1f: what lies face down recovers unseen; 8.4: exits are told at the end. */
  private static Audience turn(TurnEvent event) {
    return switch (event) {
      case TurnEvent.Recovered(Side side, var levels, var because) ->
          blanked(side, new Blank.Recovered(side, faceUp(levels), because));
      case TurnEvent.ExitScored _ -> only(Side.ALLIED);
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
          everyone();
    };
  }

  private static Audience naval(NavalEvent event) {
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
          everyone();
    };
  }

  private static Audience air(AirEvent event) {
    return switch (event) {
      case AirEvent.RaidAsked _ -> nothing();
      case AirEvent.BonusPoint _, AirEvent.RaidFlown _, AirEvent.Reconnoitred _ -> everyone();
    };
  }

  private static Audience fire(FireEvent event) {
    return switch (event) {
      case FireEvent.GunSupplyAsked _ -> nothing();
      case FireEvent.HiddenUnderFire hidden -> only(hidden.side());
      case FireEvent.InterdictionAnnounced _, FireEvent.GunsFired _ -> everyone();
    };
  }

  private static Audience edge(EdgeEvent event) {
    return switch (event) {
      case EdgeEvent.LeftMap _, EdgeEvent.Interned _ -> everyone();
    };
  }

  private static Audience everyone() {
    return new Audience.Everyone();
  }

  private static Audience nothing() {
    return new Audience.Nobody();
  }

  private static Audience only(Side side) {
    return new Audience.Only(Set.of(side.seat()));
  }

  /** The side is shown all of it, everyone else the blanks. */
  private static <B extends Record & Blank> Audience blanked(Side side, B blank) {
    return new Audience.Blanked(Set.of(side.seat()), blank);
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

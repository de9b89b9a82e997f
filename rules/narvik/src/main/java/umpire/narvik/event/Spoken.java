package umpire.narvik.event;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.model.why.Why;

/** What an event says by paragraph. */
public final class Spoken {
  private Spoken() {}

  /** The findings of the event, in the order of its effects. */
  public static List<Finding> findings(Event event) {
    return switch (event) {
      case Event.Stepped stepped -> stepped.findings();
      case Event.FatigueChanged changed -> List.of(changed.because());
      case Event.SupplyTested tested ->
          tested.report().lines().stream().flatMap(line -> line.findings().stream()).toList();
      case Event.AssaultFought fought ->
          fought.report() instanceof AssaultReport report ? report.findings() : List.of();
      case Event.NobodyThere(var target) -> List.of(Finding.notes("11.2", new Why.NoEnemy(target)));
      case Event.MatchEnded(var outcome) -> List.of(outcome.because());
      case ChapterEvent told -> told.findings();
      case Event.Answered _,
          Event.CountersDealt _,
          Event.Pushed _,
          Event.Replaced _,
          Event.Popped _,
          Event.Passed _,
          Event.Declined _,
          Event.MoveEnded _,
          Event.AssaultAnnounced _,
          Event.AirPointsSpent _,
          Event.Revealed _,
          Event.DecoyRemoved _,
          Event.DefendersNamed _,
          Event.DefenceSupported _,
          Event.SupplyAsked _,
          Event.CombatAsked _,
          Event.LossesChosen _,
          Event.Eliminated _,
          Event.Retreated _,
          Event.StoodFast _,
          Event.Advanced _,
          Event.HeldBack _,
          Event.InitiativePassed _ ->
          List.of();
    };
  }
}

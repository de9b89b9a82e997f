package umpire.kernel.game;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Reason;
import umpire.kernel.event.Event;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.standard.StandardEvent;

/**
 * The families of a game that wire reads and writes.
 *
 * @param position the position's record
 * @param command the sealed family of commands
 * @param event the sealed family of events; {@link Event} where they are of several families
 * @param view the view's record
 * @param blank the sealed family of renderings with blanks; {@code Void.class} where nothing is
 *     ever blanked
 * @param reason the sealed family of reasons
 * @param setup the record of a scenario's set-up
 * @param counter the record or sealed family of counters
 * @param combatBrief the record or sealed family of combat briefs
 * @param combatReport the record or sealed family of combat reports
 * @param supplyBrief the record or sealed family of supply briefs
 * @param supplyReport the record or sealed family of supply reports
 * @param tables the type of a cell, by id of the chart; every chart of the pack is named
 * @param eventFamilies the sealed families of events, at least one
 */
public record GameTypes(
    Class<?> position,
    Class<?> command,
    Class<?> event,
    Class<?> view,
    Class<?> blank,
    Class<? extends Reason> reason,
    Class<? extends Scenario.Setup> setup,
    Class<? extends Counter> counter,
    Class<? extends Brief> combatBrief,
    Class<? extends Report> combatReport,
    Class<? extends Brief> supplyBrief,
    Class<? extends Report> supplyReport,
    Map<String, Class<?>> tables,
    List<Class<?>> eventFamilies) {
  public GameTypes {
    tables = Map.copyOf(tables);
    eventFamilies = List.copyOf(eventFamilies);
  }

  /** The types of a game whose events are one family of its own. */
  public GameTypes(
      Class<?> position,
      Class<?> command,
      Class<?> event,
      Class<?> view,
      Class<?> blank,
      Class<? extends Reason> reason,
      Class<? extends Scenario.Setup> setup,
      Class<? extends Counter> counter,
      Class<? extends Brief> combatBrief,
      Class<? extends Report> combatReport,
      Class<? extends Brief> supplyBrief,
      Class<? extends Report> supplyReport,
      Map<String, Class<?>> tables) {
    this(
        position,
        command,
        event,
        view,
        blank,
        reason,
        setup,
        counter,
        combatBrief,
        combatReport,
        supplyBrief,
        supplyReport,
        tables,
        List.of(event));
  }

  /**
   * The types of a game that blanks nothing and whose events are its own family and the {@link
   * StandardEvent}s. Members of the two with one name are refused when the game is read.
   *
   * @param played what a match is made of
   * @param packed what its pack is made of
   * @param combat what the combat adjudicator is asked and answers
   * @param supply what the supply adjudicator is asked and answers
   */
  public static GameTypes of(Played played, Packed packed, Adjudicated combat, Adjudicated supply) {
    return new GameTypes(
        played.position(),
        played.command(),
        Event.class,
        played.view(),
        Void.class,
        played.reason(),
        packed.setup(),
        packed.counter(),
        combat.brief(),
        combat.report(),
        supply.brief(),
        supply.report(),
        packed.tables(),
        List.of(played.event(), StandardEvent.class));
  }

  /**
   * What a match is made of: the record of its positions, the sealed families of commands and of
   * the game's own events, the record of its views, the sealed family of reasons.
   */
  public record Played(
      Class<?> position,
      Class<?> command,
      Class<?> event,
      Class<?> view,
      Class<? extends Reason> reason) {}

  /**
   * What a pack is made of: the record of a set-up, the record or sealed family of counters, and
   * the type of a cell by id of the chart.
   */
  public record Packed(
      Class<? extends Scenario.Setup> setup,
      Class<? extends Counter> counter,
      Map<String, Class<?>> tables) {
    public Packed {
      tables = Map.copyOf(tables);
    }
  }

  /** What an adjudicator is asked and answers: records or sealed families. */
  public record Adjudicated(Class<? extends Brief> brief, Class<? extends Report> report) {}
}

package umpire.kernel.game;

import java.util.Map;
import umpire.kernel.citation.Reason;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Scenario;

/**
 * The families of a game that wire reads and writes.
 *
 * @param position the position's record
 * @param command the sealed family of commands
 * @param event the sealed family of events
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
    Map<String, Class<?>> tables) {
  public GameTypes {
    tables = Map.copyOf(tables);
  }
}

package umpire.narvik.combat;

import java.util.List;
import java.util.Locale;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Provenance;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.why.Why;

/**
 * The charts that chapter 15 refers to, under one edition.
 *
 * @param results the combat results table: modified die by differential
 * @param air the air table: modified sum of two dice by air points
 * @param modifiers die modifiers that the text mentions without a figure
 * @param modifiersInText die modifiers whose figure the text gives
 */
public record Charts(
    Table<Losses> results,
    Table<AirResult> air,
    Table<Integer> modifiers,
    Table<Integer> modifiersInText) {

  /** The charts of a pack; throws if one is missing. */
  static Charts of(Pack pack) {
    return new Charts(
        pack.table("combat-results"),
        pack.table("air"),
        pack.table("modifiers"),
        pack.table("modifiers-in-text"));
  }

  /** The modifier of that name in a chart of modifiers. */
  static int modifier(Table<Integer> chart, String name) {
    return chart.at(name, "modifier");
  }

  /** Whence a chart's figures, as findings name it. */
  static String provenance(Table<?> chart) {
    return chart.provenance().kind().name().toLowerCase(Locale.ROOT);
  }

  /** A note that the figures just used are not printed in the rulebook; none if they are. */
  public static List<Finding> whence(String rule, Table<?> chart) {
    return chart.provenance().kind() == Provenance.Kind.RULEBOOK
        ? List.of()
        : List.of(Finding.notes(rule, new Why.FiguresFrom(chart.id(), provenance(chart))));
  }
}

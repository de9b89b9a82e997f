package umpire.narvik.terrain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.why.Why;

/** 14.1, 14.2 Movement costs: by the movement table for hexes and hexsides, or along a road. */
public final class MovementCosts {
  private final MapGraph map;
  private final Passage passage;
  private final Table<Fraction> table;

  /** By season: its column of the table. */
  private final Map<Season, String> sections = new EnumMap<>(Season.class);

  public MovementCosts(Pack pack, Passage passage) {
    this.map = pack.map();
    this.passage = passage;
    this.table = pack.table("movement");
    for (Season season : Season.values()) {
      sections.put(season, season.name().toLowerCase(Locale.ROOT));
    }
  }

  /**
   * What a step costs.
   *
   * @param points movement points
   * @param findings one for each part of the cost
   */
  public record Toll(Fraction points, List<Finding> findings) {
    public Toll {
      findings = List.copyOf(findings);
    }
  }

  /** The cost of a step between two adjacent hexes, zones of control not counted. */
  @Rule({"14.1", "14.2"})
  public Toll of(Season season, Place from, Place to) {
    String section = sections.getOrDefault(season, "");
    if (passage.byRoad(from, to)) {
      Fraction cost = table.at("road", section);
      Finding along = finding("14.2", new Why.AlongRoad(from, to, cost), cost);
      return new Toll(cost, List.of(along));
    }
    String terrain = map.hex(to).terrain();
    Fraction cost = table.at(terrain, section);
    List<Finding> findings = new ArrayList<>();
    findings.add(finding("14.1", new Why.EntryCost(to, terrain, cost), cost));
    if (map.side(from, to).contains("river")) {
      Fraction crossing = table.at("river-hexside", section);
      findings.add(finding("14.1", new Why.CrossingCost(from, to, "river", crossing), crossing));
      cost = cost.plus(crossing);
    }
    return new Toll(cost, findings);
  }

  private static Finding finding(String rule, Why because, Fraction cost) {
    return Finding.of(rule, because, new Effect.Costs(cost));
  }
}

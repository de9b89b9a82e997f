package umpire.tournament.standing;

import java.util.List;

/**
 * Entrants by rank.
 *
 * @param criteria in the order in which they count
 * @param lines from the first rank on; entrants of a shared rank by their numbers
 * @param precedences why each line stands above the next, one fewer than lines
 */
public record Standings(List<Criterion> criteria, List<Line> lines, List<Precedence> precedences) {
  public Standings {
    criteria = List.copyOf(criteria);
    lines = List.copyOf(lines);
    precedences = List.copyOf(precedences);
  }

  /**
   * A line.
   *
   * @param rank from 1 on; shared only by those whom no criterion tells apart
   * @param entrant the number
   * @param values one for each criterion
   */
  public record Line(int rank, int entrant, List<Value> values) {
    public Line {
      values = List.copyOf(values);
    }
  }

  /**
   * The standings of a table by criteria; by none, all share the first rank. Throws
   * ArithmeticException where points are so high that a criterion cannot be exact.
   */
  public static Standings of(CrossTable table, List<Criterion> criteria) {
    return new Ranking(table, criteria).standings();
  }
}

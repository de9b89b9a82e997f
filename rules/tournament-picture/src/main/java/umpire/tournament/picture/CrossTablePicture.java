package umpire.tournament.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;

/**
 * Who did what against whom, in the order of the standings. Entrants are cited by their ranks;
 * where ranks are shared, by the numbers of their lines, which then have a column of their own.
 */
public final class CrossTablePicture {
  /** Lines of a picture with rounds as columns, at most. */
  public static final int MOST_LINES = 500;

  /** Rounds of a picture, at most: a double round robin of {@link #MOST_ENTRANTS}. */
  public static final int MOST_ROUNDS = 46;

  /**
   * Cells of a picture with rounds as columns, at most: with two seats, no more than a PNG holds.
   */
  public static final int MOST_CELLS = 6_000;

  /** Lines of a picture with entrants as columns, at most. */
  public static final int MOST_ENTRANTS = 24;

  private static final double NAME = 220;
  private static final String NUMBER = "no.";
  private static final String RANK = "rank";

  private CrossTablePicture() {}

  /**
   * Rounds as columns, for a Swiss and its like. A cell has the points of the round; below them the
   * opponent's rank and the side, of two matches that of the first. An SVG document in UTF-8.
   *
   * <p>Throws IllegalArgumentException for more than {@link #MOST_LINES} lines, {@link
   * #MOST_ROUNDS} rounds or {@link #MOST_CELLS} cells, for an opponent without a line, and for a
   * seat without a name.
   */
  public static byte[] byRounds(Labels labels, CrossTable table, Standings standings, Style style) {
    int lines = standings.lines().size();
    int rounds =
        standings.lines().stream()
            .mapToInt(line -> table.cells(line.entrant()).size())
            .reduce(0, Math::max);
    String picture = "a cross table by rounds";
    Bounds.atMost(MOST_LINES, lines, picture, "lines");
    Bounds.atMost(MOST_ROUNDS, rounds, picture, "rounds");
    Bounds.atMost(MOST_CELLS, lines * rounds, picture, "cells");
    CellWriter writer = new CellWriter(labels, numbers(standings));
    List<Column> columns = begun(labels, standings);
    for (int round = 1; round <= rounds; round++) {
      List<Cell> cells = new ArrayList<>();
      for (Standings.Line line : standings.lines()) {
        cells.add(writer.ofRound(table.cells(line.entrant()).get(round - 1)));
      }
      columns.add(Column.fitted("round\u00a0" + round, Column.Kind.CENTRED, cells));
    }
    columns.add(points(table, standings));
    List<String> notes =
        List.of(
            "Points of the round; below, the opponent's %s and the side."
                .formatted(shared(standings) ? NUMBER : RANK),
            CellWriter.NOTE);
    return new Table(columns, notes)
        .picture("cross-table", labels, description(labels, table, standings), style);
  }

  /**
   * Entrants as columns, for a round robin or one group of it: the entrants of the standings' lines
   * against each other; whoever is not among them is left out. A cell has the points of each
   * meeting, and below them the side. An SVG document in UTF-8.
   *
   * <p>Throws IllegalArgumentException for more than {@link #MOST_ENTRANTS} lines or {@link
   * #MOST_ROUNDS} rounds, for two who met more than 4 times, and for a seat without a name.
   */
  public static byte[] byEntrants(
      Labels labels, CrossTable table, Standings standings, Style style) {
    String picture = "a cross table by entrants";
    Bounds.atMost(MOST_ENTRANTS, standings.lines().size(), picture, "entrants");
    for (Standings.Line line : standings.lines()) {
      Bounds.atMost(MOST_ROUNDS, table.cells(line.entrant()).size(), picture, "rounds");
    }
    Map<Integer, Integer> numbers = numbers(standings);
    CellWriter writer = new CellWriter(labels, numbers);
    List<Column> columns = begun(labels, standings);
    for (Standings.Line column : standings.lines()) {
      List<Cell> cells = new ArrayList<>();
      for (Standings.Line line : standings.lines()) {
        cells.add(
            line.entrant() == column.entrant()
                ? Cell.FILLED
                : writer.ofMeetings(table.cells(line.entrant()), column.entrant()));
      }
      String number = Integer.toString(numbers.getOrDefault(column.entrant(), 0));
      columns.add(Column.fitted(number, Column.Kind.CENTRED, cells));
    }
    columns.add(points(table, standings));
    List<String> notes =
        List.of("Points against the entrant of the column; below, the side.", CellWriter.NOTE);
    return new Table(columns, notes)
        .picture("cross-table", labels, description(labels, table, standings), style);
  }

  /** The number of each entrant's line, from 1 on: the rank, where no rank is shared. */
  private static Map<Integer, Integer> numbers(Standings standings) {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (Standings.Line line : standings.lines()) {
      numbers.put(line.entrant(), shared(standings) ? numbers.size() + 1 : line.rank());
    }
    return numbers;
  }

  private static boolean shared(Standings standings) {
    return standings.lines().stream().map(Standings.Line::rank).distinct().count()
        < standings.lines().size();
  }

  private static List<Column> begun(Labels labels, Standings standings) {
    Map<Integer, Integer> numbers = numbers(standings);
    List<Cell> lines = new ArrayList<>();
    List<Cell> ranks = new ArrayList<>();
    List<Cell> names = new ArrayList<>();
    for (Standings.Line line : standings.lines()) {
      String number = Integer.toString(numbers.getOrDefault(line.entrant(), 0));
      lines.add(Cell.of(number, Sheet.Tone.MUTED));
      ranks.add(Cell.of(Integer.toString(line.rank()), Sheet.Tone.BOLD));
      names.add(Cell.of(labels.name(line.entrant())));
    }
    List<Column> columns = new ArrayList<>();
    if (shared(standings)) {
      columns.add(Column.fitted(NUMBER, Column.Kind.NUMBER, lines));
    }
    columns.add(Column.fitted(RANK, Column.Kind.NUMBER, ranks));
    columns.add(Column.names("name", NAME, names));
    return columns;
  }

  private static Column points(CrossTable table, Standings standings) {
    List<Cell> cells = new ArrayList<>();
    for (Standings.Line line : standings.lines()) {
      cells.add(Cell.of(table.points(line.entrant()).toString(), Sheet.Tone.BOLD));
    }
    return Column.fitted("points", Column.Kind.NUMBER, cells);
  }

  private static String description(Labels labels, CrossTable table, Standings standings) {
    CellWriter writer = new CellWriter(labels, numbers(standings));
    StringBuilder text =
        new StringBuilder("Cross table of " + standings.lines().size() + " entrants.");
    for (Standings.Line line : standings.lines()) {
      text.append(" Rank ").append(line.rank()).append(": ").append(labels.spoken(line.entrant()));
      text.append(", points ").append(table.points(line.entrant()));
      table.cells(line.entrant()).forEach(cell -> text.append(writer.spoken(cell)));
      text.append('.');
    }
    return text.toString();
  }
}

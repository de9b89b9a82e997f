package umpire.tournament.standing;

/** Tie-breaks that go by levels of victory and victory points of the game. */
final class VictorySums {
  private VictorySums() {}

  static Value levels(CrossTable table, int entrant) {
    return new Value.Number(
        table.cells(entrant).stream()
            .mapToLong(cell -> 1000L * table.victory(cell.round(), entrant).level().thousandths())
            .sum());
  }

  static Value pointsFor(CrossTable table, int entrant) {
    return Value.of(sumFor(table, entrant));
  }

  static Value pointsAgainst(CrossTable table, int entrant) {
    return Value.of(sumAgainst(table, entrant));
  }

  static Value difference(CrossTable table, int entrant) {
    return Value.of(sumFor(table, entrant) - sumAgainst(table, entrant));
  }

  private static long sumFor(CrossTable table, int entrant) {
    return table.cells(entrant).stream()
        .mapToLong(cell -> table.victory(cell.round(), entrant).victoryPoints())
        .sum();
  }

  private static long sumAgainst(CrossTable table, int entrant) {
    return table.cells(entrant).stream()
        .flatMapToLong(
            cell ->
                cell.oppositions().stream()
                    .mapToLong(one -> table.victory(cell.round(), one.opponent()).victoryPoints()))
        .sum();
  }
}

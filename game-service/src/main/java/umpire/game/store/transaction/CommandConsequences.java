package umpire.game.store.transaction;

import io.vertx.mutiny.sqlclient.Row;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What followed from a command.
 *
 * @param seat whose it was
 * @param outstanding true while a report is waited for that belongs to it
 * @param events what the seat was shown
 */
public record CommandConsequences(String seat, boolean outstanding, List<ShownRow> events) {
  public CommandConsequences {
    events = List.copyOf(events);
  }

  static CommandConsequences of(Row row) {
    String seat = row.getString(0);
    Integer[] seqs = row.getArrayOfIntegers(2);
    Integer[] revisions = row.getArrayOfIntegers(3);
    String[] bodies = row.getArrayOfStrings(4);
    List<ShownRow> events =
        IntStream.range(0, seqs.length)
            .mapToObj(i -> new ShownRow(seat, seqs[i], revisions[i], bodies[i]))
            .toList();
    return new CommandConsequences(seat, row.getBoolean(1), events);
  }
}

package umpire.game.store.transaction;

import io.vertx.core.buffer.Buffer;
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

  static CommandConsequences of(Row row, int afterSeq) {
    String seat = row.getString(0);
    Integer[] revisions = row.getArrayOfIntegers(2);
    Buffer[] messages = row.get(Buffer[].class, 3);
    List<ShownRow> events =
        IntStream.range(0, revisions.length)
            .mapToObj(i -> JournalJson.shown(revisions[i], seat, messages[i].getBytes()))
            .flatMap(List::stream)
            .filter(shown -> shown.seq() > afterSeq)
            .toList();
    return new CommandConsequences(seat, row.getBoolean(1), events);
  }
}

package umpire.game.store.database;

import io.vertx.mutiny.sqlclient.Tuple;
import java.util.List;
import java.util.function.Function;

/** Adds one column of a list of rows to the parameters of a statement, as an array. */
public final class ArrayParameters {
  private ArrayParameters() {}

  /** A column of text. */
  public static <T> void texts(Tuple all, List<T> rows, Function<T, String> column) {
    all.addArrayOfString(rows.stream().map(column).toArray(String[]::new));
  }

  /** A column of integers. */
  public static <T> void numbers(Tuple all, List<T> rows, Function<T, Integer> column) {
    all.addArrayOfInteger(rows.stream().map(column).toArray(Integer[]::new));
  }
}

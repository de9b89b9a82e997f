package umpire.chassis.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The table of who may call what, {@code openapi/matrix/<service>.csv}, written by hand. A line is
 * a route of the contract, a column a caller: a role and the scopes of its token. A cell is the
 * status of the refusal (401, 403, 404), or {@code in} where the caller is let in, whatever comes
 * of the request then. The column {@code quota} before the callers names the quota by which calls
 * of the route are counted, or {@code -}. Lines that begin with # are notes.
 */
public final class RouteMatrix {
  private static final String IN = "in";
  private static final Set<String> CLASSES = Set.of("401", "403", "404", IN);

  /** Method, path and quota, which stand before the cells. */
  private static final int ROUTE = 3;

  private static final Set<String> QUOTAS = Set.of("play", "read", "reason", "create", "-");

  private final String service;
  private final Contract contract;
  private final List<String> callers;
  private final Map<String, List<String>> lines = new TreeMap<>();
  private final Map<String, String> quotas = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();
  private int sent;

  /** What a caller sends. */
  @FunctionalInterface
  public interface Requests {
    /**
     * The request of a caller to an operation, with its token: one that would be served if the
     * caller may. Asked for anew for each cell, so that what a request has used up can be replaced.
     */
    Sample of(Contract.Operation operation, String caller);
  }

  private RouteMatrix(String service, Contract contract, List<String> rows) {
    this.service = service;
    this.contract = contract;
    List<String> table =
        rows.stream().filter(row -> !row.isBlank() && row.charAt(0) != '#').toList();
    List<String> header = cells(table.getFirst());
    if (!header.get(ROUTE - 1).equals("quota")) {
      throw new IllegalArgumentException("the third column is 'quota', not " + header);
    }
    callers = header.subList(ROUTE, header.size());
    table.subList(1, table.size()).forEach(this::add);
  }

  /** The table of a service; fails if there is none. */
  public static RouteMatrix of(String service) throws IOException {
    return new RouteMatrix(
        service,
        Contract.published(service),
        Files.readAllLines(Path.of("..", "openapi", "matrix", service + ".csv")));
  }

  /** A table that is no file, for the tests of this class. */
  static RouteMatrix of(Contract contract, List<String> rows) {
    return new RouteMatrix("a test", contract, rows);
  }

  private void add(String row) {
    List<String> cells = cells(row);
    String route = cells.get(0) + " " + cells.get(1);
    List<String> answers = cells.subList(ROUTE, cells.size());
    if (!QUOTAS.contains(cells.get(ROUTE - 1))) {
      faults.add(route + ": a quota is one of " + QUOTAS + ", not " + cells.get(ROUTE - 1));
    }
    quotas.put(route, cells.get(ROUTE - 1));
    if (answers.size() != callers.size()) {
      faults.add(route + ": " + answers.size() + " cells for " + callers.size() + " callers");
    } else if (!CLASSES.containsAll(answers)) {
      faults.add(route + ": a cell is one of " + CLASSES + ", not " + answers);
    } else if (lines.put(route, answers) != null) {
      faults.add(route + ": two lines");
    }
  }

  private static List<String> cells(String row) {
    return Arrays.stream(row.split(",", -1)).map(String::strip).toList();
  }

  /** The columns, in their order. */
  public List<String> callers() {
    return List.copyOf(callers);
  }

  /**
   * Sends every cell and reports what is wrong, one line each: with the table, with the contract,
   * and with the answers. Prints how much was sent.
   */
  public List<String> faults(Requests requests) {
    if (new HashSet<>(callers).size() < callers.size()) {
      faults.add("a caller has two columns: " + callers);
    }
    Set<String> withoutRoute = new TreeSet<>(lines.keySet());
    for (Contract.Operation operation : contract.operations()) {
      String route = route(operation);
      withoutRoute.remove(route);
      List<String> answers = lines.get(route);
      if (answers == null) {
        faults.add(route + ": no line in the matrix");
        continue;
      }
      for (int i = 0; i < callers.size(); i++) {
        compare(operation, route, callers.get(i), answers.get(i), requests);
      }
    }
    withoutRoute.forEach(route -> faults.add(route + ": a line, but no such route"));
    System.out.printf(
        "matrix: %s: %d routes, %d callers, %d cells, %d faults%n",
        service, lines.size(), callers.size(), sent, faults.size());
    return List.copyOf(faults);
  }

  /**
   * Calls each route until its quota is used up, and reports what is wrong, one line each: a route
   * that is never refused, or is counted by another quota than the table says, or is counted though
   * it should not be. The service under test has quotas of fewer calls than {@link
   * QuotaCheck#MOST_CALLS}.
   *
   * @param requests of one caller for each operation, who is let in by the roles of the route
   */
  public List<String> quotaFaults(Function<Contract.Operation, Sample> requests) {
    List<String> found = new ArrayList<>(faults);
    for (Contract.Operation operation : contract.operations()) {
      String quota = quotas.get(route(operation));
      if (quota == null) {
        found.add(route(operation) + ": no line in the matrix");
      } else {
        QuotaCheck.fault(PlainRequest.of(operation, requests.apply(operation)), quota)
            .ifPresent(fault -> found.add(route(operation) + ": " + fault));
      }
    }
    return List.copyOf(found);
  }

  private static String route(Contract.Operation operation) {
    return operation.method().toUpperCase(Locale.ROOT) + " " + operation.path();
  }

  private void compare(
      Contract.Operation operation,
      String route,
      String caller,
      String expected,
      Requests requests) {
    sent++;
    Sample sample = requests.of(operation, caller);
    int status = PlainRequest.of(operation, sample).status();
    String found = CLASSES.contains("" + status) ? "" + status : status < 500 ? IN : "" + status;
    if (!found.equals(expected)) {
      faults.add(
          "%s by %s: %s, not %s (status %d)".formatted(route, caller, found, expected, status));
    }
  }
}

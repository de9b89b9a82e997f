package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import umpire.local.drivers.leaks.LeakPairs;
import umpire.local.drivers.leaks.MatchHost;
import umpire.wire.Shelf;

/**
 * verify leaks --over-http: pairs of matches that a viewer must not tell apart, on a stack of its
 * own. No service opens a match at any position; so the position, and the dice, are written into
 * the database of a match that nobody sits in yet.
 */
final class LeaksOverHttp implements MatchHost {
  private static final int PRESET = 1_000;

  /** So many people take turns, so that nobody's budget of reads is spent. */
  private static final int TEAMS = 12;

  /** So slowly given back that it shows where more is given than the time gives. */
  private static final String READS_A_MINUTE = "1200";

  /** A session's token holds a little longer than this and a pair. */
  private static final Duration LONGEST_SESSION = Duration.ofMinutes(5);

  private static final String PLANT =
      """
      update match set origin = ?, scenario = '', imported_from = ?, seed = decode(?, 'hex'),
        commitment = encode(sha256(decode(?, 'hex')), 'hex')
      where id = ?::uuid and status = 'open' returning id::text
      """;

  private final Stack stack;
  private final Api api;
  private final Database matches;
  private final String scenario;
  private final Map<String, SignedIn> accounts = new LinkedHashMap<>();
  private final String password = UUID.randomUUID() + "-for-leaks";
  private int team;

  private LeaksOverHttp(Stack stack, String scenario) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.matches = stack.database("game");
    this.scenario = scenario;
  }

  /** So many pairs. */
  static Kills.Result run(Arguments arguments, PrintStream out) throws IOException {
    Shelf.Shelved game = game(arguments.game());
    String scenario = game.pack().scenarios().keySet().stream().sorted().findFirst().orElseThrow();
    int wanted = arguments.runsOr(PRESET);
    try (OwnStack own = OwnStack.make(out)) {
      Stack.Done up = own.stack().up(Map.of("UMPIRE_QUOTA_READ", READS_A_MINUTE));
      out.println("leaks: up after " + up.took().toSeconds() + " s");
      LeakPairs pairs = new LeakPairs(game, new LeaksOverHttp(own.stack(), scenario));
      long begun = System.nanoTime();
      LeakPairs.Result result =
          pairs.run(wanted, arguments.seed(), found -> out.println("  finding: " + found));
      List<String> lines =
          List.of(
              result.line(arguments.game()),
              "%d s, seeds from %d on; how long an answer takes is not compared"
                  .formatted((System.nanoTime() - begun) / 1_000_000_000, arguments.seed()));
      lines.forEach(line -> out.println("leaks: " + line));
      List<String> findings = new ArrayList<>(result.findings());
      if (result.different() < 0.9 * result.pairs()) {
        findings.add("fewer than nine of ten pairs began at different positions");
      }
      report(own.stack(), arguments, wanted, lines, findings, out);
      if (findings.isEmpty()) {
        own.notWorthKeeping();
      }
      return new Kills.Result(result.pairs(), findings);
    }
  }

  private static void report(
      Stack stack,
      Arguments arguments,
      int wanted,
      List<String> lines,
      List<String> findings,
      PrintStream out)
      throws IOException {
    MeasuresPage page =
        new MeasuresPage(
            stack.root(),
            "leaks-over-http-" + arguments.game(),
            "verify leaks --over-http --game %s --runs %d --seed %d"
                .formatted(arguments.game(), wanted, arguments.seed()));
    List<String> all =
        Stream.concat(lines.stream(), findings.stream()).map(line -> "- " + line).toList();
    out.println("leaks: written to " + page.write("Pairs of matches over HTTP", all));
  }

  private static Shelf.Shelved game(String id) {
    Shelf shelf = Shelf.load();
    if (!shelf.games().contains(id)) {
      throw new Arguments.Unknown("--game is one of " + shelf.games());
    }
    return shelf.game(id);
  }

  @Override
  public String origin() {
    return stack.gateway();
  }

  @Override
  public People people(List<String> seats) {
    team = (team + 1) % TEAMS;
    Map<String, String> tokens = new LinkedHashMap<>();
    seats.forEach(seat -> tokens.put(seat, person(seat).token()));
    return new People(tokens, person("onlooker").token());
  }

  private Api.Person person(String role) {
    SignedIn known = accounts.get(role + "-" + team);
    if (known != null && System.nanoTime() - known.at() < LONGEST_SESSION.toNanos()) {
      return known.person();
    }
    Api.Person person = api.signUp("leaks-" + role + "-" + team, password);
    accounts.put(role + "-" + team, new SignedIn(person, System.nanoTime()));
    return person;
  }

  private record SignedIn(Api.Person person, long at) {}

  @Override
  public String open(String game, JsonNode position, List<String> seats, People people, long dice) {
    ObjectNode wanted = Api.JSON.createObjectNode().put("game", game).put("scenario", scenario);
    String opener = person("onlooker").token();
    String match = api.good(api.post("/v1/matches", opener, wanted)).path("id").asText();
    String seed = "%064x".formatted(dice);
    String drawnAs = new UUID(0, dice).toString();
    List<String> planted = matches.ask(PLANT, position.toString(), drawnAs, seed, seed, match);
    if (!planted.equals(List.of(match))) {
      throw new Api.Unexpected("the position of " + match + " was not written");
    }
    for (String seat : seats) {
      String token = Optional.ofNullable(people.seats().get(seat)).orElseThrow();
      JsonNode _ =
          api.good(
              api.post(
                  "/v1/matches/" + match + "/seats/" + seat, token, Api.JSON.createObjectNode()));
    }
    return match;
  }
}

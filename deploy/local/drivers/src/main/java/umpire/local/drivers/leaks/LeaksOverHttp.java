package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.outbound.FakeDiscord;
import umpire.local.drivers.outbound.HookReceiver;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;
import umpire.wire.pack.Shelf;

/**
 * verify leaks --over-http: pairs of matches that a viewer must not distinguish, on a stack of its
 * own. No service opens a match at any position; so the position, and the dice, are written into
 * the database of a match that nobody sits in yet. Each viewer has a webhook at a receiver of ours;
 * where a pair is looked at closer, a Discord that is none is asked, too.
 */
public final class LeaksOverHttp implements MatchHost {
  private static final int PRESET = 1_000;

  /** So many pairs are played at the same time. */
  private static final int LANES = 8;

  /** So many people of a lane take turns, so that nobody's budget of reads is spent. */
  private static final int TEAMS = 4;

  /** So slowly given back that it shows where more is given than the time gives. */
  private static final String READS_A_MINUTE = "300";

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
  private final DatabaseProbe matches;
  private final Shelf.Shelved game;
  private final HookReceiver receiver;
  private final FakeDiscord discord;
  private final Map<String, SignedIn> accounts = new ConcurrentHashMap<>();
  private final Map<Integer, Integer> turns = new ConcurrentHashMap<>();
  private final Map<String, String> users = new ConcurrentHashMap<>();
  private final AtomicLong nextId = new AtomicLong(1_400_000_000_000_000_000L);
  private final String password = UUID.randomUUID() + "-for-leaks";

  private LeaksOverHttp(
      Stack stack, Shelf.Shelved game, HookReceiver receiver, FakeDiscord discord) {
    this.receiver = receiver;
    this.discord = discord;
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.matches = stack.database("game");
    this.game = game;
  }

  /** So many pairs. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    Shelf.Shelved game = game(arguments.game());
    int wanted = arguments.runsOr(PRESET);
    try (PrivateStack own = PrivateStack.make(out);
        HookReceiver receiver = new HookReceiver();
        FakeDiscord discord =
            new FakeDiscord(new Api(own.stack().gateway()), own.stack().gateway())) {
      Stack.Done up = own.stack().up(settings(discord));
      out.println("leaks: up after " + up.took().toSeconds() + " s");
      RunReport report =
          new RunReport(
              "verify leaks --over-http --game %s --runs %d --seed %d"
                  .formatted(arguments.game(), wanted, arguments.seed()));
      LeakPairs pairs =
          new LeakPairs(game, new LeaksOverHttp(own.stack(), game, receiver, discord));
      long begun = System.nanoTime();
      LeakPairs.Result result =
          pairs.run(wanted, arguments.seed(), LANES, line -> out.println("  " + line));
      List<String> lines =
          List.of(
              result.line(arguments.game()),
              "%d s, seeds from %d on; how long an answer takes is not compared"
                  .formatted((System.nanoTime() - begun) / 1_000_000_000, arguments.seed()));
      List<String> findings = new ArrayList<>(result.findings());
      if (result.different() < 0.9 * result.pairs()) {
        findings.add("fewer than nine of ten pairs began at different positions");
      }
      List<String> all =
          Stream.concat(lines.stream(), findings.stream()).map(line -> "- " + line).toList();
      out.print(report.text("Pairs of matches over HTTP", all));
      if (findings.isEmpty()) {
        own.notWorthKeeping();
      }
      return new CheckResult(result.pairs(), findings);
    }
  }

  private static Map<String, String> settings(FakeDiscord discord) {
    Map<String, String> settings = new LinkedHashMap<>(discord.settings());
    settings.put("UMPIRE_QUOTA_READ", READS_A_MINUTE);
    settings.put("UMPIRE_WEBHOOKS_SCHEMES", "https,http");
    settings.put("UMPIRE_WEBHOOKS_PORTS", "any");
    settings.put("UMPIRE_WEBHOOKS_NETWORKS", "127.0.0.1/32");
    return settings;
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
  public People people(List<String> seats, Side side, int lane) {
    if (side == Side.ONE) {
      turns.merge(lane, 1, (one, more) -> (one + more) % TEAMS);
    }
    char match =
        switch (side) {
          case ONE -> '1';
          case OTHER -> '2';
        };
    String team = "" + (char) ('a' + lane) + turns.getOrDefault(lane, 0) + match;
    Map<String, Person> players = new LinkedHashMap<>();
    seats.forEach(seat -> players.put(seat, person(seat, team)));
    return new People(players, person("onlooker", team));
  }

  private Person person(String role, String team) {
    // Of the same length in both matches, as every text of theirs must be.
    String name = "leaks-" + role + "-" + team;
    SignedIn known = accounts.get(name);
    if (known != null && System.nanoTime() - known.at() < LONGEST_SESSION.toNanos()) {
      return known.person();
    }
    Api.Person person = api.signUp(name, password);
    Person signedIn = new Person(person.account(), name, person.token());
    accounts.put(name, new SignedIn(signedIn, System.nanoTime()));
    return signedIn;
  }

  private record SignedIn(Person person, long at) {}

  @Override
  public Opened open(Opening opening, People people, Person viewer) {
    ObjectNode wanted =
        Api.JSON.createObjectNode().put("game", opening.game()).put("scenario", scenario(opening));
    String opener = people.onlooker().token();
    String match = api.good(api.post("/v1/matches", opener, wanted)).path("id").asText();
    String seed = "%064x".formatted(opening.dice());
    String drawnAs = new UUID(0, opening.dice()).toString();
    List<String> planted =
        matches.ask(PLANT, opening.position().toString(), drawnAs, seed, seed, match);
    if (!planted.equals(List.of(match))) {
      throw new Api.Unexpected("the position of " + match + " was not written");
    }
    List<DiscordChannel> channel = opening.closer() ? List.of(channel(viewer, match)) : List.of();
    UnpromptedMessages unpromptedMessages =
        new OutboundMessages(api, receiver, viewer, match, channel);
    for (String seat : opening.seats()) {
      JsonNode _ =
          api.good(
              api.post(
                  "/v1/matches/" + match + "/seats/" + seat,
                  people.of(seat).token(),
                  Api.JSON.createObjectNode()));
    }
    channel.forEach(DiscordChannel::follow);
    return new Opened(match, unpromptedMessages);
  }

  /** Any with those seats: its position is written over. */
  private String scenario(Opening opening) {
    return game.pack().scenarios().values().stream()
        .filter(one -> one.seats().stream().map(Seat::id).toList().equals(opening.seats()))
        .map(Scenario::id)
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  /** A channel of this match alone, and the viewer's account linked. */
  private DiscordChannel channel(Person viewer, String match) {
    String user =
        users.computeIfAbsent(
            viewer.account(),
            _ -> {
              String id = "" + nextId.incrementAndGet();
              DiscordChannel.link(api, discord, viewer, id);
              return id;
            });
    return new DiscordChannel(discord, users, user, "" + nextId.incrementAndGet(), match);
  }
}

package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import umpire.chassis.testing.PlainRequest;
import umpire.kernel.offer.Offers;
import umpire.opponent.sample.OfferSampler;
import umpire.wire.pack.Shelf;

/**
 * Random legal play of a match over HTTP, each seat by an account of its own and by nothing but
 * what is offered to it. The seed decides everything: the commands, and the dice too.
 */
public final class RandomMatchOverHttp {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Sooner or later something is done though nobody waits for it. */
  private static final int FREE_ACT_IN = 8;

  private final Shelf.Shelved game;
  private final Map<String, Client> seats = new LinkedHashMap<>();
  private final String match;
  private final Random random;
  private final OfferSampler offerSampler;
  private int commands;

  /**
   * A seat that is asked.
   *
   * @param seat its id
   * @param client its account
   * @param decision what it receives: {decision, free, draft ...}
   * @param offers of the decision
   * @param free what it may do besides
   */
  public record Turn(
      String seat, Client client, JsonNode decision, Offers<Object> offers, Offers<Object> free) {
    /** The number of the decision. */
    public int number() {
      return decision.path("decision").path("id").asInt();
    }
  }

  /**
   * A command that was taken.
   *
   * @param body of its request
   * @param answer to it
   */
  public record Played(Client client, String body, JsonNode answer) {}

  private RandomMatchOverHttp(
      Shelf.Shelved game,
      String scenario,
      long seed,
      boolean fair,
      Function<String, Client> accounts) {
    this.game = game;
    this.random = new Random(seed);
    this.offerSampler = OfferSampler.of(seed);
    game.pack()
        .scenario(scenario)
        .seats()
        .forEach(seat -> seats.put(seat.id(), accounts.apply(seat.id())));
    this.match = fair ? open(scenario) : open(scenario, seed);
  }

  /** Begins a match. */
  public static RandomMatchOverHttp of(Shelf.Shelved game, String scenario, long seed) {
    return new RandomMatchOverHttp(game, scenario, seed, false, Client::of);
  }

  /** Begins one as anybody would, with the dice of its own secret seed: no two are alike. */
  public static RandomMatchOverHttp fair(Shelf.Shelved game, String scenario, long seed) {
    return new RandomMatchOverHttp(game, scenario, seed, true, Client::of);
  }

  /** Begins one between accounts that are there already, by seat. */
  public static RandomMatchOverHttp between(
      Shelf.Shelved game, String scenario, long seed, Function<String, Client> accounts) {
    return new RandomMatchOverHttp(game, scenario, seed, true, accounts);
  }

  private String open(String scenario) {
    Client first = seats.values().iterator().next();
    String id = first.open(game.game().id(), scenario, "{}");
    seats.forEach((seat, client) -> client.post(id, "/seats/" + seat, "{}").then().statusCode(200));
    return id;
  }

  private String open(String scenario, long seed) {
    ObjectNode body = JSON.objectNode().put("game", game.game().id()).put("scenario", scenario);
    body.putObject("overlay");
    body.putArray("dice");
    body.put("key", "%064x".formatted(seed));
    ObjectNode accounts = body.putObject("seats");
    seats.forEach((seat, client) -> accounts.put(seat, client.account()));
    HttpResponse<String> opened =
        PlainRequest.of("POST", "", "/test/matches").sending(body.toString()).send();
    return Client.json(opened.body()).path("id").asText();
  }

  /** The match. */
  public String match() {
    return match;
  }

  /** An address below the match. */
  public String path(String below) {
    return "/v1/matches/" + match + below;
  }

  /** The account of each seat. */
  public Map<String, Client> seats() {
    return seats;
  }

  /** Commands played so far. */
  public int commands() {
    return commands;
  }

  /** A seat that is waited for; empty when the match is over. */
  public Optional<Turn> turn() {
    List<String> all = List.copyOf(seats.keySet());
    int first = random.nextInt(all.size());
    String[] status = {""};
    for (int tries = 0; tries < 2 * all.size(); tries++) {
      Turn turn = turn(all.get((first + tries) % all.size()));
      status[0] = turn.decision().path("status").asText();
      if (status[0].equals("over")) {
        return Optional.empty();
      }
      if (turn.decision().path("waitingFor").toString().contains("\"" + turn.seat() + "\"")) {
        return Optional.of(turn);
      }
    }
    throw new AssertionError("nobody is waited for: " + turn(all.getFirst()).decision());
  }

  /** What a seat receives, asked or not. */
  public Turn turn(String seat) {
    Client client = Optional.ofNullable(seats.get(seat)).orElseGet(() -> Client.of("nobody"));
    HttpResponse<String> answer = PlainRequest.of("GET", client.token(), path("/decision")).send();
    JsonNode decision = Client.json(answer.body());
    return new Turn(
        seat,
        client,
        decision,
        offers(decision.path("decision").path("offers")),
        offers(decision.path("free")));
  }

  private Offers<Object> offers(JsonNode json) {
    return ReadOffers.of(game, json.isMissingNode() ? JSON.arrayNode() : json);
  }

  /** A command that the turn offers, by lot. */
  public ObjectNode lot(Turn turn) {
    return game.codec().tree(offerSampler.command(turn.offers())).deepCopy();
  }

  /** Plays one command that the turn offers, or acts freely. */
  public Played play(Turn turn) {
    boolean free = !turn.free().offers().isEmpty() && random.nextInt(FREE_ACT_IN) == 0;
    JsonNode command = free ? game.codec().tree(offerSampler.command(turn.free())) : lot(turn);
    String body =
        Client.body("ramble-" + commands, free ? 0 : turn.number(), List.of("" + command));
    HttpResponse<String> answer = send(turn.client(), body);
    commands++;
    if (answer.statusCode() != 200) {
      throw new AssertionError(
          "offered and not taken: " + command + ": " + answer.statusCode() + answer.body());
    }
    return new Played(turn.client(), body, Client.json(answer.body()));
  }

  /** The answer to a request for commands. */
  public HttpResponse<String> send(Client client, String body) {
    return PlainRequest.of("POST", client.token(), path("/commands"))
        .with("Prefer", "wait=30")
        .sending(body)
        .send();
  }
}

package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;

/** A match of people as they play it over HTTP, and everything that was acknowledged to them. */
public final class PlayedMatch {
  private static final Duration LONGEST = Duration.ofSeconds(90);

  private final Api api;
  private final Map<String, Api.Person> seats;
  private final String id;
  private final String commitment;
  private final List<Sent> sent = new CopyOnWriteArrayList<>();

  public PlayedMatch(Api api, Map<String, Api.Person> seats, String id, String commitment) {
    this.api = api;
    this.seats = new LinkedHashMap<>(seats);
    this.id = id;
    this.commitment = commitment;
  }

  /**
   * Commands that were acknowledged.
   *
   * @param by whose they are
   * @param body as they were sent
   * @param decision that they answer
   * @param at when they were sent, by System.nanoTime
   * @param answer the acknowledgement
   */
  public record Sent(Api.Person by, ObjectNode body, int decision, long at, HttpAnswer answer) {
    /** True if they only lengthened a draft, and are no part of the match. */
    boolean draft() {
      return answer.body().has("draft");
    }
  }

  /** Opens a match of one assault; both take their seats. */
  public static PlayedMatch open(Api api, Api.Person first, Api.Person second) {
    return open(api, first, second, SampleBattle.SCENARIO);
  }

  /** Opens a match of the assault's game; both take their seats. */
  public static PlayedMatch open(Api api, Api.Person first, Api.Person second, String scenario) {
    return open(
        api,
        first,
        second,
        Api.JSON.createObjectNode().put("game", SampleBattle.GAME).put("scenario", scenario));
  }

  /** Opens a match of two as wanted: {game, scenario, edition ...}; both take their seats. */
  public static PlayedMatch open(Api api, Api.Person first, Api.Person second, ObjectNode wanted) {
    Map<String, Api.Person> seats = new LinkedHashMap<>();
    seats.put(SampleBattle.FIRST_SEAT, first);
    seats.put(SampleBattle.SECOND_SEAT, second);
    return open(api, seats, wanted);
  }

  /**
   * Opens a match as wanted; everybody takes their seat.
   *
   * @param seats who sits where; the first opens the match
   */
  static PlayedMatch open(Api api, Map<String, Api.Person> seats, ObjectNode wanted) {
    Api.Person host = seats.values().iterator().next();
    JsonNode opened = api.good(api.post("/v1/matches", host.token(), wanted));
    String id = opened.path("id").asText();
    PlayedMatch playedMatch = new PlayedMatch(api, seats, id, opened.path("commitment").asText());
    int salt = 0x5ca1ab1e;
    for (Map.Entry<String, Api.Person> seat : seats.entrySet()) {
      playedMatch.take(seat.getValue(), seat.getKey(), "%08x".formatted(salt++));
    }
    return playedMatch;
  }

  private void take(Api.Person person, String seat, String salt) {
    JsonNode _ =
        api.good(
            api.post(
                path("/seats/" + seat),
                person.token(),
                Api.JSON.createObjectNode().put("salt", salt)));
  }

  public String id() {
    return id;
  }

  /** As it was published when the match was opened. */
  public String commitment() {
    return commitment;
  }

  /** Who opened it. */
  public Api.Person first() {
    return seats.values().iterator().next();
  }

  /** In the order of their seats. */
  public List<Api.Person> people() {
    return List.copyOf(seats.values());
  }

  /**
   * Whether somebody is to answer: one who has sealed their answer may change it until all others
   * have answered, and still receives the decision, but nobody waits for them.
   *
   * @param state what a decision or the answer to commands says: {status, waitingFor, decision ...}
   */
  public boolean waitsFor(Api.Person person, JsonNode state) {
    return state.path("decision").has("id")
        && state
            .path("waitingFor")
            .valueStream()
            .anyMatch(seat -> person.equals(seats.get(seat.asText())));
  }

  /**
   * Every order as it was acknowledged; a draft that never came to an order is none. Each must have
   * been sent without commands that could be left over.
   */
  List<AcknowledgedOrder> orders() {
    List<AcknowledgedOrder> orders = new ArrayList<>();
    Map<String, List<JsonNode>> drafts = new HashMap<>();
    for (Sent one : sent) {
      String seat = seatOf(one.by());
      // Another decision: what was drafted for the last one has come to nothing.
      List<JsonNode> commands =
          drafts.computeIfAbsent(seat + " " + one.decision(), _ -> new ArrayList<>());
      one.body().path("commands").forEach(commands::add);
      if (!one.draft()) {
        orders.add(new AcknowledgedOrder(seat, commands));
        commands.clear();
      }
    }
    return orders;
  }

  private String seatOf(Api.Person person) {
    return seats.entrySet().stream()
        .filter(seat -> seat.getValue().equals(person))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** Somebody gives up, and the match is over. */
  public void resign() {
    JsonNode _ = api.good(api.post(path("/resign"), first().token(), Api.JSON.createObjectNode()));
  }

  public List<Sent> acknowledged() {
    return List.copyOf(sent);
  }

  public String path(String rest) {
    return "/v1/matches/" + id + rest;
  }

  public JsonNode decision(Api.Person person) {
    return api.good(api.get(path("/decision"), person.token()));
  }

  /** All events that a person may know of, page by page. */
  public List<JsonNode> events(Api.Person person) {
    List<JsonNode> all = new ArrayList<>();
    String query = "after=0";
    while (!query.isEmpty()) {
      JsonNode page = api.good(api.get(path("/events?" + query), person.token()));
      page.path("events").forEach(all::add);
      query = page.path("next").asText();
    }
    return all;
  }

  public JsonNode export() {
    return api.good(api.get(path("/export"), first().token()));
  }

  /** Commands as a body, under an id that names the decision and how many there were before. */
  public ObjectNode body(int decision, JsonNode... commands) {
    ObjectNode body =
        Api.JSON
            .createObjectNode()
            .put("commandId", "c" + sent.size() + "-of-" + decision)
            .put("decision", decision);
    body.putArray("commands").addAll(List.of(commands));
    return body;
  }

  /** Sends commands until they are acknowledged; throws Unexpected where they are refused. */
  public Sent send(Api.Person person, ObjectNode body, Duration wait) {
    long at = System.nanoTime();
    HttpAnswer httpAnswer = repeat(person, body, wait);
    if (!httpAnswer.good()) {
      throw new Api.Unexpected(body + " was answered " + httpAnswer);
    }
    Sent done = new Sent(person, body, body.path("decision").asInt(), at, httpAnswer);
    sent.add(done);
    return done;
  }

  /** Answers the first decision of anybody, once there is one; throws Unexpected after the end. */
  public Sent next(Function<JsonNode, JsonNode> choice, Duration wait) {
    return PollUntil.until("somebody who is asked in " + id, LONGEST, () -> answered(choice, wait));
  }

  /** Empty while nobody is asked, since another service still rules. */
  private Optional<Sent> answered(Function<JsonNode, JsonNode> choice, Duration wait) {
    for (Api.Person person : people()) {
      JsonNode now = decision(person);
      if (over(now)) {
        throw new Api.Unexpected("match " + id + " is over, and should go on");
      }
      if (waitsFor(person, now)) {
        return Optional.of(answer(person, now, choice, wait));
      }
    }
    return Optional.empty();
  }

  /** Answers what somebody is asked, as their decision says it. */
  public Sent answer(
      Api.Person person, JsonNode state, Function<JsonNode, JsonNode> choice, Duration wait) {
    JsonNode asked = state.path("decision");
    return send(person, body(asked.path("id").asInt(), choice.apply(asked)), wait);
  }

  /** Throws Unexpected where it will never be. */
  private boolean over(JsonNode now) {
    if (now.path("status").asText().equals("stalled")) {
      throw new Api.Unexpected("match " + id + " is stalled: " + now);
    }
    return now.path("status").asText().equals("over");
  }

  /** Sends commands once more. */
  public HttpAnswer repeat(Api.Person person, ObjectNode body, Duration wait) {
    return repeat(api, person, body, wait);
  }

  /** Sends commands once more, by another address. */
  public HttpAnswer repeat(Api other, Api.Person person, ObjectNode body, Duration wait) {
    return other.patiently(other.post(path("/commands"), person.token(), body, wait));
  }

  /** How many commands were acknowledged so far; may be asked from another thread. */
  public int sofar() {
    return sent.size();
  }

  /** Answers every decision of any seat with its fallback, until the match is over. */
  public void playOn() {
    playOn(asked -> asked.path("fallback"), LONGEST);
  }

  /** Answers every decision of any seat as it is chosen, until the match is over. */
  void playOn(Function<JsonNode, JsonNode> choice, Duration longest) {
    playOn(choice, SampleMatch.TO_THE_END, longest);
  }

  /** The same until so many orders were acknowledged; then the first who is waited for resigns. */
  public void playOn(Function<JsonNode, JsonNode> choice, int orders, Duration longest) {
    PollUntil.until("the end of match " + id, longest, () -> overAfterAnswering(choice, orders));
  }

  private boolean overAfterAnswering(Function<JsonNode, JsonNode> choice, int orders) {
    for (Api.Person person : people()) {
      JsonNode now = decision(person);
      if (over(now)) {
        return true;
      }
      if (waitsFor(person, now)) {
        if (sofar() >= orders) {
          resign(); // somebody is asked, so no adjudicator is: nothing is left to be reported later
          return true;
        }
        Sent _ = answer(person, now, choice, Duration.ZERO);
      }
    }
    return false;
  }
}

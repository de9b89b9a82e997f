package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/** A match of the stand-in: the true rules, answers in the shapes of the API. */
final class FakeMatch {
  private final Rulebook book;
  private final Match match;
  private final Map<String, String> accounts = new LinkedHashMap<>();
  private final Map<String, Boolean> seated = new HashMap<>();
  private final Map<String, ObjectNode> outcomes = new HashMap<>();
  private ArrayNode draft = ApiClient.JSON.createArrayNode();
  private int applied;
  private int commands;
  private int refusals;
  private int refusedAtOnce;
  private int unasked;

  /** A match in which the accounts are invited in the order of the seats. */
  FakeMatch(Rulebook book, String scenario, long seed, List<String> invited) {
    this.book = book;
    Scenario opened = book.pack().scenario(scenario);
    this.match = Match.bare(book, opened, book.pack().choose(Map.of()), seed);
    for (int i = 0; i < invited.size(); i++) {
      accounts.put(opened.seats().get(i).id(), invited.get(i));
    }
    run();
  }

  synchronized boolean over() {
    return match.pending() instanceof Pending.Over<Object>;
  }

  /** How many orders or drafts were taken, repetitions not counted. */
  synchronized int applied() {
    return applied;
  }

  /** How many commands they had. */
  synchronized int commands() {
    return commands;
  }

  /** How often something has happened, as soon as it is more than that, or the match over. */
  synchronized int change(int seen) {
    try {
      while (changes() <= seen && !over()) {
        wait(1000);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return changes();
  }

  private int changes() {
    return applied + seated.size();
  }

  synchronized int refusals() {
    return refusals;
  }

  /** How often it was the first command of an order that was refused. */
  synchronized int refusedAtOnce() {
    return refusedAtOnce;
  }

  /** How many orders came from seats that were not waited for, such as sealed answers changed. */
  synchronized int unasked() {
    return unasked;
  }

  private static boolean asks(Match match, Seat seat) {
    return match.pending() instanceof Pending.Choices<Object> choices
        && choices.asked().containsKey(seat)
        && !choices.answered().contains(seat);
  }

  synchronized boolean begun() {
    return accounts.values().stream().allMatch(seated::containsKey);
  }

  /** The draws and reports that stand before the next choice. */
  private void run() {
    while (true) {
      switch (match.pending()) {
        case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
        case Pending.Question<Object> question -> match.put(match.reported(question));
        case Pending.Choices<Object> _, Pending.Over<Object> _ -> {
          return;
        }
      }
    }
  }

  synchronized ObjectNode listed(String id) {
    ObjectNode json = ApiClient.JSON.createObjectNode().put("id", id).put("game", book.game().id());
    json.put("status", status());
    ArrayNode seats = json.putArray("seats");
    accounts.forEach(
        (seat, account) ->
            seats
                .addObject()
                .put("seat", seat)
                .put(seated.containsKey(account) ? "account" : "invited", account));
    return json;
  }

  /** Whether the list of those that wait has it. */
  synchronized boolean waitsFor(String account) {
    return begun() ? !over() && asks(match, seat(account)) : !seated.containsKey(account);
  }

  synchronized boolean sit(String account, String seat) {
    boolean invited = account.equals(accounts.get(seat));
    if (invited) {
      seated.put(account, true);
      notifyAll();
    }
    return invited;
  }

  private String status() {
    return !begun() ? "open" : over() ? "over" : "playing";
  }

  private Seat seat(String account) {
    return accounts.entrySet().stream()
        .filter(entry -> entry.getValue().equals(account))
        .map(entry -> new Seat(entry.getKey()))
        .findFirst()
        .orElseThrow();
  }

  synchronized ObjectNode seen(String account) {
    Seat seat = seat(account);
    Object view = book.play().view(match.position(), new Viewer.Of(seat));
    ObjectNode json = ApiClient.JSON.createObjectNode().put("viewer", seat.id());
    return json.set("view", book.codec().tree(view));
  }

  synchronized ObjectNode asked(String account) {
    ObjectNode json = ApiClient.JSON.createObjectNode().put("status", status());
    ArrayNode waitingFor = json.putArray("waitingFor");
    if (begun() && match.pending() instanceof Pending.Choices<Object> choices) {
      choices.waitedFor().forEach(seat -> waitingFor.add(seat.id()));
      Asked<Object> asked = choices.asked().get(seat(account));
      if (asked != null) {
        json.set("decision", json(book, asked));
      }
      if (asked != null && !draft.isEmpty()) {
        json.putObject("draft").set("commands", draft.deepCopy());
      }
    }
    return json;
  }

  /** As game-service writes it. */
  static ObjectNode json(Rulebook book, Asked<Object> asked) {
    ObjectNode json = ApiClient.JSON.createObjectNode().put("id", asked.id().number());
    json.put("rule", asked.rule().value());
    ArrayNode offers = json.putArray("offers");
    asked.offers().offers().forEach(offer -> offers.add(book.codec().tree(offer)));
    return json.set("fallback", book.codec().tree(asked.fallback()));
  }

  /** The status and body of what becomes of commands. */
  record Outcome(int status, ObjectNode body) {}

  synchronized Outcome command(String account, JsonNode body) {
    String id = body.path("commandId").asText();
    ObjectNode known = outcomes.get(id);
    if (known != null) {
      return new Outcome(200, known);
    }
    ObjectNode asked = asked(account);
    if (asked.at("/decision/id").asInt(-1) != body.path("decision").asInt()) {
      return new Outcome(409, ApiClient.JSON.createObjectNode().put("type", "decision-closed"));
    }
    unasked += asks(match, seat(account)) ? 0 : 1;
    // All or none: nothing is put to the match itself before all of it is known to hold.
    Match trial = match.branch();
    ArrayNode drafted = draft.deepCopy();
    List<Object> taken = new ArrayList<>();
    boolean goesOn = true;
    for (JsonNode command : body.path("commands")) {
      Object chosen = book.codec().read(command, book.types().command());
      if (!goesOn) {
        break;
      }
      switch (trial.put(new Input.Chosen<>(seat(account), chosen))) {
        case Ruling.Refused<Object, Object, Object> _ -> {
          refusals++;
          refusedAtOnce += taken.isEmpty() ? 1 : 0;
          return new Outcome(
              422,
              ApiClient.JSON.createObjectNode().put("type", "refused").put("index", taken.size()));
        }
        case Ruling.Drafted<Object, Object, Object> _ -> drafted.add(command);
        case Ruling.Accepted<Object, Object, Object> _ -> {
          drafted.removeAll();
          goesOn = asks(trial, seat(account));
        }
      }
      taken.add(chosen);
    }
    taken.forEach(chosen -> match.put(new Input.Chosen<>(seat(account), chosen)));
    draft = drafted;
    run();
    applied++;
    commands += taken.size();
    notifyAll();
    ObjectNode next = asked(account);
    ArrayNode left = next.putArray("left");
    body.path("commands").valueStream().skip(taken.size()).forEach(left::add);
    outcomes.put(id, next);
    return new Outcome(200, next);
  }
}

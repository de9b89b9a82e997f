package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.wire.WireException;

/**
 * SHA-256 of the output of a match on record at one moment. A change of the code that may not
 * change the output is compared with it.
 *
 * @param book of the game
 * @param match at a choice, or over
 * @param seats of its scenario
 * @param commands as JSON that were taken so far, from which those to be refused are made
 */
record MatchHashes(Rulebook book, Match match, List<Seat> seats, List<JsonNode> commands) {
  private static final int REFUSALS = 20;

  MatchHashes {
    seats = List.copyOf(seats);
    commands = List.copyOf(commands);
  }

  /**
   * The hashes by name: {@code events} since the given number of them, with what each viewer is
   * shown of them and with their findings; {@code pending}; {@code views} of all seats and of
   * everyone; {@code refusals} of commands that were given elsewhere in the match.
   */
  ObjectNode since(int seq) {
    ObjectNode hashes = book.codec().mapper().createObjectNode();
    hashes.put("events", hash(events(seq)));
    hashes.put("pending", hash(pending(match.pending())));
    hashes.put("views", hash(views()));
    hashes.put("refusals", hash(refusals()));
    return hashes;
  }

  /** SHA-256 of bytes, in hexadecimal digits. */
  static String hash(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every platform has SHA-256", e);
    }
  }

  private static String hash(JsonNode json) {
    return hash(json.toString().getBytes(StandardCharsets.UTF_8));
  }

  private List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>();
    seats.forEach(seat -> viewers.add(new Viewer.Of(seat)));
    viewers.add(new Viewer.Everyone());
    return viewers;
  }

  private ArrayNode events(int seq) {
    ArrayNode all = array();
    for (Object event : match.since(seq)) {
      all.add(tree(event)).add(findings(book.play().findings(event)));
      for (Viewer viewer : viewers()) {
        switch (book.play().shown(event, viewer)) {
          case ShownEvent.Whole<Object> _ -> all.add("whole");
          case ShownEvent.Blanked<Object>(Record rendering) -> all.add(tree(rendering));
          case ShownEvent.Unseen<Object> _ -> all.add("unseen");
        }
      }
    }
    return all;
  }

  private JsonNode pending(Pending<Object> pending) {
    return switch (pending) {
      case Pending.Choices<Object> choices -> {
        ObjectNode json = book.codec().mapper().createObjectNode();
        json.put("answer", choices.answer().name());
        choices.asked().forEach((seat, asked) -> json.set(seat.id(), asked(asked)));
        choices.answered().forEach(seat -> json.put("answered " + seat.id(), true));
        new TreeMap<>(choices.free())
            .forEach((seat, offers) -> json.set("free " + seat.id(), offers(offers)));
        yield json;
      }
      case Pending.Over<Object> over -> tree(over.outcome());
      case Pending.Draw<Object> _, Pending.Question<Object> _ ->
          throw new IllegalStateException("the match waits for its umpire");
    };
  }

  private ObjectNode asked(Asked<Object> asked) {
    ObjectNode json = book.codec().mapper().createObjectNode();
    json.put("id", asked.id().number()).put("rule", asked.rule().value());
    json.set("offers", offers(asked.offers()));
    json.set("fallback", tree(asked.fallback()));
    return json;
  }

  private ArrayNode offers(Offers<Object> offers) {
    ArrayNode all = array();
    offers.offers().forEach(offer -> all.add(tree(offer)));
    return all;
  }

  private ArrayNode views() {
    ArrayNode all = array();
    viewers().forEach(viewer -> all.add(tree(book.play().view(match.position(), viewer))));
    return all;
  }

  /** What becomes of commands of other moments, one member taken from another of their type. */
  private ArrayNode refusals() {
    ArrayNode all = array();
    if (!(match.pending() instanceof Pending.Choices<Object> choices) || commands.isEmpty()) {
      return all;
    }
    Random random = new Random(commands.size());
    for (int i = 0; i < REFUSALS; i++) {
      List<Seat> waited = choices.waitedFor();
      Seat seat = waited.get(random.nextInt(waited.size()));
      JsonNode command = changed(random);
      all.add(command).add(seat.id()).add(ruling(seat, command));
    }
    return all;
  }

  private JsonNode changed(Random random) {
    ObjectNode command = commands.get(random.nextInt(commands.size())).deepCopy();
    List<JsonNode> alike =
        commands.stream().filter(one -> one.path("type").equals(command.path("type"))).toList();
    JsonNode other = alike.get(random.nextInt(alike.size()));
    List<String> members = new ArrayList<>();
    command.fieldNames().forEachRemaining(members::add);
    String member = members.get(random.nextInt(members.size()));
    return command.set(member, other.path(member));
  }

  private JsonNode ruling(Seat seat, JsonNode json) {
    Object command;
    try {
      command = book.codec().read(json, book.types().command());
    } catch (WireException unreadable) {
      return book.codec().mapper().getNodeFactory().textNode("" + unreadable.getMessage());
    }
    return switch (book.play().rule(match.rest(), new Input.Chosen<>(seat, command))) {
      case Ruling.Accepted<Object, Object, Object>(List<Object> events, var _, var _) ->
          ruled("accepted", events);
      case Ruling.Drafted<Object, Object, Object>(List<Object> events, var _) ->
          ruled("drafted", events);
      case Ruling.Refused<Object, Object, Object>(List<Finding> because) -> findings(because);
    };
  }

  private ArrayNode ruled(String how, List<Object> events) {
    ArrayNode all = array().add(how);
    events.forEach(event -> all.add(tree(event)));
    return all;
  }

  private ArrayNode findings(List<Finding> findings) {
    ArrayNode all = array();
    findings.forEach(
        finding -> {
          all.add(finding.rule().value()).add(tree(finding.because()));
          all.add(finding.effect().toString());
        });
    return all;
  }

  private JsonNode tree(Object value) {
    return book.codec().tree(value);
  }

  private ArrayNode array() {
    return book.codec().mapper().createArrayNode();
  }
}

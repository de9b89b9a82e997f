package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a seat may answer, read from {@code GET /v1/matches/{id}/decision} or from the answer to
 * commands, which have the same members.
 *
 * @param json the members of it that we keep
 */
public record FormDecision(ObjectNode json) {
  private static final List<String> KEPT =
      List.of("status", "waitingFor", "question", "decision", "free", "draft");

  /** What is asked by an answer of the API. */
  public static FormDecision of(JsonNode answer) {
    ObjectNode kept = JsonNodeFactory.instance.objectNode();
    for (String name : KEPT) {
      if (answer.has(name)) {
        kept.set(name, answer.get(name));
      }
    }
    return new FormDecision(kept);
  }

  /** Whether there is anything to choose. */
  public boolean anything() {
    return json.has("decision") || !json.path("free").isEmpty();
  }

  /** The number of the decision; 0 where none is open and only free acts are possible. */
  public int decision() {
    return json.path("decision").path("id").asInt();
  }

  /** The paragraph that asks; empty where nobody does. */
  public String rule() {
    return json.path("decision").path("rule").asText();
  }

  /** What an absent player is taken to give, in words; empty where nobody is asked. */
  public String fallback() {
    return DisplayWords.of(json.path("decision").path("fallback"));
  }

  /** The commands of the order in the making. */
  public JsonNode drafted() {
    return json.path("draft").path("commands");
  }

  /** Seats that are waited for. */
  public List<String> waitingFor() {
    List<String> seats = new ArrayList<>();
    json.path("waitingFor").forEach(seat -> seats.add(seat.asText()));
    return seats;
  }

  /**
   * Whether a command of this type, however it is spelt, answers the decision; else it is a free
   * act. One of no type that is offered answers it, so that the refusal is about that.
   */
  public boolean answeredBy(String type) {
    List<Offer> matching =
        offers().stream().filter(offer -> plain(offer.type()).equals(plain(type))).toList();
    return decision() != 0
        && (matching.isEmpty() || matching.stream().anyMatch(offer -> !offer.free()));
  }

  /** Types are read without regard to case, hyphens and underscores. */
  private static String plain(String type) {
    return type.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
  }

  /** All offers, those of the decision first. */
  public List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    json.path("decision").path("offers").forEach(offer -> offers.add(offer(offer, false)));
    json.path("free").forEach(offer -> offers.add(offer(offer, true)));
    return offers;
  }

  private static Offer offer(JsonNode json, boolean free) {
    List<Offer.Parameter> parameters = new ArrayList<>();
    json.path("parameters")
        .forEach(
            parameter ->
                parameters.add(
                    new Offer.Parameter(
                        parameter.path("name").asText(), domain(parameter.path("domain")))));
    return new Offer(json.path("type").asText(), parameters, free);
  }

  private static Domain domain(JsonNode json) {
    int min = json.path("min").asInt();
    int max = json.path("max").asInt();
    String type = json.path("type").asText();
    return switch (type) {
      case "one" -> new Domain.One(values(json));
      case "some" -> new Domain.Some(values(json), min, max);
      case "number" -> new Domain.Number(min, max);
      case "shares" -> {
        List<Domain.Share> shares = new ArrayList<>();
        json.path("shares")
            .forEach(
                share ->
                    shares.add(
                        new Domain.Share(
                            share.path("value").asText(),
                            share.path("least").asInt(),
                            share.path("most").asInt())));
        yield new Domain.Shares(shares, min, max);
      }
      case "named" -> new Domain.Named(json.path("set").asText());
      default -> throw new IllegalArgumentException("no domain that we know: " + type);
    };
  }

  private static List<JsonNode> values(JsonNode domain) {
    List<JsonNode> values = new ArrayList<>();
    domain.path("values").forEach(values::add);
    return values;
  }
}

package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Rulebook;

/**
 * One match of a pair, and what a seat does in it.
 *
 * @param position where it began
 * @param traffic all that the viewer receives
 */
record PairedMatch(
    Rulebook book,
    Requests requests,
    MatchHost.People people,
    String match,
    Object position,
    ViewerTraffic traffic)
    implements AutoCloseable {
  private static final int TRIES = 12;
  private static final int OK = 200;

  /** What a seat is asked at the beginning. */
  Optional<Asked<Object>> asked(Seat seat) {
    return book.play().at(position).pending() instanceof Pending.Choices<Object> choices
        ? Optional.ofNullable(choices.asked().get(seat))
        : Optional.empty();
  }

  /** A command of the seat that begins a draft, or that is an order by itself; by lot. */
  Optional<Object> command(Seat seat, OfferSampler offerSampler, boolean drafted) {
    Offers<Object> offers = asked(seat).map(Asked::offers).orElseThrow();
    for (int i = 0; i < TRIES; i++) {
      Object command = offerSampler.command(offers);
      Ruling<Object, Object, Object> ruling =
          book.play().rule(book.play().at(position), new Input.Chosen<>(seat, command));
      if (drafted ? ruling instanceof Ruling.Drafted : ruling instanceof Ruling.Accepted) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }

  /** Begins a draft and drops it: nobody else may know. */
  void draftAndDrop(Seat seat, Object command, String id) {
    require(send(seat, command, id), "a draft");
    require(requests.delete(path("/draft"), token(seat)), "its end");
  }

  /** An order that is refused. */
  void refused(Seat seat, String id) {
    HttpResponse<byte[]> answer = send(seat, "{\"type\": \"no-such-command\"}", id);
    if (answer.statusCode() == OK) {
      throw new IllegalStateException("taken: no-such-command");
    }
  }

  /** Notes an answer in advance to a paragraph. */
  void standingOrder(Seat seat, String rule) {
    String body = "{\"answers\": {\"%s\": \"ask\"}}".formatted(rule);
    require(requests.put(path("/standing-orders"), token(seat), body), "a standing order");
  }

  /** Asks what would become of a command. */
  void explain(Seat seat, Object command) {
    String body = "{\"commands\": [%s]}".formatted(book.codec().tree(command));
    HttpResponse<byte[]> _ = requests.post(path("/explain"), token(seat), body);
  }

  HttpResponse<byte[]> send(Seat seat, Object command, String id) {
    return send(seat, book.codec().tree(command).toString(), id);
  }

  private HttpResponse<byte[]> send(Seat seat, String command, String id) {
    return requests.post(path("/commands"), token(seat), body(seat, command, id));
  }

  /** The request for a command, answering what is asked now. */
  String body(Seat seat, String command, String id) {
    JsonNode decision =
        token(seat).equals(traffic.token())
            ? traffic.read("/decision")
            : ViewerTraffic.json(requests.get(path("/decision"), token(seat)));
    return "{\"commandId\": \"%s\", \"decision\": %d, \"commands\": [%s]}"
        .formatted(id, decision.path("decision").path("id").asInt(1), command);
  }

  /** Offers a draw: everybody is notified at once. */
  void offerDraw(Seat seat) {
    require(requests.post(path("/draw"), token(seat), "{}"), "an offered draw");
  }

  String token(Seat seat) {
    return people.of(seat.id()).token();
  }

  @Override
  public void close() {
    traffic.close();
  }

  private String path(String route) {
    return "/v1/matches/" + match + route;
  }

  static void require(HttpResponse<byte[]> answer, String what) {
    if (answer.statusCode() != OK) {
      throw new IllegalStateException(
          what
              + " was answered "
              + answer.statusCode()
              + " "
              + new String(answer.body(), StandardCharsets.UTF_8));
    }
  }
}

package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Everything that leaves the installation for one viewer of one match, in the order in which it is
 * asked for: status, headers and bodies of every route that reads the match, the frames of a stream
 * and a socket, and the answers to the viewer's own acts. How long it takes is not looked at.
 */
final class ViewerTraffic implements AutoCloseable {
  static final ObjectMapper JSON = new ObjectMapper();

  /** Every GET route of a match that ends, but the board. */
  static final List<String> ROUTES =
      List.of(
          "",
          "?at=0",
          "/decision",
          "/events",
          "/events?after=1",
          "/dice",
          "/battles",
          "/battles/1",
          "/supply",
          "/presence",
          "/standing-orders",
          "/export",
          "/export?seat=me");

  /** Sent, and not compared: the second at which it was answered, and the request's own number. */
  private static final Set<String> OF_THE_REQUEST =
      Set.of("date", "x-request-id", "traceparent", "transfer-encoding");

  /** Compared as {@link BudgetWatch} reads it: what is left follows from the time as well. */
  private static final Set<String> OF_THE_TIME = Set.of("ratelimit");

  private static final Pattern QUESTION_OPEN =
      Pattern.compile("\"waitingFor\":\\[],\"question\":\"");

  private static final Pattern HEARTBEAT =
      Pattern.compile(
          "^stream: event: ?heartbeat\ndata: ?\\{\"seq\":\\d+}\n$"
              + "|^socket: \\{\"type\":\"heartbeat\",\"data\":\\{\"seq\":\\d+}}$");

  private static final int TAG = 32;

  /** Of a request that one match may see fail, the other not. */
  private static final int TRIES = 4;

  private final Requests requests;
  private final BudgetWatch budget = new BudgetWatch();
  private final String match;
  private final String token;
  private final PlainText plain;
  private final UnpromptedMessages unpromptedMessages;
  private final List<Entry> entries = new ArrayList<>();
  private final LiveFrames stream;
  private final LiveFrames socket;

  /**
   * Something that the viewer received.
   *
   * @param text in plain text, equal in both matches
   * @param given by which a budget grew, the same in both matches as far as can be known
   */
  record Entry(String text, BudgetWatch.Given given) {
    Entry(String text) {
      this(text, new BudgetWatch.Given("", 0, 0));
    }
  }

  ViewerTraffic(
      Requests requests,
      String match,
      String token,
      PlainText plain,
      UnpromptedMessages unpromptedMessages) {
    this.requests = requests;
    this.match = match;
    this.token = token;
    this.plain = plain;
    this.unpromptedMessages = unpromptedMessages;
    this.stream = LiveFrames.stream(requests, match, token);
    this.stream.await("snapshot");
    this.socket = LiveFrames.socket(requests, match, token);
    this.socket.await("snapshot");
    // From here on the budget's readings can be compared with the one before.
    JsonNode _ = read("");
  }

  String token() {
    return token;
  }

  /** Asks every route. */
  void look(String when) {
    for (String route : ROUTES) {
      get(when, route);
    }
  }

  /** Asks for the board as a drawing, which costs much. */
  void lookAtDrawing(String when) {
    get(when, "/board.svg");
  }

  /** Asks for the board in pixels. */
  void lookAtPicture(String when) {
    get(when, "/board.png?part=map&width=400");
  }

  /**
   * Asks the limits of all services and what comes by other ways, and waits for what comes late.
   */
  void lookCloser(String when) {
    limits(when);
    unpromptedMessages.look(when);
    unpromptedMessages.settle();
  }

  private void get(String when, String route) {
    long begun = System.nanoTime();
    note(when + ": GET " + route, requests.get(path(route), token), begun);
  }

  /** Its numbers follow from the time, as {@code RateLimit} does, which is looked at instead. */
  private void limits(String when) {
    String limits = limits();
    for (int i = 1; i < TRIES && !limits.contains("\"unavailable\":[]"); i++) {
      limits = limits(); // a service of a busy machine did not answer in time
    }
    String plain = limits.replaceAll("\"(remaining|reset)\":\\d+", "\"$1\":0");
    entries.add(new Entry(when + ": GET /v1/limits " + plain));
  }

  private String limits() {
    HttpResponse<byte[]> answer = requests.get("/v1/limits", token);
    return answer.statusCode() + " " + new String(answer.body(), StandardCharsets.UTF_8);
  }

  /** Posts for the viewer, and notes the answer. */
  JsonNode post(String what, String route, String json) {
    long begun = System.nanoTime();
    HttpResponse<byte[]> answer = requests.post(path(route), token, json);
    note(what + ": POST " + route, answer, begun);
    return json(answer);
  }

  /** All that the viewer was shown so far. */
  JsonNode events() {
    return read("/events");
  }

  /** Reads what is not compared; it counts like any other call. */
  JsonNode read(String route) {
    long begun = System.nanoTime();
    HttpResponse<byte[]> answer = requests.get(path(route), token);
    BudgetWatch.Given _ = budget.given(answer, begun);
    return json(answer);
  }

  private void note(String what, HttpResponse<byte[]> answer, long begun) {
    byte[] body = answer.body();
    boolean text =
        answer.headers().firstValue("Content-Type").orElse("").matches(".*(json|text).*");
    String content =
        text
            ? plain.of(new String(body, StandardCharsets.UTF_8))
            : body.length + " bytes " + sha256(body);
    entries.add(
        new Entry(
            "%s %d %s %s"
                .formatted(what, answer.statusCode(), headers(answer, content.length()), content),
            budget.given(answer, begun)));
  }

  private Map<String, String> headers(HttpResponse<byte[]> answer, int plainLength) {
    Map<String, String> headers = new TreeMap<>();
    answer
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              String key = name.toLowerCase(java.util.Locale.ROOT);
              if (!OF_THE_REQUEST.contains(key) && !OF_THE_TIME.contains(key)) {
                headers.put(key, plain.of(String.join(", ", values)));
              }
            });
    // The size of the body without what names the match: of the same length in both.
    headers.computeIfPresent(
        "content-length",
        (_, length) -> length.equals("" + answer.body().length) ? "fits, " + plainLength : length);
    // A tag that follows from the body, which is compared without what names the match; whatever
    // else the tag holds stays in it.
    headers.computeIfPresent(
        "etag", (_, tag) -> tag.replace(sha256(answer.body()).substring(0, TAG), "of the body"));
    return headers;
  }

  /** Waits until stream, socket and all that the installation sends by itself hold a text. */
  void await(String part) {
    stream.await(part);
    socket.await(part);
    unpromptedMessages.await(part);
  }

  /** All of it in plain text, the frames behind the answers. */
  List<Entry> received() {
    List<String> frames = new ArrayList<>();
    stream.frames().forEach(frame -> frames.add("stream: " + plain.of(frame)));
    socket.frames().forEach(frame -> frames.add("socket: " + plain.of(frame)));
    unpromptedMessages.received().forEach(message -> frames.add(plain.of(message)));
    // They come by the time; one that says more than the viewer's own number is looked at.
    frames.removeIf(entry -> HEARTBEAT.matcher(entry).find());
    // That a report is waited for is said only where it does not come at once: a matter of time.
    frames.removeIf(entry -> QUESTION_OPEN.matcher(entry).find());
    List<Entry> all = new ArrayList<>(entries);
    frames.forEach(frame -> all.add(new Entry(frame)));
    return all;
  }

  private String path(String route) {
    return "/v1/matches/" + match + route;
  }

  @Override
  public void close() {
    stream.close();
    socket.close();
    unpromptedMessages.close();
  }

  static JsonNode json(HttpResponse<byte[]> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String sha256(byte[] body) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }
}

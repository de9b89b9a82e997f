package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;

/** Plays one match after the other, and stops the time of each command. */
public final class MatchTiming {
  private static final Duration WAIT = Duration.ofSeconds(30);
  private static final int CHOICES_A_MATCH = 50;

  /** As many as the scenario has air points. */
  private static final int RAIDS_A_MATCH = 8;

  /** Choices that ask nobody, in the order in which they are preferred. */
  private static final List<String> QUIET = List.of("decline", "halt", "step");

  private final Api lobby;
  private final Api games;
  private final String password;
  private final Random random = new Random(1);

  /** New each time, so that a running stack can be measured again. */
  private final String bench = "bench-" + Long.toHexString(System.nanoTime());

  /**
   * Between two people of its own.
   *
   * @param lobby where people sign in
   * @param games where game-service answers, itself or behind the gateway
   * @param password of both
   */
  public MatchTiming(Api lobby, Api games, String password) {
    this.lobby = lobby;
    this.games = games;
    this.password = password;
  }

  /** How long after its command each report was on the stream, in ns. */
  record Reports(long first, long second) {}

  /** So many choices of moves, each until its answer, in ns. */
  public List<Long> choices(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      PlayedMatch playedMatch = open();
      int most = Math.min(count, nanos.size() + CHOICES_A_MATCH);
      while (nanos.size() < most) {
        for (Api.Person person : playedMatch.people()) {
          JsonNode asked = playedMatch.decision(person).path("decision");
          while (asked.has("id") && nanos.size() < most) {
            ObjectNode body = playedMatch.body(asked.path("id").asInt(), quiet(asked));
            long begun = System.nanoTime();
            HttpAnswer httpAnswer = sent(playedMatch, person, body, Duration.ZERO);
            nanos.add(System.nanoTime() - begun);
            asked = httpAnswer.body().path("decision");
          }
        }
      }
    }
    return nanos;
  }

  private JsonNode quiet(JsonNode asked) {
    for (String type : QUIET) {
      List<JsonNode> offers = new ArrayList<>();
      for (JsonNode offer : asked.path("offers")) {
        if (offer.path("type").asText().equals(type)) {
          offers.add(offer);
        }
      }
      if (!offers.isEmpty()) {
        return command(offers.get(random.nextInt(offers.size())));
      }
    }
    return asked.path("fallback");
  }

  private ObjectNode command(JsonNode offer) {
    ObjectNode command = Api.JSON.createObjectNode().put("type", offer.path("type").asText());
    for (JsonNode parameter : offer.path("parameters")) {
      JsonNode values = parameter.at("/domain/values");
      command.set(parameter.path("name").asText(), values.get(random.nextInt(values.size())));
    }
    return command;
  }

  /** So many assaults, each until the answer that has both reports, in ns. */
  List<Long> assaults(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      PlayedMatch playedMatch = open();
      ObjectNode body = assault(playedMatch);
      long begun = System.nanoTime();
      HttpAnswer httpAnswer = sent(playedMatch, playedMatch.first(), body, WAIT);
      nanos.add(System.nanoTime() - begun);
      if (httpAnswer.status() != 200) {
        throw new Api.Unexpected("no reports within " + WAIT + ": " + httpAnswer);
      }
    }
    return nanos;
  }

  /**
   * So many air raids on one battalion, each of which asks the combat adjudicator and nobody else,
   * until the answer that has its report, in ns. The Allied player passes first and never reacts.
   */
  List<Long> raids(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      PlayedMatch playedMatch = open();
      Api.Person allied = playedMatch.first();
      Api.Person german = playedMatch.people().getLast();
      HttpAnswer _ = sent(playedMatch, allied, simple(playedMatch, allied, "pass"), Duration.ZERO);
      for (int raid = 0; raid < RAIDS_A_MATCH && nanos.size() < count; raid++) {
        ObjectNode body = simple(playedMatch, german, "interdict-from-air");
        ((ObjectNode) body.at("/commands/0")).put("hex", "1810").put("airPoints", 1);
        long begun = System.nanoTime();
        HttpAnswer httpAnswer = sent(playedMatch, german, body, WAIT);
        nanos.add(System.nanoTime() - begun);
        if (httpAnswer.status() != 200) {
          throw new Api.Unexpected("no report within " + WAIT + ": " + httpAnswer);
        }
        HttpAnswer _ =
            sent(playedMatch, allied, simple(playedMatch, allied, "decline"), Duration.ZERO);
      }
    }
    return nanos;
  }

  private static ObjectNode simple(PlayedMatch playedMatch, Api.Person person, String type) {
    int decision = playedMatch.decision(person).at("/decision/id").asInt();
    return playedMatch.body(decision, Api.JSON.createObjectNode().put("type", type));
  }

  /** So many assaults, whose reports are seen on the attacker's stream. */
  List<Reports> streamedAssaults(int count) {
    List<Reports> all = new ArrayList<>();
    while (all.size() < count) {
      PlayedMatch playedMatch = open();
      ObjectNode body = assault(playedMatch);
      try (EventStream stream = EventStream.open(games, playedMatch)) {
        long begun = System.nanoTime();
        HttpAnswer _ = sent(playedMatch, playedMatch.first(), body, Duration.ZERO);
        long first = stream.arrival("supply-tested", WAIT);
        long second = stream.arrival("assault-fought", WAIT);
        all.add(new Reports(first - begun, second - begun));
      }
    }
    return all;
  }

  /** So many matches at once between the same two. */
  public ConcurrentMatches concurrentMatches(int matches) {
    return new ConcurrentMatches(
        games, () -> signedIn("ann-of-" + bench), () -> signedIn("bert-of-" + bench), matches);
  }

  /** So many matches at once between the same two, played by sockets. */
  public SocketMatches socketMatches(int matches) {
    return new SocketMatches(
        games, () -> signedIn("ann-of-" + bench), () -> signedIn("bert-of-" + bench), matches);
  }

  /** A match with its two players signed in again. */
  static PlayedMatch again(Api games, PlayedMatch match, Api.Person first, Api.Person second) {
    Map<String, Api.Person> seats = new LinkedHashMap<>();
    seats.put(SampleBattle.FIRST_SEAT, first);
    seats.put(SampleBattle.SECOND_SEAT, second);
    return new PlayedMatch(games, seats, match.id(), match.commitment());
  }

  private static ObjectNode assault(PlayedMatch playedMatch) {
    int decision = playedMatch.decision(playedMatch.first()).at("/decision/id").asInt();
    return playedMatch.body(decision, SampleBattle.target(), SampleBattle.everybody());
  }

  /** A match between people who sign in now and then, for a token lives ten minutes. */
  private PlayedMatch open() {
    return PlayedMatch.open(games, signedIn("ann-of-" + bench), signedIn("bert-of-" + bench));
  }

  private final List<Api.Person> people = new ArrayList<>();
  private long signedInAt;

  /** One at a time: many sign-ins at once count as failed ones. */
  private synchronized Api.Person signedIn(String name) {
    if (System.nanoTime() - signedInAt > Duration.ofMinutes(5).toNanos()) {
      people.clear();
      signedInAt = System.nanoTime();
    }
    return people.stream()
        .filter(person -> person.name().equals(name))
        .findFirst()
        .orElseGet(
            () -> {
              Api.Person person = lobby.signUp(name, password);
              people.add(person);
              return person;
            });
  }

  private HttpAnswer sent(
      PlayedMatch playedMatch, Api.Person person, ObjectNode body, Duration wait) {
    HttpRequest request = games.post(playedMatch.path("/commands"), person.token(), body, wait);
    try {
      HttpAnswer httpAnswer = games.send(request);
      if (!httpAnswer.good()) {
        throw new Api.Unexpected(body + " was answered " + httpAnswer);
      }
      return httpAnswer;
    } catch (IOException e) {
      throw new Api.Unexpected("nobody answered " + request.uri() + ": " + e);
    }
  }
}

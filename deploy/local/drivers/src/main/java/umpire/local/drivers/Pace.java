package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Plays one match after the other, and stops the time of each command. */
final class Pace {
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

  Pace(Api lobby, Api games, String password) {
    this.lobby = lobby;
    this.games = games;
    this.password = password;
  }

  /** How long after its command each report was on the stream, in ns. */
  record Reports(long first, long second) {}

  /** So many choices of moves, each until its answer, in ns. */
  List<Long> choices(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      Contest contest = open();
      int most = Math.min(count, nanos.size() + CHOICES_A_MATCH);
      while (nanos.size() < most) {
        for (Api.Person person : contest.people()) {
          JsonNode asked = contest.decision(person).path("decision");
          while (asked.has("id") && nanos.size() < most) {
            ObjectNode body = contest.body(asked.path("id").asInt(), quiet(asked));
            long begun = System.nanoTime();
            Answer answer = sent(contest, person, body, Duration.ZERO);
            nanos.add(System.nanoTime() - begun);
            asked = answer.body().path("decision");
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
      Contest contest = open();
      ObjectNode body = assault(contest);
      long begun = System.nanoTime();
      Answer answer = sent(contest, contest.first(), body, WAIT);
      nanos.add(System.nanoTime() - begun);
      if (answer.status() != 200) {
        throw new Api.Unexpected("no reports within " + WAIT + ": " + answer);
      }
    }
    return nanos;
  }

  /**
   * So many air raids on one battalion, each of which asks the combat desk and nobody else, until
   * the answer that has its report, in ns. The Allied player passes first and never reacts.
   */
  List<Long> raids(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      Contest contest = open();
      Api.Person allied = contest.first();
      Api.Person german = contest.people().getLast();
      Answer _ = sent(contest, allied, simple(contest, allied, "pass"), Duration.ZERO);
      for (int raid = 0; raid < RAIDS_A_MATCH && nanos.size() < count; raid++) {
        ObjectNode body = simple(contest, german, "interdict-from-air");
        ((ObjectNode) body.at("/commands/0")).put("hex", "1810").put("airPoints", 1);
        long begun = System.nanoTime();
        Answer answer = sent(contest, german, body, WAIT);
        nanos.add(System.nanoTime() - begun);
        if (answer.status() != 200) {
          throw new Api.Unexpected("no report within " + WAIT + ": " + answer);
        }
        Answer _ = sent(contest, allied, simple(contest, allied, "decline"), Duration.ZERO);
      }
    }
    return nanos;
  }

  private static ObjectNode simple(Contest contest, Api.Person person, String type) {
    int decision = contest.decision(person).at("/decision/id").asInt();
    return contest.body(decision, Api.JSON.createObjectNode().put("type", type));
  }

  /** So many assaults, whose reports are seen on the attacker's stream. */
  List<Reports> streamedAssaults(int count) {
    List<Reports> all = new ArrayList<>();
    while (all.size() < count) {
      Contest contest = open();
      ObjectNode body = assault(contest);
      try (EventStream stream = EventStream.open(games, contest)) {
        long begun = System.nanoTime();
        Answer _ = sent(contest, contest.first(), body, Duration.ZERO);
        long first = stream.arrival("supply-tested", WAIT);
        long second = stream.arrival("assault-fought", WAIT);
        all.add(new Reports(first - begun, second - begun));
      }
    }
    return all;
  }

  /** So many matches at once between the same two. */
  Crowd crowd(int matches) {
    return new Crowd(games, signedIn("ann-of-" + bench), signedIn("bert-of-" + bench), matches);
  }

  private static ObjectNode assault(Contest contest) {
    int decision = contest.decision(contest.first()).at("/decision/id").asInt();
    return contest.body(decision, Assault.target(), Assault.everybody());
  }

  /** A match between people who sign in now and then, for a token lives ten minutes. */
  private Contest open() {
    return Contest.open(games, signedIn("ann-of-" + bench), signedIn("bert-of-" + bench));
  }

  private final List<Api.Person> people = new ArrayList<>();
  private long signedInAt;

  private Api.Person signedIn(String name) {
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

  private Answer sent(Contest contest, Api.Person person, ObjectNode body, Duration wait) {
    HttpRequest request = games.post(contest.path("/commands"), person.token(), body, wait);
    try {
      Answer answer = games.send(request);
      if (!answer.good()) {
        throw new Api.Unexpected(body + " was answered " + answer);
      }
      return answer;
    } catch (IOException e) {
      throw new Api.Unexpected("nobody answered " + request.uri() + ": " + e);
    }
  }
}

package umpire.local.drivers;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** The one thing here that knows a game: the assault of narvik's scenario one-assault. */
final class Assault {
  static final String GAME = "narvik";
  static final String SCENARIO = "one-assault";
  static final String FIRST_SEAT = "allied";
  static final String SECOND_SEAT = "german";

  /** German units that lie face down at the beginning. */
  static final int FACE_DOWN = 3;

  private static final List<String> UNITS =
      List.of("scots-guards", "south-wales-borderers", "british-tanks-1");
  private static final List<String> GUNS = List.of("british-battery-1");
  private static final List<String> SHIPS = List.of("cruiser-1");

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private Assault() {}

  /** 15.1: names the hex. */
  static ObjectNode target() {
    return Api.JSON.createObjectNode().put("type", "assault-hex").put("target", "1811");
  }

  /** 15.1: everybody who can takes part. */
  static ObjectNode everybody() {
    return commit(UNITS, GUNS, SHIPS);
  }

  /** Sends the whole assault of a match that has just begun, and plays on to its end. */
  static void fight(Contest contest) {
    int decision = contest.decision(contest.first()).at("/decision/id").asInt();
    ObjectNode body = contest.body(decision, target(), everybody());
    Contest.Sent _ = contest.send(contest.first(), body, PATIENCE);
    contest.playOn();
  }

  /** 15.1: some of those who can take part. */
  static ObjectNode some(RandomGenerator random) {
    int first = random.nextInt(UNITS.size());
    List<String> units = UNITS.subList(first, 1 + random.nextInt(first, UNITS.size()));
    return commit(
        units, random.nextBoolean() ? GUNS : List.of(), random.nextBoolean() ? SHIPS : List.of());
  }

  private static ObjectNode commit(List<String> units, List<String> guns, List<String> ships) {
    ObjectNode commit = Api.JSON.createObjectNode().put("type", "commit");
    units.forEach(named(commit, "units")::add);
    guns.forEach(named(commit, "guns")::add);
    ships.forEach(named(commit, "ships")::add);
    return commit.put("airPoints", 0);
  }

  private static ArrayNode named(ObjectNode commit, String name) {
    return commit.putArray(name);
  }
}

package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.StreamSupport;
import umpire.kernel.scenario.Seat;
import umpire.testkit.cases.Samples;
import umpire.wire.pack.Shelf;

/**
 * The battle with which the checks work, command by command: that of the first game whose samples
 * have {@code drive.json}.
 */
public final class SampleBattle {
  public static final String GAME = Samples.presetGame();

  private static final Shelf.Shelved SHELVED = Shelf.load().game(GAME);
  private static final JsonNode DRIVE = Samples.of(SHELVED.game(), "drive");

  public static final String SCENARIO = DRIVE.path("scenario").asText();

  /** A scenario of the same game that takes long. */
  public static final String CAMPAIGN = DRIVE.path("campaign").asText();

  public static final String FIRST_SEAT = seat(0);
  public static final String SECOND_SEAT = seat(1);

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private SampleBattle() {}

  private static String seat(int number) {
    List<Seat> seats = SHELVED.pack().scenario(SCENARIO).seats();
    return seats.get(number).id();
  }

  /** A member of the sample, such as {@code rule} or {@code charts}. */
  public static JsonNode sample(String member) {
    return DRIVE.path(member);
  }

  /** What the second seat does before, so that nothing is hidden and the battle has odds. */
  public static List<JsonNode> before() {
    return StreamSupport.stream(DRIVE.path("before").spliterator(), false).toList();
  }

  /** Names the target. */
  public static ObjectNode target() {
    return DRIVE.withObject("/target").deepCopy();
  }

  /** Everybody who can takes part. */
  public static ObjectNode everybody() {
    return DRIVE.withObject("/everybody").deepCopy();
  }

  /** Sends the whole assault of a match that has just begun, and plays on to its end. */
  public static void fight(PlayedMatch playedMatch) {
    int decision = playedMatch.decision(playedMatch.first()).at("/decision/id").asInt();
    ObjectNode body = playedMatch.body(decision, target(), everybody());
    PlayedMatch.Sent _ = playedMatch.send(playedMatch.first(), body, TIMEOUT);
    playedMatch.playOn();
  }

  /** Some of those who can take part: at least one of the first list, all or none of the others. */
  public static ObjectNode some(RandomGenerator random) {
    ObjectNode some = everybody();
    boolean first = true;
    for (Map.Entry<String, JsonNode> member : everybody().properties()) {
      if (!member.getValue().isArray()) {
        continue;
      }
      List<JsonNode> all = member.getValue().valueStream().toList();
      if (first) {
        int from = random.nextInt(all.size());
        some.putArray(member.getKey())
            .addAll(all.subList(from, 1 + random.nextInt(from, all.size())));
      } else if (!random.nextBoolean()) {
        some.putArray(member.getKey());
      }
      first = false;
    }
    return some;
  }
}

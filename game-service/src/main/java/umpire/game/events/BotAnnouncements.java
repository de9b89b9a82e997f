package umpire.game.events;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.UUID;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.trace.TraceContext;
import umpire.game.store.BotRow;
import umpire.wire.message.Envelope;

/**
 * Publishes on {@code bots} what each bot announces, so that lobby-service refuses a challenge to a
 * game that the bot does not play. A bot announces itself again within 30 s, and is published
 * again, so a lost message is replaced.
 */
@Singleton
public class BotAnnouncements {
  private static final String TOPIC = "bots";
  private static final String TYPE = "bot.announced";

  private final Publisher publisher;
  private final ObjectMapper json;
  private final Clock clock = Clock.systemUTC();
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(BotAnnouncements.class, "a bot was not announced to the other services");

  BotAnnouncements(Publisher publisher, ObjectMapper json) {
    this.publisher = publisher;
    this.json = json;
  }

  /** Does not wait for the broker. */
  public void publish(BotRow bot) {
    publisher
        .publish(message(bot))
        .whenComplete(
            (_, failure) -> {
              if (failure != null) {
                rateLimitedLog.warn(failure);
              }
            });
  }

  private Outgoing message(BotRow bot) {
    ObjectNode data = json.createObjectNode().put("account", bot.account());
    data.set("games", json.valueToTree(bot.games()));
    data.set("scenarios", json.valueToTree(bot.scenarios()));
    data.set("seats", json.valueToTree(bot.seats()));
    data.set("clocks", json.valueToTree(bot.clocks()));
    Envelope envelope =
        Envelope.of(
            UUID.randomUUID().toString(),
            "/game-service",
            TYPE,
            bot.account(),
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            "urn:umpire:schema:" + TYPE + ":1",
            TraceContext.current(),
            data);
    return new Outgoing(
        TOPIC, bot.account(), Map.of("umpire-type", TYPE), Payload.of(envelope.bytes()));
  }
}

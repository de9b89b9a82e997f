package umpire.combat.events;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import umpire.chassis.kafka.Outgoing;
import umpire.combat.store.Battle;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;

/** Battles of the ledger as messages: the same battle always gives the same message. */
final class BattleMessages {
  static final String TOPIC = "combat.reported";

  private static final String SOURCE = "/combat-service";
  private static final String SCHEMA = "urn:umpire:schema:combat.reported:1";
  private static final Map<String, String> HEADERS =
      Map.of("content-type", "application/cloudevents+json; charset=UTF-8");

  private BattleMessages() {}

  /** The answer to this question: the report that the ledger has. */
  static Outgoing to(ReceivedQuestion receivedQuestion, Battle battle) {
    JsonNode report =
        Codec.plain().read(battle.report().getBytes(StandardCharsets.UTF_8), JsonNode.class);
    Envelope envelope =
        Envelope.of(
            battle.question(),
            SOURCE,
            TOPIC,
            battle.match(),
            battle.foughtAt(),
            SCHEMA,
            receivedQuestion.traceparent(),
            Codec.plain()
                .tree(
                    new QuestionReport(
                        battle.question(),
                        battle.match(),
                        report,
                        receivedQuestion.requested().briefDigest())));
    return Outgoing.of(TOPIC, battle.match(), HEADERS, envelope.bytes());
  }
}

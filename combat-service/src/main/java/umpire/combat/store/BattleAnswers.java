package umpire.combat.store;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.PoisonMessage;
import umpire.desk.question.Answer;
import umpire.desk.question.AnswerStore;
import umpire.desk.question.ReceivedQuestion;
import umpire.wire.Codec;
import umpire.wire.message.QuestionRequest;

/**
 * Keeps the answers of a batch in the ledger, in one transaction. A question that comes again is
 * answered with the report of the ledger.
 */
@Singleton // made at the start, so that the counter is reported from then on
class BattleAnswers implements AnswerStore {
  private static final Logger LOG = Logger.getLogger(BattleAnswers.class);

  private final BattleLedger battleLedger;
  private final Counter conflicts;

  BattleAnswers(BattleLedger battleLedger, MeterRegistry registry) {
    this.battleLedger = battleLedger;
    this.conflicts =
        Counter.builder("umpire.question.conflicts")
            .description("Questions that came again under their id and asked something else.")
            .register(registry);
  }

  @Override
  public Uni<List<Answer>> store(List<Answer> answers) {
    List<Battle> battles = answers.stream().map(BattleAnswers::battle).toList();
    return battleLedger.keep(battles).map(kept -> answers(answers, battles, kept));
  }

  private static Battle battle(Answer answer) {
    QuestionRequest asked = answer.question().requested();
    return new Battle(
        asked.question(),
        asked.match(),
        asked.game(),
        asked.edition(),
        asked.checksum(),
        asked.key(),
        asked.brief().toString(),
        answer.report().toString(),
        // as fine as the database keeps it, so that a later answer is the same to the byte
        answer.reportedAt().truncatedTo(ChronoUnit.MICROS));
  }

  private List<Answer> answers(
      List<Answer> answers, List<Battle> fought, Map<String, Battle> kept) {
    List<Answer> ofLedger = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      ReceivedQuestion question = answers.get(i).question();
      Battle battle = battleOf(question, fought.get(i), kept);
      ofLedger.add(new Answer(question, report(battle), battle.foughtAt()));
    }
    return List.copyOf(ofLedger);
  }

  private static JsonNode report(Battle battle) {
    return Codec.plain().read(battle.report().getBytes(StandardCharsets.UTF_8), JsonNode.class);
  }

  private Battle battleOf(ReceivedQuestion question, Battle fought, Map<String, Battle> kept) {
    Battle battle = kept.get(question.requested().question());
    if (battle == null) {
      throw new IllegalStateException("the ledger lost question " + fought.question());
    }
    if (!battle.answersTheSameAs(fought)) {
      conflicts.increment();
      LOG.errorf("question %s was answered before, and asks something else now", battle.question());
      throw new PoisonMessage(
          question.message(),
          "/data/question: answered before, with another brief, key or edition; its report is of"
              + " that one");
    }
    return battle;
  }
}

package umpire.desk.question;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** Where a service stores its answers before they are published. A service has one bean of it. */
public interface AnswerStore {
  /**
   * Stores the answers of a batch.
   *
   * @return the answers to publish, one for each of these in their order: the answer that was
   *     stored first for its question; fails with {@link umpire.chassis.kafka.PoisonMessage} where
   *     that one answers another question under the same id
   */
  Uni<List<Answer>> store(List<Answer> answers);

  /** For a service that stores nothing: each question is answered anew. */
  static AnswerStore none() {
    return answers -> Uni.createFrom().item(answers);
  }
}

package umpire.local.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;

/** The topics of the installation (design: Kafka), each with a place for its poison messages. */
public final class Topics {
  private static final int PARTITIONS = 4;
  private static final short REPLICAS = 1;
  private static final int EIGHT_MEBIBYTES = 8 * 1024 * 1024;

  private static final List<String> EVENTS =
      List.of(
          "combat.requested",
          "combat.reported",
          "supply.requested",
          "supply.reported",
          "match.events",
          "lobby.events");

  /** Of these the newest of each key is kept for ever. */
  private static final String EDITIONS = "editions";

  private static final String BOTS = "bots";

  /**
   * One partition, so that a heartbeat stands behind the revocations before it; read for minutes.
   */
  private static final String REVOCATIONS = "revocations";

  private static final Map<String, String> ONE_HOUR =
      Map.of("retention.ms", "3600000", "segment.ms", "600000");
  private static final Map<String, String> COMPACTED = Map.of("cleanup.policy", "compact");

  private Topics() {}

  /** Their names, those for poison messages left out. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(EVENTS);
    names.add(EDITIONS);
    names.add(BOTS);
    names.add(REVOCATIONS);
    return names;
  }

  /**
   * Makes those topics that are missing, under names that begin with the prefix.
   *
   * @throws IllegalStateException if the broker refuses or does not answer
   */
  public static void create(BrokerLogin login, String prefix) {
    Map<String, Object> settings = login.settings();
    settings.put("default.api.timeout.ms", "30000");
    try (Admin admin = Admin.create(settings)) {
      Set<String> present = admin.listTopics().names().get();
      List<NewTopic> missing =
          topics(prefix).stream().filter(topic -> !present.contains(topic.name())).toList();
      admin.createTopics(missing).all().get();
    } catch (ExecutionException refused) {
      // Somebody else may have made them between our two questions.
      if (!(refused.getCause() instanceof TopicExistsException)) {
        throw new IllegalStateException(
            "the broker at " + login.servers() + " did not make the topics", refused);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while making topics", interrupted);
    }
  }

  private static List<NewTopic> topics(String prefix) {
    List<NewTopic> topics = new ArrayList<>();
    for (String name : EVENTS) {
      topics.add(new NewTopic(prefix + name, PARTITIONS, REPLICAS));
      topics.add(new NewTopic(prefix + name + ".dead-letter", PARTITIONS, REPLICAS));
    }
    // A pack with its map: up to 300 kB and more, and the newest of each edition is kept for ever.
    topics.add(
        new NewTopic(prefix + EDITIONS, PARTITIONS, REPLICAS)
            .configs(
                Map.of(
                    "cleanup.policy",
                    "compact",
                    "compression.type",
                    "gzip",
                    "max.message.bytes",
                    Integer.toString(EIGHT_MEBIBYTES))));
    topics.add(
        new NewTopic(prefix + EDITIONS + ".dead-letter", PARTITIONS, REPLICAS)
            .configs(Map.of("max.message.bytes", Integer.toString(EIGHT_MEBIBYTES))));
    topics.add(new NewTopic(prefix + BOTS, PARTITIONS, REPLICAS).configs(COMPACTED));
    topics.add(new NewTopic(prefix + BOTS + ".dead-letter", PARTITIONS, REPLICAS));
    topics.add(new NewTopic(prefix + REVOCATIONS, 1, REPLICAS).configs(ONE_HOUR));
    return topics;
  }
}

package umpire.local.host;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/** One Kafka node that is broker and controller, on 127.0.0.1, its log in one folder. */
final class Broker {
  private static final int NODE = 1;

  // A node that returns is admitted only when its old session has lapsed: 3 s, not Kafka's 9. Less
  // would fence a healthy broker on a busy machine.
  private static final String SETTINGS =
      """
      num.partitions=4
      default.replication.factor=1
      offsets.topic.replication.factor=1
      offsets.topic.num.partitions=4
      transaction.state.log.replication.factor=1
      transaction.state.log.min.isr=1
      transaction.state.log.num.partitions=4
      share.coordinator.state.topic.replication.factor=1
      share.coordinator.state.topic.min.isr=1
      share.coordinator.state.topic.num.partitions=4
      group.initial.rebalance.delay.ms=0
      group.min.session.timeout.ms=1000
      controlled.shutdown.enable=true
      broker.session.timeout.ms=3000
      broker.heartbeat.interval.ms=500
      auto.create.topics.enable=false
      log.cleaner.dedupe.buffer.size=4194304
      log.segment.bytes=67108864
      log.index.size.max.bytes=1048576
      num.network.threads=2
      num.io.threads=4
      num.recovery.threads.per.data.dir=2
      background.threads=2
      """;

  private final KafkaRaftServer server;

  private Broker(KafkaRaftServer server) {
    this.server = server;
  }

  /** Formats the folder if it is new and returns when the broker serves. */
  static Broker start(Path folder, int port, int controllerPort, Secrets secrets) throws Exception {
    Files.createDirectories(folder);
    if (!Files.exists(folder.resolve("meta.properties"))) {
      format(folder);
    }
    KafkaConfig config =
        KafkaConfig.fromProps(properties(folder, port, controllerPort, secrets), false);
    KafkaRaftServer server = new KafkaRaftServer(config, Time.SYSTEM);
    server.startup();
    return new Broker(server);
  }

  /** Returns when the broker has stopped, by {@link #stop()} or by itself. */
  void awaitStop() {
    server.awaitShutdown();
  }

  void stop() {
    server.shutdown();
  }

  private static void format(Path folder) throws Exception {
    new Formatter()
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
        .setNodeId(NODE)
        .setClusterId(Uuid.randomUuid().toString())
        .addDirectory(folder.toString())
        .setMetadataLogDirectory(folder.toString())
        .setControllerListenerName("CONTROLLER")
        .run();
  }

  private static Properties properties(Path folder, int port, int controllerPort, Secrets secrets)
      throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(SETTINGS));
    String addresses =
        """
        process.roles=broker,controller
        node.id=%1$d
        controller.quorum.voters=%1$d@127.0.0.1:%3$d
        listeners=CLIENT://127.0.0.1:%2$d,CONTROLLER://127.0.0.1:%3$d
        advertised.listeners=CLIENT://127.0.0.1:%2$d
        controller.listener.names=CONTROLLER
        inter.broker.listener.name=CLIENT
        """
            .formatted(NODE, port, controllerPort);
    properties.load(new StringReader(addresses));
    properties.setProperty("log.dirs", folder.toString());
    BrokerAccess.settings(secrets).forEach(properties::setProperty);
    return properties;
  }
}

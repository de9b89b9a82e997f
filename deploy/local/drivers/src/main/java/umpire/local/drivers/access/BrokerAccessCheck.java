package umpire.local.drivers.access;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.Stack;
import umpire.local.drivers.stack.Topics;

/**
 * Tries at broker and controller: nobody without credentials, each service at its topics alone.
 * What each may is written here a second time, from openapi/asyncapi.yaml.
 */
record BrokerAccessCheck(Stack stack, Checks checks) {
  private static final List<String> TOPICS =
      List.of(
          "combat.requested",
          "combat.reported",
          "supply.requested",
          "supply.reported",
          "match.events",
          "lobby.events",
          "revocations",
          "editions",
          "bots");

  private static final Map<String, Set<String>> WRITES =
      Map.of(
          Stack.GAME,
          Set.of("combat.requested", "supply.requested", "match.events", "editions", "bots"),
          Stack.COMBAT,
          Set.of("combat.reported"),
          Stack.SUPPLY,
          Set.of("supply.reported"),
          Stack.LOBBY,
          Set.of("lobby.events", "revocations"));

  private static final Map<String, Set<String>> READS =
      Map.of(
          Stack.GAME,
          Set.of(
              "combat.reported", "supply.reported", "match.events", "lobby.events", "revocations"),
          Stack.COMBAT,
          Set.of("combat.requested", "editions", "lobby.events", "revocations"),
          Stack.SUPPLY,
          Set.of("supply.requested", "editions", "lobby.events", "revocations"),
          Stack.LOBBY,
          Set.of("match.events", "editions", "bots", "lobby.events", "revocations"));

  private static final String FORGED =
      """
      {"specversion":"1.0","id":"probe","source":"/lobby-service","type":"token.revoked",\
      "subject":"probe","time":"2026-01-01T00:00:00Z","datacontenttype":"application/json",\
      "dataschema":"urn:umpire:schema:token.revoked:1","data":{"token":"probe"}}""";

  /** Something that is tried at the broker. */
  @FunctionalInterface
  private interface Attempt {
    void run() throws ExecutionException, InterruptedException;
  }

  void all() {
    checks.check("the broker takes no message without credentials", this::anonymous);
    for (String service : AccessCheck.SERVICES) {
      checks.check(service + " forges no message of another service", () -> forges(service));
      checks.check(service + " reads its topics alone", () -> reads(service));
      checks.check(service + " administers nothing", () -> administers(service));
    }
    checks.check("the controller's port takes the broker alone", this::controller);
  }

  private void anonymous() {
    Map<String, Object> nobody = Map.of("bootstrap.servers", stack.kafka());
    for (String topic : List.of("revocations", "lobby.events", "match.events", "bots")) {
      refused("nobody writes " + topic, true, () -> write(nobody, topic));
      for (String user : List.of("admin", "broker", Stack.LOBBY)) {
        refused(user + " of no password", false, () -> write(as(user, "wrong"), topic));
        refused(user + " by PLAIN", false, () -> write(plain(user, "wrong"), topic));
      }
    }
    refused("nobody lists topics", true, () -> list(nobody));
    // One service's password is no other's.
    String game = stack.secret("kafka-game-service");
    refused("game-service as lobby-service", false, () -> list(as(Stack.LOBBY, game)));
    refused("game-service as admin", false, () -> list(as("admin", game)));
    allowed("admin", () -> list(as("admin", stack.secret("kafka-admin"))));
  }

  private void forges(String service) {
    for (String topic : TOPICS) {
      if (!own(WRITES, service).contains(topic)) {
        refused(service + " writes " + topic, false, () -> write(as(service), topic));
      }
    }
  }

  private void reads(String service) {
    for (String topic : TOPICS) {
      Attempt reading = () -> read(as(service), topic);
      if (own(READS, service).contains(topic)) {
        allowed(service + " reads " + topic, reading);
      } else if (!own(WRITES, service).contains(topic)) {
        refused(service + " reads " + topic, false, reading);
      }
    }
    for (String other : AccessCheck.SERVICES) {
      Attempt looking = () -> group(as(service), other);
      if (other.equals(service)) {
        allowed(service + " has its group", looking);
      } else {
        refused(service + " has the group " + other, false, looking);
      }
    }
  }

  private void administers(String service) {
    AclBinding everybody =
        new AclBinding(
            new ResourcePattern(ResourceType.TOPIC, "*", PatternType.LITERAL),
            new AccessControlEntry("User:*", "*", AclOperation.ALL, AclPermissionType.ALLOW));
    try (Admin admin = Admin.create(patient(as(service)))) {
      refused(
          service + " makes a topic",
          false,
          () -> admin.createTopics(List.of(new NewTopic("probe", 1, (short) 1))).all().get());
      refused(
          service + " gives rights", false, () -> admin.createAcls(List.of(everybody)).all().get());
      refused(
          service + " deletes a topic",
          false,
          () -> admin.deleteTopics(List.of("bots.dead-letter")).all().get());
    }
  }

  private void controller() {
    refused("nobody", true, () -> quorum(Map.of()));
    refused("a wrong password", false, () -> quorum(plain("broker", "wrong")));
    refused("the administrator", false, () -> quorum(plain("admin", stack.secret("kafka-admin"))));
    for (String service : AccessCheck.SERVICES) {
      String password = stack.secret("kafka-" + service);
      refused(service, false, () -> quorum(as(service)));
      refused(service + " by PLAIN", false, () -> quorum(plain(service, password)));
    }
    allowed("the broker", () -> quorum(plain("broker", stack.secret("kafka-broker"))));
  }

  private void write(Map<String, Object> client, String topic)
      throws ExecutionException, InterruptedException {
    Map<String, Object> settings = new HashMap<>(client);
    settings.put("max.block.ms", 4_000);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      var _ = producer.send(new ProducerRecord<>(topic, "probe", FORGED)).get();
    }
  }

  private void read(Map<String, Object> client, String topic) {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            new HashMap<>(client), new StringDeserializer(), new ByteArrayDeserializer())) {
      AccessCheck.require(
          !consumer.partitionsFor(topic, Duration.ofSeconds(20)).isEmpty(),
          topic + " is not there");
    }
  }

  private void list(Map<String, Object> client) throws ExecutionException, InterruptedException {
    try (Admin admin = Admin.create(patient(client))) {
      AccessCheck.require(!admin.listTopics().names().get().isEmpty(), "there are no topics");
    }
  }

  private void group(Map<String, Object> client, String group)
      throws ExecutionException, InterruptedException {
    try (Admin admin = Admin.create(patient(client))) {
      var _ = admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata().get();
    }
  }

  private void quorum(Map<String, Object> client) throws ExecutionException, InterruptedException {
    Map<String, Object> settings = patient(client);
    settings.remove("bootstrap.servers");
    settings.put("bootstrap.controllers", "127.0.0.1:" + (stack.base() + 11));
    try (Admin admin = Admin.create(settings)) {
      var _ = admin.describeCluster().nodes().get();
    }
  }

  private Map<String, Object> as(String service) {
    return as(service, stack.secret("kafka-" + service));
  }

  private Map<String, Object> as(String user, String password) {
    return Topics.client(stack.kafka(), user, password);
  }

  private Map<String, Object> plain(String user, String password) {
    return Topics.client(stack.kafka(), "PLAIN", "plain.PlainLoginModule", user, password);
  }

  private static Map<String, Object> patient(Map<String, Object> client) {
    Map<String, Object> settings = new HashMap<>(client);
    boolean signsIn = client.containsKey("sasl.mechanism");
    settings.put("request.timeout.ms", signsIn ? 10_000 : 3_000);
    settings.put("default.api.timeout.ms", signsIn ? 20_000 : 4_000);
    return settings;
  }

  private static Set<String> own(Map<String, Set<String>> rights, String service) {
    return Optional.ofNullable(rights.get(service)).orElseThrow();
  }

  private static void allowed(String what, Attempt attempt) {
    try {
      attempt.run();
    } catch (ExecutionException | KafkaException failed) {
      throw new AccessCheck.WrongAccess(what + " is refused: " + failed);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AccessCheck.WrongAccess("interrupted");
    }
  }

  /** A client that says no name is not answered at all: then its time runs out. */
  private static void refused(String what, boolean orIgnored, Attempt attempt) {
    try {
      attempt.run();
    } catch (ExecutionException | KafkaException failed) {
      for (Throwable why = failed; why != null; why = why.getCause()) {
        if (why instanceof AuthorizationException
            || why instanceof AuthenticationException
            || (orIgnored && why instanceof TimeoutException)) {
          return;
        }
      }
      throw new AccessCheck.WrongAccess(what + " failed otherwise: " + failed);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AccessCheck.WrongAccess("interrupted");
    }
    throw new AccessCheck.WrongAccess(what + " is let in");
  }
}

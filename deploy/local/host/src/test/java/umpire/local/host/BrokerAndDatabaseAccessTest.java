package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who gets into broker and database, and what is put right at the next start. */
class BrokerAndDatabaseAccessTest {
  private static final String WRONG = "wrong";

  private final Path home;

  BrokerAndDatabaseAccessTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void aRoleHasItsOwnDatabaseAndNothingElse() throws Exception {
    try (HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose")) {
      assertThat(state(host, "game", Databases.SUPERUSER, WRONG)).isEqualTo("28P01");
      assertThat(state(host, "game", Databases.SUPERUSER, "")).isEqualTo("08004");
      for (String database : Databases.names()) {
        String role = Roles.of(database);
        String password = host.secrets().of(Roles.secretOf(database));
        assertThat(state(host, database, role, WRONG)).isEqualTo("28P01");
        assertThat(state(host, "postgres", role, password)).isEqualTo("42501");
        assertThat(state(host, "template1", role, password)).isEqualTo("42501");
        for (String other : Databases.names()) {
          assertThat(state(host, other, role, password))
              .as(role + " at " + other)
              .isEqualTo(other.equals(database) ? "in" : "42501");
        }
        try (Connection own = host.connect(database, role, password)) {
          execute(own, "create table die (value int)");
          for (String order :
              List.of(
                  "create database more",
                  "create role more",
                  "alter role " + role + " superuser",
                  "alter database " + database + " rename to gone",
                  "select pg_read_file('pg_hba.conf')",
                  "copy die from program 'true'")) {
            assertThatThrownBy(() -> execute(own, order))
                .as(order)
                .isInstanceOf(SQLException.class);
          }
        }
      }
    }
  }

  @Test
  void aClusterThatTrustedEverybodyIsClosedAndKeepsItsRows() throws Exception {
    try (HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose")) {
      try (Connection game = host.superuser("game")) {
        execute(game, "create table die (id int generated always as identity, value int)");
        execute(game, "insert into die (value) values (6)");
        execute(game, "grant all on database combat to public");
        execute(game, "alter role umpire_game createrole password null");
        execute(game, "alter role umpire password null");
      }
    }
    Path data = home.resolve("postgres");
    Files.delete(data.resolve("umpire.superuser"));
    Files.writeString(data.resolve("pg_hba.conf"), "host all all 127.0.0.1/32 trust\n");

    try (HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose")) {
      String password = host.secrets().of(Roles.secretOf("game"));
      assertThat(state(host, "game", Databases.SUPERUSER, WRONG)).isEqualTo("28P01");
      assertThat(state(host, "combat", "umpire_game", password)).isEqualTo("42501");
      try (Connection game = host.connect("game", "umpire_game", password)) {
        execute(game, "alter table die add column colour text");
        execute(game, "insert into die (value) select value from die");
        assertThatThrownBy(() -> execute(game, "create role more"))
            .isInstanceOf(SQLException.class);
      }
    }
  }

  @Test
  void aServiceWritesItsTopicsAndNoOthers() throws Exception {
    try (HostProcess host = HostProcess.start(home, "--only", "kafka")) {
      for (ServiceRights service : ServiceRights.ALL) {
        for (String topic : Topics.names()) {
          if (service.writesAll().contains(topic)) {
            produce(host.client(service.service()), topic);
          } else {
            assertThatThrownBy(() -> produce(host.client(service.service()), topic))
                .as(service.service() + " writes " + topic)
                .hasCauseInstanceOf(TopicAuthorizationException.class);
          }
        }
      }
      Map<String, Object> wrong = new HashMap<>(host.client("lobby-service"));
      wrong.put("sasl.jaas.config", BrokerLogin.module("SCRAM", "lobby-service", WRONG));
      assertThatThrownBy(() -> produce(wrong, "lobby.events"))
          .hasCauseInstanceOf(SaslAuthenticationException.class);
      Map<String, Object> nobody =
          Map.of("bootstrap.servers", host.kafka(), "max.block.ms", "5000");
      assertThatThrownBy(() -> produce(nobody, "lobby.events"))
          .isInstanceOf(ExecutionException.class);
    }
  }

  @Test
  void aRightThatIsNotOursIsTakenAwayAtTheNextStart() throws Exception {
    AclBinding everybody =
        new AclBinding(
            new ResourcePattern(ResourceType.TOPIC, "*", PatternType.LITERAL),
            new AccessControlEntry("User:*", "*", AclOperation.ALL, AclPermissionType.ALLOW));
    try (HostProcess host = HostProcess.start(home, "--only", "kafka");
        Admin admin = Admin.create(host.client())) {
      admin.createAcls(Set.of(everybody)).all().get();
    }
    try (HostProcess host = HostProcess.start(home, "--only", "kafka");
        Admin admin = Admin.create(host.client())) {
      assertThat(Set.copyOf(admin.describeAcls(AclBindingFilter.ANY).values().get()))
          .isEqualTo(ServiceRights.bindings(""));
    }
  }

  private static void produce(Map<String, Object> client, String topic) throws Exception {
    Map<String, Object> settings = new HashMap<>(client);
    settings.putIfAbsent("max.block.ms", "60000"); // a loaded machine is no refusal
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>(topic, "key", "value")).get();
    } catch (org.apache.kafka.common.KafkaException refused) {
      throw new ExecutionException(refused);
    }
  }

  /** Whether somebody gets in, or by which state of SQL they do not. */
  private static String state(HostProcess host, String database, String user, String password)
      throws Exception {
    try (Connection connection = host.connect(database, user, password)) {
      return connection.isValid(5) ? "in" : "broken";
    } catch (SQLException refused) {
      return String.valueOf(refused.getSQLState());
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}

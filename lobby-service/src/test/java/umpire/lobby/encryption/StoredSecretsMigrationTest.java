package umpire.lobby.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.local.testing.HostResource;

/** Rows in the forms of earlier builds, at a real database. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class StoredSecretsMigrationTest {
  private static final Duration MONTH = Duration.ofDays(30);
  private static final String WEBHOOKS_KEY = Base64.getEncoder().encodeToString(new byte[32]);
  private static final String DISCORD_SECRET = "a secret of at least 32 characters, this is";
  private static final String NEXT_KEY =
      Base64.getEncoder()
          .encodeToString("another key, which has 32 bytes.".getBytes(StandardCharsets.UTF_8));

  private final String id = UUID.randomUUID().toString();

  @Inject DataSource database;
  @Inject Flyway flyway;
  @Inject SecretEncryption encryption;

  @ConfigProperty(name = "umpire.lobby.key")
  String key = "";

  @BeforeEach
  void account() throws SQLException {
    run(
        "insert into account (id, name, kind, created_at) values ('%s', '%s', 'person', now())"
            .formatted(id, "m-" + id.substring(0, 20)));
    run(
        "insert into personal_token (id, account, name, hash, scopes, created_at)"
            + " values ('token-%1$s', '%1$s', 'Discord', '%1$s', 'match:read', now())"
                .formatted(id));
  }

  @AfterEach
  void clean() throws SQLException {
    run("delete from signing_key where id = '" + id + "'");
    run("delete from webhook where owner = '" + id + "'");
    run("delete from discord_link where account = '" + id + "'");
    run("delete from personal_token where account = '" + id + "'");
    run("delete from account where id = '" + id + "'");
  }

  @Test
  void aPlainSigningKeyIsEncryptedAtTheStartAndSignsNoMore() throws Exception {
    RsaJsonWebKey plain = plainKey();
    flyway.migrate();
    String stored = one("select jwk from signing_key where id = '" + id + "'");
    assertThat(stored).startsWith("tink:");
    RsaJsonWebKey kept =
        (RsaJsonWebKey)
            JsonWebKey.Factory.newJwk(
                encryption.decrypt(stored, "signing_key/" + id).orElseThrow());
    assertThat(kept.getPrivateKey()).isEqualTo(plain.getPrivateKey());
    // A month and a day from then on it is published no more: a quarter of an hour from now.
    Instant made =
        Instant.ofEpochSecond(
            Long.parseLong(
                one(
                    "select extract(epoch from created_at)::bigint from signing_key where id = '"
                        + id
                        + "'")));
    assertThat(made.plus(MONTH).plus(Duration.ofDays(1)))
        .isBetween(Instant.now().plusSeconds(60), Instant.now().plusSeconds(901));
    flyway.migrate();
    assertThat(one("select jwk from signing_key where id = '" + id + "'")).isEqualTo(stored);
  }

  @Test
  void noPrivateKeyStandsInTheDatabase() throws Exception {
    plainKey();
    assertThat(privateKeys()).as("what the test itself wrote").isEqualTo("1");
    flyway.migrate();
    assertThat(privateKeys()).isEqualTo("0");
  }

  /** Rows of keys in which a private exponent can be read. */
  private String privateKeys() throws SQLException {
    return one(
        "select count(*) from signing_key k where k::text like '%\"d\"%' or k::text like '%\"\"d\"\"%'");
  }

  @Test
  void secretsOfWebhooksAndLentTokensAreEncryptedAnew() throws SQLException {
    String hook = "hook-" + id;
    webhook(hook, "plain:whsec_AAAA", EarlierForms.webhook(hook, "whsec_BBBB", WEBHOOKS_KEY));
    link(EarlierForms.discord("user-" + id, id, "ump_lent", DISCORD_SECRET));
    encrypt(key);
    assertThat(opened("select secret from webhook where id = '" + hook + "'", "webhook/" + hook))
        .contains("whsec_AAAA");
    assertThat(
            opened(
                "select former_secret from webhook where id = '" + hook + "'", "webhook/" + hook))
        .contains("whsec_BBBB");
    String row = "discord_link/user-" + id + "/" + id;
    assertThat(opened("select sealed from discord_link where account = '" + id + "'", row))
        .contains("ump_lent");
    String stored = one("select secret from webhook where id = '" + hook + "'");
    encrypt(key);
    assertThat(one("select secret from webhook where id = '" + hook + "'")).isEqualTo(stored);
  }

  @Test
  void anotherKeyTakesTheFormersPlace() throws SQLException {
    String hook = "hook-" + id;
    webhook(hook, encryption.encrypt("whsec_AAAA", "webhook/" + hook), "");
    encrypt(NEXT_KEY + "," + key);
    String stored = one("select secret from webhook where id = '" + hook + "'");
    assertThat(SecretEncryption.under(NEXT_KEY).decrypt(stored, "webhook/" + hook))
        .contains("whsec_AAAA");
    assertThatThrownBy(() -> encrypt(key))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another key than UMPIRE_LOBBY_KEY");
    encrypt(key + "," + NEXT_KEY);
    assertThat(opened("select secret from webhook where id = '" + hook + "'", "webhook/" + hook))
        .contains("whsec_AAAA");
  }

  @Test
  void aSecretThatOpensByNoKeyStaysAsItIs() throws SQLException {
    String hook = "hook-" + id;
    String other =
        Base64.getEncoder()
            .encodeToString("0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.UTF_8));
    String stored = EarlierForms.webhook(hook, "whsec_BBBB", other);
    webhook(hook, stored, "");
    link("rubbish");
    encrypt(key);
    assertThat(one("select secret from webhook where id = '" + hook + "'")).isEqualTo(stored);
    assertThat(one("select sealed from discord_link where account = '" + id + "'"))
        .isEqualTo("rubbish");
  }

  private void encrypt(String keys) throws SQLException {
    try (Connection connection = database.getConnection()) {
      new StoredSecretsMigration.Rows(
              connection,
              SecretEncryption.under(keys),
              new LegacySecrets(Optional.of(WEBHOOKS_KEY), Optional.of(DISCORD_SECRET)),
              MONTH)
          .encrypt();
    }
  }

  private RsaJsonWebKey plainKey() throws Exception {
    RsaJsonWebKey made = RsaJwkGenerator.generateJwk(2048);
    made.setKeyId(id);
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "insert into signing_key (id, jwk, created_at) values (?, ?, now())")) {
      insert.setString(1, id);
      insert.setString(2, made.toJson(JsonWebKey.OutputControlLevel.INCLUDE_PRIVATE));
      insert.executeUpdate();
    }
    return made;
  }

  private void webhook(String hook, String secret, String former) throws SQLException {
    run(
        """
        insert into webhook (id, owner, url, format, events, match, own_turns, mentions, digest_minutes, quiet,
        secret, former_secret, status, reason, dead_in_a_row, last_delivery, created_at)
        values ('%s', '%s', 'https://example.org', 'json', 'turn', '', false, '{}', 0, '', '%s', '%s', 'disabled', '', 0, 0, now())
        """
            .formatted(hook, id, secret, former));
  }

  private void link(String sealed) throws SQLException {
    run(
        """
        insert into discord_link (discord_user, user_name, account, token, sealed, linked_at)
        values ('user-%1$s', 'her', '%1$s', 'token-%1$s', '%2$s', now())
        """
            .formatted(id, sealed));
  }

  private Optional<String> opened(String question, String row) throws SQLException {
    return encryption.decrypt(one(question), row);
  }

  private String one(String question) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      assertThat(rows.next()).isTrue();
      return rows.getString(1);
    }
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}

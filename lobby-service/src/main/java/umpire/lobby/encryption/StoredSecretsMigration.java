package umpire.lobby.encryption;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.jboss.logging.Logger;

/**
 * Encrypts, whenever Flyway has looked at the schema, all stored secrets that are not encrypted
 * under the present key: those in the forms of earlier builds, and those of a key that is being
 * replaced. One transaction; nothing is left to do the second time. A signing key that does not
 * open ends the start.
 */
public class StoredSecretsMigration implements Callback {
  private static final Logger LOG = Logger.getLogger(StoredSecretsMigration.class);

  /** For so long a signing key that lay in plain text is still published: its tokens expire. */
  private static final Duration LAST_TOKENS = Duration.ofMinutes(15);

  @Override
  public boolean supports(Event event, Context context) {
    return event == Event.AFTER_MIGRATE;
  }

  @Override
  public boolean canHandleInTransaction(Event event, Context context) {
    return true;
  }

  @Override
  public String getCallbackName() {
    return "stored secrets";
  }

  @Override
  public void handle(Event event, Context context) {
    Config config = ConfigProvider.getConfig();
    Optional<String> discord =
        given(config, "umpire.discord.seal-secret")
            .or(() -> given(config, "umpire.discord.bot-token").map(String::strip));
    Rows rows =
        new Rows(
            context.getConnection(),
            SecretEncryption.under(given(config, "umpire.lobby.key").orElse("")),
            new LegacySecrets(given(config, "umpire.webhooks.key"), discord),
            config.getValue("umpire.lobby.key-life", Duration.class));
    try {
      rows.encrypt();
    } catch (SQLException failure) {
      throw new IllegalStateException("the stored secrets could not be encrypted", failure);
    }
  }

  private static Optional<String> given(Config config, String name) {
    return config.getOptionalValue(name, String.class);
  }

  /** The work, on one connection. */
  record Rows(
      Connection connection, SecretEncryption encryption, LegacySecrets former, Duration keyLife) {

    /** All tables, or none. */
    void encrypt() throws SQLException {
      boolean before = connection.getAutoCommit();
      connection.setAutoCommit(false);
      try {
        // Instances that start at the same time take turns.
        run("select pg_advisory_xact_lock(hashtext('umpire.lobby.stored-secrets'))");
        int done =
            signingKeys()
                + receiptKeys()
                + webhooks("secret")
                + webhooks("former_secret")
                + discord();
        connection.commit();
        if (done > 0) {
          LOG.infof("%d stored secrets are now encrypted under the present key", done);
        }
      } catch (SQLException | RuntimeException failure) {
        connection.rollback();
        throw failure;
      } finally {
        connection.setAutoCommit(before);
      }
    }

    private void run(String sql) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
    }

    private int signingKeys() throws SQLException {
      int done = 0;
      try (PreparedStatement select =
              connection.prepareStatement("select id, jwk from signing_key for update");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          done += signingKey(rows.getString(1), rows.getString(2));
        }
      }
      return done;
    }

    private int signingKey(String id, String stored) throws SQLException {
      if (encryption.isCurrent(stored)
          && encryption.decrypt(stored, "signing_key/" + id).isPresent()) {
        return 0;
      }
      Optional<String> plain = former.signingKey(stored);
      String jwk =
          plain
              .or(() -> encryption.decrypt(stored, "signing_key/" + id))
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "the signing key "
                              + id
                              + " is encrypted under another key than UMPIRE_LOBBY_KEY: give that"
                              + " one too, behind a comma (docs/operating.md)"));
      update(
          "update signing_key set jwk = ? where id = ?",
          encryption.encrypt(jwk, "signing_key/" + id),
          id);
      if (plain.isPresent()) {
        retire(id);
      }
      return 1;
    }

    /**
     * Whoever could read the table may have a copy: it signs no more, and soon verifies nothing.
     */
    private void retire(String id) throws SQLException {
      Duration past = keyLife.plus(Duration.ofDays(1)).minus(LAST_TOKENS);
      update(
          "update signing_key set created_at = least(created_at, now() - cast(? as interval))"
              + " where id = ?",
          past.toSeconds() + " seconds",
          id);
    }

    /** There are none of earlier forms. */
    private int receiptKeys() throws SQLException {
      int done = 0;
      try (PreparedStatement select =
              connection.prepareStatement("select id, jwk from tournament_receipt_key for update");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          String id = rows.getString(1);
          done +=
              renew(
                  "tournament_receipt_key/" + id,
                  rows.getString(2),
                  Optional.empty(),
                  "update tournament_receipt_key set jwk = ? where id = ?",
                  id);
        }
      }
      return done;
    }

    private int webhooks(String column) throws SQLException {
      int done = 0;
      try (PreparedStatement select =
              connection.prepareStatement(
                  "select id, " + column + " from webhook where " + column + " <> '' for update");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          String id = rows.getString(1);
          String stored = rows.getString(2);
          String row = "webhook/" + id;
          done +=
              renew(
                  row,
                  stored,
                  former.webhook(stored, id),
                  "update webhook set " + column + " = ? where id = ?",
                  id);
        }
      }
      return done;
    }

    private int discord() throws SQLException {
      int done = 0;
      try (PreparedStatement select =
              connection.prepareStatement(
                  "select discord_user, account, sealed from discord_link for update");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          String user = rows.getString(1);
          String account = rows.getString(2);
          String stored = rows.getString(3);
          done +=
              renew(
                  "discord_link/" + user + "/" + account,
                  stored,
                  former.discord(stored, user, account),
                  "update discord_link set sealed = ? where discord_user = ?",
                  user);
        }
      }
      return done;
    }

    /** One that does not open stays: it serves nobody, and its owner can make another. */
    private int renew(String row, String stored, Optional<String> plain, String update, String id)
        throws SQLException {
      if (encryption.isCurrent(stored)) {
        return 0;
      }
      Optional<String> secret = plain.or(() -> encryption.decrypt(stored, row));
      if (secret.isEmpty()) {
        LOG.errorf("the secret of %s cannot be decrypted by any given key", row);
        return 0;
      }
      update(update, encryption.encrypt(secret.get(), row), id);
      return 1;
    }

    private void update(String sql, String first, String id) throws SQLException {
      try (PreparedStatement update = connection.prepareStatement(sql)) {
        update.setString(1, first);
        update.setString(2, id);
        update.executeUpdate();
      }
    }
  }
}

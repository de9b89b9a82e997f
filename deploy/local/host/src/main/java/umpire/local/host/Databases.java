package umpire.local.host;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;

/** The databases of the installation: one for each service that keeps something. */
public final class Databases {
  /** Of our own server; makes databases and roles. */
  public static final String SUPERUSER = "umpire";

  /** The name of its password among the secrets. */
  public static final String SUPERUSER_SECRET = "postgres-" + SUPERUSER;

  private static final List<String> NAMES = List.of("game", "combat", "lobby");
  private static final String DUPLICATE_DATABASE = "42P04";

  private Databases() {}

  /** Without a prefix; each is one service's. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * Makes those databases that are missing, under names that begin with the prefix.
   *
   * @param url a server without a database, like {@code postgresql://127.0.0.1:8092}
   * @throws IllegalStateException if the server refuses or does not answer
   */
  public static void create(String url, String user, String password, String prefix) {
    try (Connection connection = connect(url, user, password)) {
      for (String name : NAMES) {
        if (!exists(connection, prefix + name)) {
          create(connection, prefix + name);
        }
      }
    } catch (SQLException refused) {
      throw new IllegalStateException("PostgreSQL at " + url + " made no databases", refused);
    }
  }

  /** A connection to the server's own database, for questions about the server. */
  static Connection connect(String url, String user, String password) throws SQLException {
    return connect(url, "postgres", user, password);
  }

  static Connection connect(String url, String database, String user, String password)
      throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("connectTimeout", "5");
    return DriverManager.getConnection("jdbc:" + url + "/" + database, properties);
  }

  private static boolean exists(Connection connection, String name) throws SQLException {
    try (PreparedStatement question =
        connection.prepareStatement("select 1 from pg_database where datname = ?")) {
      question.setString(1, name);
      try (ResultSet rows = question.executeQuery()) {
        return rows.next();
      }
    }
  }

  private static void create(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("create database " + statement.enquoteIdentifier(name, true));
    } catch (SQLException refused) {
      // Another process may have made it between question and order.
      if (!DUPLICATE_DATABASE.equals(refused.getSQLState())) {
        throw refused;
      }
    }
  }
}

package umpire.local.drivers.stack;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** One service's database, looked into from outside and held still. */
public record DatabaseProbe(String url, String user, String password) {
  /** Of the launcher's own server. */
  public static final String SUPERUSER = "umpire";

  private static final String NAME = "umpire-drivers";

  /** The database did not answer as it should. */
  static final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Trouble(SQLException cause) {
      super(cause);
    }
  }

  private Connection connect() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("ApplicationName", NAME);
    return DriverManager.getConnection(url, properties);
  }

  /** The first column of what a query finds, as text. */
  public List<String> ask(String sql, Object... parameters) {
    try (Connection connection = connect();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      List<String> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(String.valueOf(rows.getString(1)));
        }
      }
      return found;
    } catch (SQLException e) {
      throw new Trouble(e);
    }
  }

  /**
   * So many commits of one row, one after the other, in ns: what the disk and the machine allow.
   */
  public List<Long> bareCommits(int count) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute("create table if not exists umpire_drivers_floor (value integer)");
      List<Long> nanos = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        long begun = System.nanoTime();
        statement.executeUpdate("insert into umpire_drivers_floor values (1)");
        nanos.add(System.nanoTime() - begun);
      }
      statement.execute("drop table umpire_drivers_floor");
      return nanos;
    } catch (SQLException e) {
      throw new Trouble(e);
    }
  }

  /** True while somebody waits for a lock of the table. */
  public boolean somebodyWaitsFor(String table) {
    return !ask("select pid from pg_locks where relation = ?::regclass and not granted", table)
        .isEmpty();
  }

  /** Ends what a killed client left behind here: its last statement must not be done after all. */
  public void endOthers() {
    List<String> _ =
        ask(
            "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
                + " where datname = current_database() and application_name <> ?",
            NAME);
  }

  /** Holds a table so that nobody reads or writes it, until {@link TableLock#release}. */
  public TableLock lock(String table) {
    try {
      Connection connection = connect();
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.execute(
            "lock table " + statement.enquoteIdentifier(table, true) + " in access exclusive mode");
      }
      return new TableLock(connection);
    } catch (SQLException e) {
      throw new Trouble(e);
    }
  }

  /** A table that is held. */
  public record TableLock(Connection connection) implements AutoCloseable {
    @Override
    public void close() {
      release();
    }

    /** Releases it; twice does no harm. */
    public void release() {
      try {
        if (!connection.isClosed()) {
          connection.rollback();
          connection.close();
        }
      } catch (SQLException e) {
        throw new Trouble(e);
      }
    }
  }
}

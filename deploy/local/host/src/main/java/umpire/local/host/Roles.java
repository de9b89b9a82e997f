package umpire.local.host;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * The roles of our own PostgreSQL: one for each service that has a database. It connects to that
 * one alone, makes and owns the tables there, and has no other right.
 *
 * @param url a server without a database, like {@code postgresql://127.0.0.1:8092}
 * @param password the superuser's
 */
public record Roles(String url, String password) {
  private static final String PREFIX = "umpire_";

  /** What a database of before, whose tables the superuser made, has to hand over. */
  private static final String FOREIGN_TABLES =
      """
      select format('alter %s %I.%I owner to %I',
        case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm'
          then 'materialized view' else 'table' end, n.nspname, c.relname, r.rolname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_roles r on r.rolname = ? and r.oid <> c.relowner
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid
          and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0)
      order by c.oid""";

  /** The role that uses a database: {@code game}, {@code combat} or {@code lobby}. */
  public static String of(String database) {
    return PREFIX + database;
  }

  /** The name of its password among the secrets. */
  public static String secretOf(String database) {
    return "postgres-" + of(database);
  }

  /**
   * Makes those roles that are missing, and gives each its password and no privilege.
   *
   * @throws IllegalStateException if the server refuses or does not answer
   */
  void create(Secrets secrets) {
    try (Connection connection = Databases.connect(url, Databases.SUPERUSER, password)) {
      // A statement that fails would otherwise be in the log, with the password.
      execute(connection, "set log_min_error_statement = panic");
      for (String database : Databases.names()) {
        String role = of(database);
        if (texts(connection, "select rolname from pg_roles where rolname = ?", role).isEmpty()) {
          execute(connection, "create role " + role);
        }
        execute(
            connection,
            "alter role "
                + role
                + " with login noinherit nosuperuser nocreatedb nocreaterole noreplication"
                + " nobypassrls password '"
                + secrets.of(secretOf(database))
                + "'");
      }
      for (String common : List.of("postgres", "template1")) {
        execute(connection, "revoke all on database " + common + " from public");
      }
    } catch (SQLException refused) {
      throw new IllegalStateException("PostgreSQL at " + url + " made no roles", refused);
    }
  }

  /**
   * Gives each role the database of its service under this prefix, and nobody else any.
   *
   * @throws IllegalStateException if the server refuses or does not answer
   */
  public void grant(String prefix) {
    for (String database : Databases.names()) {
      try (Connection connection =
          Databases.connect(url, prefix + database, Databases.SUPERUSER, password)) {
        grant(connection, prefix + database, of(database));
      } catch (SQLException refused) {
        throw new IllegalStateException(
            "PostgreSQL at " + url + " did not give " + prefix + database + " to its role",
            refused);
      }
    }
  }

  private static void grant(Connection connection, String database, String role)
      throws SQLException {
    String name;
    try (Statement statement = connection.createStatement()) {
      name = statement.enquoteIdentifier(database, true);
    }
    connection.setAutoCommit(false);
    execute(connection, "revoke all on database " + name + " from public");
    execute(connection, "grant connect on database " + name + " to " + role);
    execute(connection, "revoke all on schema public from public");
    execute(connection, "grant usage, create on schema public to " + role);
    for (String order : texts(connection, FOREIGN_TABLES, role)) {
      execute(connection, order);
    }
    connection.commit();
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static List<String> texts(Connection connection, String sql, String parameter)
      throws SQLException {
    try (PreparedStatement question = connection.prepareStatement(sql)) {
      question.setString(1, parameter);
      List<String> texts = new ArrayList<>();
      try (ResultSet rows = question.executeQuery()) {
        while (rows.next()) {
          texts.add(rows.getString(1));
        }
      }
      return texts;
    }
  }

  /** Without the password. */
  @Override
  public String toString() {
    return url;
  }
}

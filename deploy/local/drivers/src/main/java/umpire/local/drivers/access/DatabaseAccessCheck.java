package umpire.local.drivers.access;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.Stack;

/** Tries at PostgreSQL: nobody without a password, each role at its own database alone. */
record DatabaseAccessCheck(Stack stack, Checks checks) {
  private static final String WRONG_PASSWORD = "28P01";
  private static final String NO_PASSWORD = "08004";
  private static final String NO_RIGHT = "42501";
  private static final String IN = "in";

  private static final List<String> SERVICES = List.of("game", "combat", "lobby");

  /** Of PostgreSQL itself: they are nobody's either. */
  private static final List<String> COMMON = List.of("postgres", "template1");

  void all() {
    checks.check("the database lets nobody in without the password", this::withoutPassword);
    for (String service : SERVICES) {
      checks.check(
          "the role of " + service + "-service gets into its own database alone",
          () -> ownAlone(service));
      checks.check(
          "the role of " + service + "-service has no right above its tables",
          () -> noPrivilege(service));
    }
  }

  private void withoutPassword() {
    for (String user :
        List.of(DatabaseProbe.SUPERUSER, "postgres", "umpire_game", "umpire_lobby")) {
      for (String database : List.of("postgres", "game", "combat", "lobby")) {
        expect(NO_PASSWORD, database, user, "");
        expect(WRONG_PASSWORD, database, user, "umpire");
      }
    }
    expect(IN, "game", DatabaseProbe.SUPERUSER, stack.secret("postgres-umpire"));
  }

  private void ownAlone(String service) {
    for (String database : SERVICES) {
      expect(database.equals(service) ? IN : NO_RIGHT, database, role(service), password(service));
    }
    COMMON.forEach(database -> expect(NO_RIGHT, database, role(service), password(service)));
    // What another service's role is let in by is not this one's.
    expect(WRONG_PASSWORD, service, DatabaseProbe.SUPERUSER, password(service));
    SERVICES.stream()
        .filter(other -> !other.equals(service))
        .forEach(other -> expect(WRONG_PASSWORD, other, role(other), password(service)));
  }

  private void noPrivilege(String service) {
    for (String order :
        List.of(
            "create database probe",
            "create role probe",
            "alter role " + role(service) + " superuser",
            "alter role umpire password 'probe'",
            "drop database " + service + " with (force)",
            "create extension plpython3u",
            "select pg_read_file('pg_hba.conf')",
            "select rolpassword from pg_authid",
            "create temporary table probe (line text); copy probe from program 'id'")) {
      String state = execute(service, order);
      AccessCheck.require(
          !state.equals(IN), role(service) + " may: " + order.replaceAll("password '.*", "..."));
    }
  }

  private String execute(String service, String order) {
    try (Connection connection = connect(service, role(service), password(service));
        Statement statement = connection.createStatement()) {
      statement.execute(order);
      return IN;
    } catch (SQLException refused) {
      return String.valueOf(refused.getSQLState());
    }
  }

  private void expect(String state, String database, String user, String password) {
    String seen;
    try (Connection connection = connect(database, user, password)) {
      seen = connection.isValid(5) ? IN : "broken";
    } catch (SQLException refused) {
      seen = String.valueOf(refused.getSQLState());
    }
    AccessCheck.require(
        seen.equals(state), "%s at database %s: %s, not %s".formatted(user, database, seen, state));
  }

  private Connection connect(String database, String user, String password) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("connectTimeout", "5");
    return DriverManager.getConnection(stack.databaseUrl(database), properties);
  }

  private static String role(String service) {
    return "umpire_" + service;
  }

  private String password(String service) {
    return stack.secret("postgres-" + role(service));
  }
}

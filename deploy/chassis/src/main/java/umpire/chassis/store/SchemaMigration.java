package umpire.chassis.store;

import io.quarkus.arc.properties.UnlessBuildProperty;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import umpire.chassis.start.StartCondition;

/**
 * A service with a database begins its work when Flyway has brought the schema up to date. Only
 * where there is a database: others have neither Flyway nor the property.
 */
@Singleton
@UnlessBuildProperty(name = "umpire.database", stringValue = "none")
public class SchemaMigration implements StartCondition {
  /** SQLSTATE classes of a server that is away, starts or stops, or has no room. */
  private static final List<String> AWAY = List.of("08", "57P", "53", "3D");

  private final Flyway flyway;

  SchemaMigration(Flyway flyway) {
    this.flyway = flyway;
  }

  @Override
  public Optional<Missing> missing() {
    try {
      flyway.migrate();
      return Optional.empty();
    } catch (FlywayException failure) {
      return Optional.of(missing(failure));
    }
  }

  private static Missing missing(FlywayException failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException refused) {
        @Nullable String state = refused.getSQLState();
        // A pool that got no connection in time says so without any state.
        boolean away = state == null || AWAY.stream().anyMatch(state::startsWith);
        return new Missing(away ? "postgres" : "migrations", firstLine(refused));
      }
    }
    return new Missing("migrations", firstLine(failure));
  }

  private static String firstLine(Throwable failure) {
    return String.valueOf(failure.getMessage()).strip().lines().findFirst().orElse("");
  }

  @Override
  public int order() {
    return 1;
  }
}

package umpire.chassis.store;

import io.smallrye.config.PropertiesConfigSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.eclipse.microprofile.config.spi.ConfigSourceProvider;
import org.jspecify.annotations.Nullable;

/** The settings of the database, for a service that has the extension for one, and no other. */
public class DatabaseDefaults implements ConfigSourceProvider {
  private static final String DRIVER = "io/vertx/pgclient/PgConnection.class";
  private static final String SETTINGS = "umpire-database.properties";

  /** As META-INF/microprofile-config.properties: a service's own settings win. */
  private static final int ORDINAL = 100;

  @Override
  public Iterable<ConfigSource> getConfigSources(ClassLoader loader) {
    @Nullable URL settings = loader.getResource(SETTINGS);
    if (settings == null || loader.getResource(DRIVER) == null) {
      return List.of();
    }
    try {
      return List.of(new PropertiesConfigSource(settings, ORDINAL));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

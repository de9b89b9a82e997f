package umpire.local.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;

/**
 * Gives a Quarkus test broker and database: {@code @WithTestResource(HostResource.class)}. The host
 * is shared by the whole Maven run and ends with it; names in it are this fork's own.
 */
public final class HostResource implements QuarkusTestResourceLifecycleManager {

  @Override
  public Map<String, String> start() {
    Map<String, String> configuration = new HashMap<>(TestSpace.ofThisFork().configuration());
    // Several builds may test at once on one machine.
    configuration.put("quarkus.http.test-port", "0");
    return configuration;
  }

  /** The host goes on: other modules need it, and it watches Maven. */
  @Override
  public void stop() {}
}

package umpire.lobby.webhooks.message;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * What bodies look like, as the contract publishes it: the part of the document that is written by
 * hand is read here too, so that what is sent is held against what was promised.
 */
@Singleton
class PayloadSchemas {
  private static final String DOCUMENT = "/META-INF/openapi.json";
  private static final String HOME = "https://umpire.invalid/webhooks";
  private static final int MOST_FAULTS = 3;

  private final Map<String, Schema> compiled = new ConcurrentHashMap<>();
  private final SchemaRegistry registry;

  PayloadSchemas() {
    String document = document();
    this.registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(HOME, document)));
  }

  private static String document() {
    try (InputStream document =
        Objects.requireNonNull(PayloadSchemas.class.getResourceAsStream(DOCUMENT), DOCUMENT)) {
      return new String(document.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What is wrong with a body, without telling its values; empty if nothing is. */
  String fault(String schema, String body) {
    return compiled
        .computeIfAbsent(
            schema,
            name -> registry.getSchema(SchemaLocation.of(HOME + "#/components/schemas/" + name)))
        .validate(body, InputFormat.JSON)
        .stream()
        .limit(MOST_FAULTS)
        .map(fault -> fault.getInstanceLocation() + ": " + fault.getKeyword())
        .collect(Collectors.joining("; "));
  }
}

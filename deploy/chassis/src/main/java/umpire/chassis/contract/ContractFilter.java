package umpire.chassis.contract;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;
import org.eclipse.microprofile.openapi.models.tags.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Completes the contract of a service when it is built: every refusal is a problem, a bearer token
 * may be sent everywhere, what a document says of games comes from the games, what a parameter
 * means stands once, and a body has no members but those of its schema. Schemas that nothing refers
 * to are left out.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class ContractFilter implements OASFilter {
  private static final String BEARER = "bearer";
  private static final String GATEWAY = "http://127.0.0.1:8080";

  @Override
  public void filterOpenAPI(OpenAPI document) {
    @Nullable Components present = document.getComponents();
    Components components = present == null ? OASFactory.createComponents() : present;
    document.components(components);
    addServerAndSecurity(document, components);
    if (document.getTags() != null) {
      document.setTags(
          document.getTags().stream().sorted(Comparator.comparing(Tag::getName)).toList());
    }
    List<Operation> operations = operations(document);
    operations.forEach(operation -> refusalsAreProblems(operation.getResponses()));
    operations.forEach(operation -> CommonAnswers.complete(components, operation));
    operations.forEach(ParameterWords.ofService()::complete);
    Map<String, Schema> schemas = schemas(components);
    SchemaReferences schemaReferences = new SchemaReferences(schemas);
    schemaReferences.requestsAreClosed(operations);
    // The operations that we call at a receiver: their bodies stay open, and their refusals are
    // no problems of ours.
    List<Operation> all = new ArrayList<>(operations);
    all.addAll(operations(document.getWebhooks()));
    components.schemas(schemaReferences.used(all, Problems.NAME));
  }

  private static void addServerAndSecurity(OpenAPI document, Components components) {
    components.addSecurityScheme(
        BEARER,
        OASFactory.createSecurityScheme()
            .type(SecurityScheme.Type.HTTP)
            .scheme("bearer")
            .bearerFormat("JWT")
            .description("A token of lobby-service: POST /v1/sessions."));
    document.servers(
        List.of(
            OASFactory.createServer()
                .url(GATEWAY)
                .description("The one origin of a house at home; others stand elsewhere.")));
    document.security(
        List.of(
            OASFactory.createSecurityRequirement(),
            OASFactory.createSecurityRequirement().addScheme(BEARER)));
  }

  private static Map<String, Schema> schemas(Components components) {
    Map<String, Schema> schemas = new LinkedHashMap<>();
    if (components.getSchemas() != null) {
      schemas.putAll(components.getSchemas());
    }
    // The members of Jackson's JsonNode are no part of the contract: it is any JSON.
    schemas.computeIfPresent("JsonNode", (_, _) -> OASFactory.createSchema());
    schemas.put(Problems.NAME, Problems.schema(schemas));
    GameFamilies.complete(schemas);
    schemas.values().forEach(schema -> wordsAreNoObjects(schemas, schema));
    schemas.forEach(EnumConstants::name);
    return schemas;
  }

  /** What stands for a Java type is called an object, also where a word may stand in its place. */
  private static void wordsAreNoObjects(Map<String, Schema> schemas, Schema schema) {
    boolean words =
        schema.getAnyOf() != null
            && schema.getAnyOf().stream()
                .filter(member -> member.getRef() != null)
                .map(member -> schemas.get(member.getRef().replaceFirst(".*/", "")))
                .anyMatch(
                    member ->
                        member != null
                            && member.getType() != null
                            && member.getType().contains(Schema.SchemaType.STRING));
    if (words) {
      schema.setType(null);
    }
  }

  private static List<Operation> operations(OpenAPI document) {
    return operations(document.getPaths() == null ? null : document.getPaths().getPathItems());
  }

  private static List<Operation> operations(@Nullable Map<String, PathItem> items) {
    return items == null
        ? List.of()
        : items.values().stream().flatMap(item -> item.getOperations().values().stream()).toList();
  }

  private static void refusalsAreProblems(@Nullable APIResponses responses) {
    if (responses == null) {
      return;
    }
    Map<String, APIResponse> byStatus = responses.getAPIResponses();
    byStatus.forEach(
        (status, response) -> {
          if ((status.startsWith("4") || status.startsWith("5"))
              && response.getContent() == null
              && response.getRef() == null) {
            response.content(CommonAnswers.problem());
          }
        });
  }
}

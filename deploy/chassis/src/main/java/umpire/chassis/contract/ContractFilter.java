package umpire.chassis.contract;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;
import org.jspecify.annotations.Nullable;

/**
 * Completes the contract of a service: every refusal is a problem, and a bearer token may be sent
 * everywhere; where one is needed, 401 is among the responses.
 */
public class ContractFilter implements OASFilter {
  private static final String PROBLEM = "Problem";
  private static final String BEARER = "bearer";

  @Override
  public void filterOpenAPI(OpenAPI document) {
    @Nullable Components present = document.getComponents();
    Components components = present == null ? OASFactory.createComponents() : present;
    components.addSchema(PROBLEM, problem());
    components.addSecurityScheme(
        BEARER,
        OASFactory.createSecurityScheme()
            .type(SecurityScheme.Type.HTTP)
            .scheme("bearer")
            .bearerFormat("JWT")
            .description("A token of lobby-service: POST /v1/sessions."));
    document.components(components);
    document.security(
        List.of(
            OASFactory.createSecurityRequirement(),
            OASFactory.createSecurityRequirement().addScheme(BEARER)));
    if (document.getPaths() != null && document.getPaths().getPathItems() != null) {
      document.getPaths().getPathItems().values().stream()
          .flatMap(path -> path.getOperations().values().stream())
          .forEach(operation -> refusalsAreProblems(operation.getResponses()));
    }
  }

  private static void refusalsAreProblems(@Nullable APIResponses responses) {
    if (responses == null) {
      return;
    }
    Map<String, APIResponse> byStatus = responses.getAPIResponses();
    byStatus.forEach(
        (status, response) -> {
          if ((status.startsWith("4") || status.startsWith("5")) && response.getContent() == null) {
            response.content(
                OASFactory.createContent()
                    .addMediaType(
                        "application/problem+json",
                        OASFactory.createMediaType()
                            .schema(
                                OASFactory.createSchema().ref("#/components/schemas/" + PROBLEM))));
          }
        });
  }

  private static Schema problem() {
    Schema text = OASFactory.createSchema().addType(Schema.SchemaType.STRING);
    return OASFactory.createSchema()
        .addType(Schema.SchemaType.OBJECT)
        .description("RFC 9457; further members may follow.")
        .required(List.of("type", "title", "status", "detail", "instance"))
        .addProperty("type", text)
        .addProperty("title", text)
        .addProperty("status", OASFactory.createSchema().addType(Schema.SchemaType.INTEGER))
        .addProperty("detail", text)
        .addProperty("instance", text)
        .addProperty("pointer", text);
  }
}

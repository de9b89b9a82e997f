package umpire.lobby.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.PublishedContract;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class ContractTest {
  @ParameterizedTest
  @CsvSource({
    "/v1/accounts, post, 201, AccountView, 400 409 503",
    "/v1/accounts/me, get, 200, AccountView, 401",
    "/v1/accounts/me/password, put, 204, '', 400 401 403 409 429 503",
    "/v1/accounts/owned, post, 201, AccountView, 400 401 403 409",
    "/v1/accounts/owned, get, 200, AccountList, 401 403",
    "/v1/accounts/owned/{id}, delete, 204, '', 401 403 404",
    "/v1/sessions, post, 200, SessionView, 400 401 429 503",
    "/v1/sessions/oidc, get, 200, ProviderPage, 404 503",
    "/v1/sessions/oidc, post, 201, SessionView, 400 404 409",
    "/v1/sessions/oidc/callback, get, 200, SessionView, 400 401 404 503",
    "/v1/sessions/oidc/callback, get, 202, TicketView, ''",
    "/v1/seeks, post, 201, SeekView, 400 401 403 409 503",
    "/v1/seeks, get, 200, SeekList, 400 401",
    "/v1/seeks/{id}/join, post, 200, SeekView, 400 401 403 404 409 503",
    "/v1/tokens, post, 201, IssuedTokenView, 400 401 403 409",
    "/v1/tokens, get, 200, TokenList, 400 401 403",
    "/v1/webhooks, post, 201, WebhookSecretView, 400 401 403 409",
    "/v1/webhooks, get, 200, WebhookList, 401 403",
    "/v1/webhooks/{id}, get, 200, WebhookView, 401 403 404",
    "/v1/webhooks/{id}, patch, 200, WebhookView, 400 401 403 404 409",
    "/v1/webhooks/{id}/secret, post, 200, WebhookSecretView, 401 403 404",
    "/v1/webhooks/{id}/test, post, 202, DeliveryView, 401 403 404 409",
    "/v1/webhooks/{id}/deliveries, get, 200, DeliveryList, 400 401 403 404",
    "/v1/webhooks/{id}/deliveries/{number}/redeliver, post, 202, DeliveryView, 401 403 404 409",
    "/v1/tokens/exchange, post, 200, SessionView, 400 401 503",
    "/v1/integrations/discord/links, post, 201, DiscordCodeView, 401 403 404",
    "/v1/integrations/discord/links, get, 200, DiscordLinkList, 401 403 404",
    "/v1/.well-known/jwks.json, get, 200, KeySet, ''",
  })
  void every_answer_has_its_shape(
      String path, String method, String status, String view, String refusals) {
    JsonPath document = document();
    String responses = "paths.'" + path + "'." + method + ".responses";
    Map<String, Object> all = document.getMap(responses);
    assertThat(all).containsKey(status);
    if (!view.isEmpty()) {
      assertThat(schema(document, responses, status, "application/json")).endsWith("/" + view);
    }
    for (String refusal :
        refusals.isEmpty() ? List.<String>of() : List.of(refusals.split(" ", -1))) {
      assertThat(all).containsKey(refusal);
      assertThat(schema(document, responses, refusal, "application/problem+json"))
          .endsWith("/Problem");
    }
  }

  /**
   * What is sent is held against the same schemas: umpire.lobby.webhooks.message.PayloadSchemas.
   */
  @Test
  void whatWebhooksSendIsDescribed() {
    JsonPath document = document();
    assertThat(document.getMap("webhooks"))
        .containsOnlyKeys(
            "turn.changed",
            "match.event",
            "match.over",
            "digest",
            "ping",
            "tournament.round-opened",
            "tournament.result",
            "tournament.standings",
            "tournament.finished",
            "bulk.result",
            "discord",
            "slack");
    assertThat(document.getString("components.schemas.TurnChangedWebhook.properties.type.const"))
        .isEqualTo("turn.changed");
    assertThat(document.getList("components.schemas.WaitingSeat.required"))
        .containsExactly("seat", "account");
  }

  @Test
  void equalsThePublishedOne() throws IOException {
    PublishedContract.isServed("lobby-service");
  }

  private static JsonPath document() {
    return given().queryParam("format", "json").get("/openapi").jsonPath();
  }

  private static String schema(
      JsonPath document, String responses, String status, String mediaType) {
    return document.getString(
        responses + ".'" + status + "'.content.'" + mediaType + "'.schema.'$ref'");
  }
}

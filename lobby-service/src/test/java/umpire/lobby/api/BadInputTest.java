package umpire.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.BadInput;
import umpire.chassis.testing.Sample;
import umpire.local.testing.HostResource;

/** Whatever is sent, nothing comes of what cannot be read, and nothing breaks. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class BadInputTest {
  private static final String NAMED = "{\"name\": \"%s\", \"password\": \"%s\"}";

  @Test
  void everyRouteRefusesWhatItCannotRead() throws IOException {
    Lobby.Member member = Lobby.Member.fresh();
    String token = member.token();
    Hooks.Made webhook = Hooks.make(member, Map.of("url", "http://127.0.0.1:9/"));
    String anew = NAMED.formatted(Lobby.freshName(), Lobby.PASSWORD);
    String known = NAMED.formatted(member.name(), Lobby.PASSWORD);
    List<Sample> samples =
        List.of(
            Sample.of("keys", ""),
            Sample.of("signUp", "").sending(anew),
            Sample.of("me", token),
            Sample.of("changePassword", token)
                .sending(
                    "{\"oldPassword\": \"%s\", \"newPassword\": \"another one\"}"
                        .formatted("not " + Lobby.PASSWORD)),
            Sample.of("makeAccount", token)
                .sending("{\"name\": \"%s\", \"kind\": \"bot\"}".formatted(Lobby.freshName())),
            Sample.of("listAccounts", token),
            Sample.of("retireAccount", token).at("id", "none"),
            Sample.of("postSeek", token)
                .sending("{\"game\": \"narvik\", \"scenario\": \"no-such\"}"),
            Sample.of("listSeeks", token),
            Sample.of("lobbyLimits", token),
            Sample.of("readSeek", token).at("id", "none"),
            Sample.of("cancelSeek", token).at("id", "none"),
            Sample.of("joinSeek", token).at("id", "none").sending("{\"seat\": \"none\"}"),
            Sample.of("sendChallenge", token)
                .sending(
                    "{\"opponent\": \"none\", \"game\": \"narvik\", \"scenario\": \"no-such\","
                        + " \"clock\": {\"type\": \"fischer\", \"initialSeconds\": 60,"
                        + " \"incrementSeconds\": 0}}"),
            Sample.of("listChallenges", token),
            Sample.of("readChallenge", token).at("id", "none"),
            Sample.of("acceptChallenge", token).at("id", "none").sending("{\"seat\": \"none\"}"),
            Sample.of("declineChallenge", token).at("id", "none").sending("{\"reason\": \"no\"}"),
            Sample.of("cancelChallenge", token).at("id", "none"),
            Sample.of("signOut", token),
            Sample.of("signIn", "").sending(known),
            Sample.of("beginProviderSignIn", ""),
            Sample.of("completeProviderSignIn", ""),
            Sample.of("registerProviderPerson", "")
                .sending("{\"ticket\": \"none\", \"name\": \"%s\"}".formatted(Lobby.freshName())),
            Sample.of("makeToken", token)
                .sending(
                    "{\"name\": \"mine\", \"scopes\": [\"match:read\"], \"account\": \"nobody\"}"),
            Sample.of("listTokens", token),
            Sample.of("exchangeToken", "").sending("{\"token\": \"ump_" + "x".repeat(43) + "\"}"),
            Sample.of("revokeToken", token).at("id", "none"),
            Sample.of("makeWebhook", token)
                .sending(
                    "{\"url\": \"http://127.0.0.1:9/\", \"format\": \"slack\", \"turns\": \"all\","
                        + " \"events\": [\"match.over\"], \"status\": \"active\","
                        + " \"match\": \"01940000-0000-7000-8000-000000000001\"}"),
            Sample.of("listWebhooks", token),
            Sample.of("readWebhook", token).at("id", webhook.id()),
            Sample.of("changeWebhook", token)
                .at("id", webhook.id())
                .sending("{\"turns\": \"mine\", \"events\": [\"match.over\"]}"),
            Sample.of("removeWebhook", token).at("id", "none"),
            Sample.of("rotateWebhookSecret", token).at("id", "none"),
            Sample.of("testWebhook", token).at("id", "none"),
            Sample.of("listDeliveries", token).at("id", webhook.id()),
            Sample.of("redeliver", token).at("id", webhook.id()).at("number", "1"),
            Sample.of("discordInteraction", "").sending("{\"type\": 1}"),
            Sample.of("makeDiscordCode", token),
            Sample.of("listDiscordLinks", token),
            Sample.of("endDiscordLink", token).at("user", "none"));
    assertThat(
            BadInput.faults(
                "lobby-service",
                samples,
                () ->
                    member.request().get("/v1/accounts/me").asString()
                        + member.request().get("/v1/accounts/owned").asString()
                        + member.request().get("/v1/tokens").asString()
                        + member.request().get("/v1/webhooks").asString()))
        .isEmpty();
  }
}

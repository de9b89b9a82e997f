package umpire.lobby.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.OAuth2Config;
import no.nav.security.mock.oauth2.http.OAuth2HttpRequest;
import no.nav.security.mock.oauth2.http.OAuth2HttpRequestHandler;
import no.nav.security.mock.oauth2.http.OAuth2HttpResponse;
import no.nav.security.mock.oauth2.http.ResponseInterceptor;
import no.nav.security.mock.oauth2.http.Route;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.keys.HmacKey;
import org.jose4j.lang.JoseException;
import umpire.chassis.testing.TestIssuer;

/**
 * An OpenID provider for the tests, at which this installation is registered, and an administrator
 * of the installation. Whoever signs in on its page may ask for claims of their own; the claim
 * {@code forge} names what becomes of the token after the provider has signed it.
 */
public final class ProviderServer implements QuarkusTestResourceLifecycleManager {
  public static final String CLIENT = "umpire-under-test";
  static final String SECRET = "a secret of thirty-two characters";
  public static final String ADMINISTRATOR = "an-administrator";
  public static final String CALLBACK = "http://127.0.0.1:8080/v1/sessions/oidc/callback";

  /**
   * Made once: while a key is being made on a busy machine, whoever waits for an answer gives up.
   */
  private static final RsaJsonWebKey FOREIGN = TestIssuer.newKey("foreign");

  private static final String ISSUER = "people";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final OAuth2Config CONFIG = new OAuth2Config();

  private Optional<MockOAuth2Server> server = Optional.empty();

  @Override
  public Map<String, String> start() {
    ResponseInterceptor forger = ProviderServer::forged;
    Route route =
        new Route.Builder()
            .attach(new OAuth2HttpRequestHandler(CONFIG).getAuthorizationServer())
            .interceptors(forger)
            .build();
    MockOAuth2Server serving = new MockOAuth2Server(CONFIG, route);
    serving.start();
    server = Optional.of(serving);
    return Map.of(
        "umpire.lobby.oidc.issuer", serving.issuerUrl(ISSUER).toString(),
        "umpire.lobby.oidc.client-id", CLIENT,
        "umpire.lobby.oidc.client-secret", SECRET,
        "umpire.lobby.oidc.redirect-uri", CALLBACK,
        "umpire.lobby.admins", ADMINISTRATOR);
  }

  @Override
  public void stop() {
    server.ifPresent(MockOAuth2Server::shutdown);
  }

  private static OAuth2HttpResponse forged(OAuth2HttpRequest request, OAuth2HttpResponse answer) {
    String body = String.valueOf(answer.getBody());
    if (!body.contains("\"id_token\"") || !request.getUrl().encodedPath().endsWith("/token")) {
      return answer;
    }
    try {
      ObjectNode tokens = (ObjectNode) JSON.readTree(body);
      // The answer is as good as any: what may be wrong is the token.
      tokens.put("expires_in", 3600);
      String forged = forged(tokens.path("id_token").asText());
      if (forged.isEmpty()) {
        tokens.remove("id_token");
      } else {
        tokens.put("id_token", forged);
      }
      return answer.copy(answer.getHeaders(), answer.getStatus(), tokens.toString(), null);
    } catch (JsonProcessingException | JoseException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static String forged(String token) throws JsonProcessingException, JoseException {
    String[] parts = token.split("\\.", -1);
    String claims = decoded(parts[1]);
    JsonNode header = JSON.readTree(decoded(parts[0]));
    String kid = header.path("kid").asText();
    return switch (JSON.readTree(claims).path("forge").asText()) {
      case "" -> token;
      case "no-token" -> "";
      case "alg-none" -> encoded("{\"alg\":\"none\"}") + "." + parts[1] + ".";
      case "no-signature" -> parts[0] + "." + parts[1] + ".";
      case "changed" ->
          parts[0] + "." + encoded(claims.replace("\"sub\":\"", "\"sub\":\"x")) + "." + parts[2];
      case "foreign-key" -> signed(claims, kid);
      case "unknown-key" -> signed(claims, "nobody-knows-this");
      case "another-client" -> by(claims, claim -> claim.put("azp", "another-client"));
      case "no-nonce" -> by(claims, claim -> claim.remove("nonce"));
      case "client-secret" -> authenticated(claims, kid);
      default -> throw new IllegalArgumentException(claims);
    };
  }

  /** By the provider itself, with other claims than it makes by its own rules. */
  private static String by(String claims, Consumer<Map<String, Object>> change)
      throws JsonProcessingException {
    Map<String, Object> changed = JSON.readValue(claims, new TypeReference<>() {});
    change.accept(changed);
    changed.keySet().removeAll(Set.of("iat", "nbf", "exp"));
    return CONFIG.getTokenProvider().jwt(changed, Duration.ofMinutes(5), ISSUER).serialize();
  }

  private static String signed(String claims, String kid) throws JoseException {
    JsonWebSignature signature = new JsonWebSignature();
    signature.setPayload(claims);
    signature.setAlgorithmHeaderValue("RS256");
    signature.setKeyIdHeaderValue(kid);
    signature.setKey(FOREIGN.getPrivateKey());
    return signature.getCompactSerialization();
  }

  /** By what this installation knows, and everybody to whom it leaks. */
  private static String authenticated(String claims, String kid) throws JoseException {
    JsonWebSignature signature = new JsonWebSignature();
    signature.setPayload(claims);
    signature.setAlgorithmHeaderValue("HS256");
    signature.setKeyIdHeaderValue(kid);
    signature.setKey(new HmacKey(SECRET.getBytes(StandardCharsets.UTF_8)));
    return signature.getCompactSerialization();
  }

  private static String decoded(String part) {
    return new String(Base64.getUrlDecoder().decode(part), StandardCharsets.UTF_8);
  }

  private static String encoded(String json) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(json.getBytes(StandardCharsets.UTF_8));
  }
}

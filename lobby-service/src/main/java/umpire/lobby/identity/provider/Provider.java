package umpire.lobby.identity.provider;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.lobby.identity.store.ProviderSignInRow;

/**
 * The outside provider, spoken to by OpenID Connect: discovery, authorization code with PKCE, its
 * token verified by its published keys. Every method asks over the network and holds up its thread;
 * each fails with a 503 where the provider cannot be had.
 */
final class Provider {
  private static final Logger LOG = Logger.getLogger(Provider.class);
  private static final Duration BELIEVED = Duration.ofHours(1);

  private final ProviderClient client;
  private final Clock clock;
  private Optional<ProviderMetadata> last = Optional.empty();

  Provider(ProviderClient client, Clock clock) {
    this.client = client;
    this.clock = clock;
  }

  /** The provider's name, under which its people are known. */
  String issuer() {
    return client.issuer();
  }

  /** Where a browser is sent to sign in: the provider's page, with what must come back from it. */
  URI signIn(String state, String nonce, String verifier) {
    return new AuthenticationRequest.Builder(
            ResponseType.CODE, new Scope("openid"), new ClientID(client.id()), client.redirect())
        .endpointURI(discovered().signIn())
        .state(new State(state))
        .nonce(new Nonce(nonce))
        .codeChallenge(new CodeVerifier(verifier), CodeChallengeMethod.S256)
        .build()
        .toURI();
  }

  /** Who came back with this code, in the provider's words; 401 where it does not vouch for it. */
  String subject(String code, ProviderSignInRow begun) {
    JWT token = redeemed(code, begun.verifier());
    try {
      return subject(discovered().validator().validate(token, new Nonce(begun.nonce())));
    } catch (BadJOSEException invalid) {
      LOG.infof("a token of %s is refused: %s", client.issuer(), invalid.getMessage());
      throw refused("The provider's token is not valid.");
    } catch (JOSEException failure) {
      throw unavailable(failure);
    }
  }

  /**
   * Besides what the validator knows: it was made for us, not for another who shares it with us.
   */
  private String subject(IDTokenClaimsSet claims) {
    Optional<Object> madeFor = Optional.ofNullable(claims.getClaim("azp"));
    Optional<String> subject = Optional.ofNullable(claims.getStringClaim("sub"));
    if (!madeFor.orElse(client.id()).equals(client.id())) {
      throw refused("The provider's token was made for another client.");
    }
    return subject
        .filter(said -> !said.isBlank())
        .orElseThrow(() -> refused("The provider's token names no person."));
  }

  private JWT redeemed(String code, String verifier) {
    TokenResponse answer = answer(tokenRequest(code, verifier).toHTTPRequest());
    if (answer instanceof OIDCTokenResponse good) {
      return Optional.ofNullable(good.getOIDCTokens().getIDToken())
          .orElseThrow(() -> refused("The provider sent no ID token."));
    }
    throw refusedBy(answer.toErrorResponse().getErrorObject());
  }

  private TokenResponse answer(HTTPRequest request) {
    request.setConnectTimeout(ProviderMetadata.CONNECT_MILLIS);
    request.setReadTimeout(ProviderMetadata.READ_MILLIS);
    request.setFollowRedirects(false);
    try {
      HTTPResponse answer = request.send();
      return answer.indicatesSuccess() ? read(answer) : OIDCTokenResponseParser.parse(answer);
    } catch (IOException | ParseException failure) {
      throw unavailable(failure);
    }
  }

  /** Asking again would not help: the code is redeemed. */
  private TokenResponse read(HTTPResponse answer) {
    try {
      return OIDCTokenResponseParser.parse(answer);
    } catch (ParseException unreadable) {
      LOG.warnf("an answer of %s is refused: %s", client.issuer(), unreadable.getMessage());
      throw refused("The provider's answer cannot be read.");
    }
  }

  private TokenRequest tokenRequest(String code, String verifier) {
    ProviderMetadata provider = discovered();
    AuthorizationCodeGrant grant =
        new AuthorizationCodeGrant(
            new AuthorizationCode(code), client.redirect(), new CodeVerifier(verifier));
    ClientID id = new ClientID(client.id());
    if (client.secret().isEmpty()) {
      return new TokenRequest.Builder(provider.tokens(), id, grant).build();
    }
    Secret secret = new Secret(client.secret());
    return new TokenRequest.Builder(
            provider.tokens(),
            provider.secretInBody()
                ? new ClientSecretPost(id, secret)
                : new ClientSecretBasic(id, secret),
            grant)
        .build();
  }

  /** A code that is none is the caller's fault; anything else is between us and the provider. */
  private ProblemException refusedBy(ErrorObject error) {
    LOG.warnf("%s redeems no code: %s", client.issuer(), error);
    return OAuth2Error.INVALID_GRANT.getCode().equals(error.getCode())
        ? refused("The provider rejects the code.")
        : unavailable(new IOException("the provider answers " + error.getCode()));
  }

  private synchronized ProviderMetadata discovered() {
    ProviderMetadata known =
        last.filter(metadata -> clock.instant().isBefore(metadata.at().plus(BELIEVED)))
            .orElseGet(this::discover);
    last = Optional.of(known);
    return known;
  }

  private ProviderMetadata discover() {
    try {
      return ProviderMetadata.of(client, clock.instant());
    } catch (GeneralException | IOException failure) {
      throw unavailable(failure);
    }
  }

  /** 401: the provider does not vouch for whoever came. */
  static ProblemException refused(String detail) {
    return Problem.of(401, "provider-refused", "Not signed in", detail).asException();
  }

  private ProblemException unavailable(Exception failure) {
    LOG.warnf("%s cannot be read: %s", client.issuer(), failure.getMessage());
    return Problem.of(
            503, "provider-unavailable", "The provider cannot be reached", "Try again later.")
        .asException()
        .header("Retry-After", "5");
  }
}

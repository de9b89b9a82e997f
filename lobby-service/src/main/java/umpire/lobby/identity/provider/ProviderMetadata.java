package umpire.lobby.identity.provider;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * The metadata of a provider, and how its tokens are verified.
 *
 * @param signIn where people are sent
 * @param tokens where codes are redeemed
 * @param secretInBody whether the client's secret goes into the body of a request, not its header
 * @param validator by the provider's keys, which are fetched again where one is not known
 * @param at when the provider was asked
 */
record ProviderMetadata(
    URI signIn, URI tokens, boolean secretInBody, IDTokenValidator validator, Instant at) {
  static final int CONNECT_MILLIS = 2_000;
  static final int READ_MILLIS = 5_000;
  private static final int LARGEST_KEY_SET = 256 * 1024;
  private static final int CLOCKS_MAY_DIFFER_SECONDS = 30;

  /** Those that a public key verifies; none is no signature, and a secret is none of the keys. */
  private static final Set<JWSAlgorithm> ALGORITHMS =
      Set.of(
          JWSAlgorithm.RS256,
          JWSAlgorithm.RS384,
          JWSAlgorithm.RS512,
          JWSAlgorithm.PS256,
          JWSAlgorithm.PS384,
          JWSAlgorithm.PS512,
          JWSAlgorithm.ES256,
          JWSAlgorithm.ES384,
          JWSAlgorithm.ES512);

  /** Asks the provider for its discovery document, which must name it as it is configured. */
  static ProviderMetadata of(ProviderClient client, Instant now)
      throws GeneralException, IOException {
    Issuer issuer = new Issuer(client.issuer());
    OIDCProviderMetadata metadata =
        OIDCProviderMetadata.resolve(issuer, CONNECT_MILLIS, READ_MILLIS);
    JWKSource<SecurityContext> keys =
        JWKSourceBuilder.<SecurityContext>create(
                metadata.getJWKSetURI().toURL(),
                new DefaultResourceRetriever(CONNECT_MILLIS, READ_MILLIS, LARGEST_KEY_SET))
            .retrying(true)
            .build();
    IDTokenValidator validator =
        new IDTokenValidator(
            issuer,
            new ClientID(client.id()),
            new JWSVerificationKeySelector<>(ALGORITHMS, keys),
            null);
    validator.setMaxClockSkew(CLOCKS_MAY_DIFFER_SECONDS);
    return new ProviderMetadata(
        metadata.getAuthorizationEndpointURI(),
        metadata.getTokenEndpointURI(),
        onlyInBody(metadata),
        validator,
        now);
  }

  private static boolean onlyInBody(OIDCProviderMetadata metadata) {
    List<ClientAuthenticationMethod> methods = metadata.getTokenEndpointAuthMethods();
    return methods != null
        && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
        && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
  }
}

package umpire.game.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.ClientAddresses;
import umpire.chassis.quota.QuotaList;
import umpire.chassis.quota.QuotaView;

/** Reads the caller's quotas at the other services, with the caller's token. */
@Singleton
class RemoteQuotas {
  private static final Logger LOG = Logger.getLogger(RemoteQuotas.class);

  /** Nobody waits longer for what is not there. */
  private static final Duration TIMEOUT = Duration.ofSeconds(1);

  private final HttpClient http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private final Map<String, URI> services = new TreeMap<>();
  private final ObjectMapper json;
  private final ClientAddresses addresses;

  RemoteQuotas(
      ObjectMapper json,
      ClientAddresses addresses,
      @ConfigProperty(name = "umpire.services.combat") URI combat,
      @ConfigProperty(name = "umpire.services.supply") URI supply,
      @ConfigProperty(name = "umpire.services.lobby") URI lobby) {
    this.json = json;
    this.addresses = addresses;
    services.put("combat-service", combat.resolve("/v1/combat/limits"));
    services.put("supply-service", supply.resolve("/v1/supply/limits"));
    services.put("lobby-service", lobby.resolve("/v1/tokens/limits"));
  }

  /** What the services answered, and the names of those that did not. */
  record Answers(List<QuotaView> quotas, List<String> unavailable) {}

  /**
   * Asks all of them at once.
   *
   * @param authorization the caller's header, or null
   * @param request of the caller, by whose address calls without a token are counted
   */
  Uni<Answers> ask(@Nullable String authorization, HttpServerRequest request) {
    InetAddress address = addresses.address(request);
    Map<String, CompletableFuture<Optional<QuotaList>>> asked = new TreeMap<>();
    services.forEach(
        (service, place) -> asked.put(service, ask(service, place, authorization, address)));
    return Uni.createFrom()
        .completionStage(
            () -> CompletableFuture.allOf(asked.values().toArray(CompletableFuture[]::new)))
        .map(_ -> collected(asked));
  }

  private static Answers collected(Map<String, CompletableFuture<Optional<QuotaList>>> asked) {
    List<QuotaView> quotas = new ArrayList<>();
    List<String> unavailable = new ArrayList<>();
    asked.forEach(
        (service, answer) ->
            answer
                .join()
                .ifPresentOrElse(
                    list -> quotas.addAll(list.quotas()), () -> unavailable.add(service)));
    return new Answers(quotas, unavailable);
  }

  private CompletableFuture<Optional<QuotaList>> ask(
      String service, URI place, @Nullable String authorization, InetAddress address) {
    HttpRequest.Builder request = HttpRequest.newBuilder(place).timeout(TIMEOUT);
    addresses.passedOn(address).forEach(request::header);
    if (authorization != null) {
      request.header(HttpHeaders.AUTHORIZATION, authorization);
    }
    return http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
        .thenApply(this::read)
        .exceptionally(
            failure -> {
              LOG.warnf("the quotas of %s cannot be read: %s", service, failure);
              return Optional.empty();
            });
  }

  private Optional<QuotaList> read(HttpResponse<String> answer) {
    if (answer.statusCode() != 200) {
      throw new IllegalStateException("status " + answer.statusCode());
    }
    try {
      return Optional.of(json.readValue(answer.body(), QuotaList.class));
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("no quotas", unreadable);
    }
  }
}

package umpire.lobby.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.Sample;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.lobby.testing.Moderation;
import umpire.lobby.testing.ProviderServer;
import umpire.local.testing.HostResource;

/** Each route is refused in the end, by the quota of its line in the matrix. */
@QuarkusTest
@TestProfile(RouteQuotasTest.Small.class)
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
@QuarkusTestResource(Loopback.class)
class RouteQuotasTest {
  private static final int TOO_MANY = 429;

  @Inject Mutiny.SessionFactory sessions;

  /**
   * Quotas of which a few calls may come at once, and which take seconds to fill up again: on a
   * busy machine a call takes seconds too.
   */
  public static final class Small implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      Map<String, String> small = new HashMap<>();
      small.put("umpire.quota.create", "12");
      small.put("umpire.quota.read", "60");
      return small;
    }
  }

  @Test
  void everyRouteIsCountedByTheQuotaOfItsLine() throws IOException {
    Lobby.Member member = Lobby.Member.fresh();
    Hooks.Made webhook = Hooks.make(member, Map.of("url", "http://127.0.0.1:9/"));
    Map<String, Sample> samples =
        LobbySamples.of(member, Moderation.administrator(sessions), webhook).stream()
            .collect(Collectors.toMap(Sample::operation, one -> one));
    assertThat(
            RouteMatrix.of("lobby-service")
                .quotaFaults(operation -> request(operation, member, samples)))
        .isEmpty();
  }

  private static Sample request(
      Contract.Operation operation, Lobby.Member member, Map<String, Sample> samples) {
    Sample sample = Objects.requireNonNull(samples.get(operation.id()), operation.id());
    return switch (operation.id()) {
      case "signOut" -> {
        // Served once only: its quota must be used up before.
        for (int status = 0; status != TOO_MANY; ) {
          status = member.request().body("{}").post("/v1/seeks").statusCode();
        }
        yield sample;
      }
      case "openMatches" -> {
        // What opens nothing is given back: others use the quota up.
        for (int status = 0; status != TOO_MANY; ) {
          status = member.request().body("{}").post("/v1/seeks").statusCode();
        }
        yield sample;
      }
      // A wrong password is refused by the limit of failed sign-ins, too.
      case "changePassword" -> sample.sending("{}");
      default -> sample;
    };
  }
}

package umpire.lobby.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.testing.BadInput;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Moderation;
import umpire.lobby.testing.ProviderServer;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Whatever is sent, nothing comes of what cannot be read, and nothing breaks. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
@NullUnmarked // fields are injected
class BadInputTest {
  @Inject Mutiny.SessionFactory sessions;

  @Inject Publisher publisher;

  @Test
  void everyRouteRefusesWhatItCannotRead() throws IOException {
    Lobby.Member member = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, member);
    Hooks.Made webhook = Hooks.make(member, Map.of("url", "http://127.0.0.1:9/"));
    assertThat(
            BadInput.faults(
                "lobby-service",
                LobbySamples.of(member, Moderation.administrator(sessions), webhook),
                () ->
                    member.request().get("/v1/accounts/me").asString()
                        + member.request().get("/v1/accounts/owned").asString()
                        + member.request().get("/v1/tokens").asString()
                        + member.request().get("/v1/webhooks").asString()))
        .isEmpty();
  }
}

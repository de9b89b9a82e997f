package umpire.lobby.identity;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.lobby.store.KeyStore;
import umpire.lobby.store.SigningKeyRow;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SigningKeysTest {
  private static final Duration DEADLINE = Duration.ofSeconds(20);
  private static final Duration MONTH = Duration.ofDays(30);

  @Inject KeyStore store;
  @Inject HeavyWork heavy;

  @Test
  void a_restart_keeps_the_key_with_its_private_part() {
    String served = when().get("/v1/.well-known/jwks.json").jsonPath().getString("keys[0].kid");
    SigningKeyRow row = await(store.all()).getFirst();
    assertThat(row.id()).isEqualTo(served);
    assertThat(SigningKey.stored(row).jwk().getPrivateKey()).isNotNull();
    SigningKeys afterRestart = keysAt(Clock.systemUTC());
    assertThat(await(afterRestart.signing()).id()).isEqualTo(served);
    assertThat(await(afterRestart.signing()).jwk().getPrivateKey())
        .isEqualTo(SigningKey.stored(row).jwk().getPrivateKey());
  }

  @Test
  void a_key_that_had_its_time_is_renewed_and_published_a_day_more() {
    String old = await(keysAt(Clock.systemUTC()).signing()).id();
    Clock later = Clock.offset(Clock.systemUTC(), MONTH.plusHours(1));
    SigningKeys renewed = keysAt(later);
    String next = await(renewed.signing()).id();
    assertThat(next).isNotEqualTo(old);
    assertThat(ids(await(renewed.published()))).startsWith(next).contains(old);
    assertThat(await(keysAt(later).signing()).id()).isEqualTo(next);
    SigningKeys muchLater = keysAt(Clock.offset(later, Duration.ofDays(2)));
    await(muchLater.reread());
    assertThat(await(store.all()).stream().map(SigningKeyRow::id)).contains(next);
    assertThat(await(store.all()).stream().map(SigningKeyRow::id)).doesNotContain(old);
  }

  private SigningKeys keysAt(Clock clock) {
    return new SigningKeys(store, heavy, clock, MONTH);
  }

  private static List<Object> ids(List<Map<String, Object>> keys) {
    return keys.stream().map(key -> key.getOrDefault("kid", "none")).toList();
  }

  private static <T> T await(Uni<T> work) {
    return work.await().atMost(DEADLINE);
  }
}

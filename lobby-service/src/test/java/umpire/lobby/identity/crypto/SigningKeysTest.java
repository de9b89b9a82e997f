package umpire.lobby.identity.crypto;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.identity.store.KeyStore;
import umpire.lobby.identity.store.SigningKeyRow;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SigningKeysTest {
  private static final Duration DEADLINE = Duration.ofSeconds(20);
  private static final Duration MONTH = Duration.ofDays(30);
  private static final Instant FAR = Instant.parse("2999-01-01T00:00:00Z");

  @Inject SigningKeys keys;
  @Inject KeyStore store;
  @Inject CryptoExecutor heavy;
  @Inject SecretEncryption encryption;
  @Inject Vertx vertx;

  private List<SigningKeyRow> before = List.of();

  @BeforeEach
  void remember() {
    await(keys.reread());
    before = await(store.all());
  }

  /** The service itself would sign by a key of the future as soon as it has read it. */
  @AfterEach
  void putBack() {
    await(store.removeOlderThan(FAR));
    before.forEach(key -> await(store.addUnlessNewer(key, FAR)));
    await(keys.reread());
    assertThat(await(store.all()).stream().map(SigningKeyRow::id))
        .containsExactlyElementsOf(before.stream().map(SigningKeyRow::id).toList());
  }

  @Test
  void a_restart_keeps_the_key_with_its_private_part() {
    await(keys.reread());
    String served = when().get("/v1/.well-known/jwks.json").jsonPath().getString("keys[0].kid");
    SigningKeyRow row = newest();
    assertThat(row.id()).isEqualTo(served);
    assertThat(SigningKey.stored(row, encryption).jwk().getPrivateKey()).isNotNull();
    SigningKey signing = await(keys.signing());
    SigningKey afterRestart = await(keysAt(Instant.now()).signing());
    assertThat(afterRestart.id()).isEqualTo(signing.id());
    assertThat(afterRestart.jwk().getPrivateKey()).isEqualTo(signing.jwk().getPrivateKey());
  }

  @Test
  void a_key_that_had_its_time_is_renewed_and_published_a_day_more() {
    String old = newest().id();
    Instant renewal = newest().createdAt().plus(MONTH).plus(Duration.ofHours(1));
    SigningKeys renewed = keysAt(renewal);
    assertThat(await(renewed.signing()).id()).as("until all know the new one").isEqualTo(old);
    String next = newest().id();
    assertThat(next).isNotEqualTo(old);
    assertThat(ids(await(renewed.published()))).startsWith(next).contains(old);
    assertThat(await(keysAt(renewal.plusSeconds(200)).signing()).id()).isEqualTo(next);
    await(keysAt(renewal.plus(Duration.ofDays(2))).reread());
    assertThat(await(store.all()).stream().map(SigningKeyRow::id)).contains(next);
    assertThat(await(store.all()).stream().map(SigningKeyRow::id)).doesNotContain(old);
  }

  @Test
  void a_key_that_is_hardly_published_any_more_signs_nothing() {
    SigningKeyRow old = newest();
    Instant late = old.createdAt().plus(MONTH).plus(Duration.ofHours(20));
    assertThat(await(keysAt(late).signing()).id()).isNotEqualTo(old.id());
  }

  /** As services do whose patience is shorter than the making of a key on a busy machine. */
  @Test
  void whoever_asks_and_leaves_neither_ends_the_making_of_a_key_nor_begins_another() {
    await(store.removeOlderThan(FAR));
    SigningKeys first = keysAt(Instant.now());
    for (int i = 0; i < 20; i++) {
      first.published().subscribe().with(_ -> {}, _ -> {}).cancel();
    }
    Lobby.until(DEADLINE, "a key is made", () -> !await(store.all()).isEmpty());
    assertThat(ids(await(first.published()))).containsExactly(newest().id());
    assertThat(await(store.all())).hasSize(1);
  }

  private SigningKeyRow newest() {
    return await(store.all()).getFirst();
  }

  private SigningKeys keysAt(Instant now) {
    return new SigningKeys(
        store, encryption, heavy, Clock.fixed(now, ZoneOffset.UTC), vertx, MONTH);
  }

  private static List<Object> ids(List<Map<String, Object>> keys) {
    return keys.stream().map(key -> key.getOrDefault("kid", "none")).toList();
  }

  private static <T> T await(Uni<T> work) {
    return work.await().atMost(DEADLINE);
  }
}

package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.testing.TestIssuer;
import umpire.game.edition.Editions;
import umpire.game.store.EditionRow;
import umpire.game.store.EditionStore;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.kernel.pack.Pack;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Packs;
import umpire.wire.pack.Shelf;

/** A match is played under the pack it was opened with, whatever the jars hold by then. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class KeptEditionTest {
  @Inject EditionStore store;
  @Inject Editions editions;
  @Inject Adjudicator adjudicator;
  @Inject Vertx vertx;

  @Test
  void aMatchKeepsThePackOfItsJar() throws Exception {
    String match = Client.of("anna").open("narvik", "one-assault", "{}");
    String checksum = Client.of("anna").read(match, "").path("checksum").asText();
    EditionRow row =
        FreshContext.of(vertx)
            .call(() -> store.find(checksum).subscribeAsCompletionStage())
            .get()
            .orElseThrow();
    assertThat(Packs.read(Shelf.load().game("narvik").game(), row.bytes()).checksum())
        .isEqualTo(checksum);
  }

  @Test
  void aMatchUnderAPackOfNoJarIsPlayedToItsEnd() throws Exception {
    String edition = "narvik@before-" + UUID.randomUUID();
    Shelf.Shelved narvik = Shelf.load().game("narvik");
    SortedMap<String, byte[]> files = Packs.files(narvik.game());
    String head = new String(files.get("pack.json"), StandardCharsets.UTF_8);
    files.put(
        "pack.json",
        head.replace(narvik.pack().edition(), edition).getBytes(StandardCharsets.UTF_8));
    Pack before = Packs.read(narvik.game(), files);
    adjudicator.add(before);
    EditionRow row = EditionRow.of(before.checksum(), "narvik", edition, "", files);
    FreshContext.of(vertx).call(() -> store.keep(row).subscribeAsCompletionStage()).get();
    played(edition, before.checksum());
  }

  @Test
  void anOverlayIsLaidOnceAndPlayedByItsName() throws Exception {
    String edition = "narvik@house-" + UUID.randomUUID();
    ObjectNode map = JsonNodeFactory.instance.objectNode();
    map.putArray("hexes");
    map.putArray("hexsides");
    Pack laid =
        FreshContext.of(vertx)
            .call(
                () ->
                    editions
                        .lay("narvik", edition, Map.of("map.json", map))
                        .subscribeAsCompletionStage())
            .get()
            .pack();
    adjudicator.add(laid);
    played(edition, laid.checksum());
    assertThat(
            FreshContext.of(vertx)
                .call(
                    () ->
                        editions
                            .lay("narvik", edition, Map.of())
                            .map(_ -> "laid")
                            .onFailure()
                            .recoverWithItem(Throwable::toString)
                            .subscribeAsCompletionStage())
                .get())
        .contains("An edition has this name");
  }

  private static void played(String edition, String checksum) {
    Client allied = Client.of("anna");
    Client german = Client.of("bert");
    String match =
        allied
            .opens(
                "{\"game\": \"narvik\", \"edition\": \"%s\", \"scenario\": \"one-assault\"}"
                    .formatted(edition))
            .then()
            .statusCode(201)
            .body("edition", equalTo(edition))
            .body("checksum", equalTo(checksum))
            .extract()
            .path("id");
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    TwoPlayerMatch twoPlayerMatch = new TwoPlayerMatch(allied, german, match);
    twoPlayerMatch.assault().then().statusCode(200);
    twoPlayerMatch.playOut();
    assertThat(allied.read(match, "/export").path("edition").asText()).isEqualTo(edition);
  }
}

package umpire.wire.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.game.Game;
import umpire.kernel.pack.Pack;
import umpire.wire.Codec;
import umpire.wire.toy.ToyGame;

class EditionShelfTest {
  private static final Game TOY = new ToyGame();
  private static final Pack PACK = Packs.load(TOY);

  private final EditionShelf shelf = new EditionShelf(Shelf.load());

  private static PublishedEdition laid(String edition, Pack base) {
    Pack pack = Packs.overlay(TOY, base, edition, Map.of());
    return PublishedEdition.of(TOY.id(), edition, pack.checksum(), base.checksum(), Map.of());
  }

  @Test
  void whatIsLaidOverAPackWaitsForIt() {
    PublishedEdition first = laid("toy@1+one", PACK);
    PublishedEdition second = laid("toy@1+two", Packs.overlay(TOY, PACK, "toy@1+one", Map.of()));
    assertThat(shelf.add(second)).isEmpty();
    assertThat(shelf.add(first))
        .extracting(shelved -> shelved.pack().edition())
        .containsExactly("toy@1+one", "toy@1+two");
    assertThat(shelf.add(first)).isEmpty();
  }

  @Test
  void anEditionTravelsAsJsonAndAWholePackNeedsNoOther() {
    PublishedEdition whole =
        PublishedEdition.of(TOY.id(), PACK.edition(), PACK.checksum(), "", Packs.files(TOY));
    assertThat(Codec.plain().read(Codec.plain().tree(whole), PublishedEdition.class))
        .isEqualTo(whole);
    assertThat(shelf.add(whole)).as("on the shelf from the start").isEmpty();
  }

  @Test
  void filesThatMakeAnotherPackAreRefused() {
    PublishedEdition other =
        new PublishedEdition(TOY.id(), "toy@1+x", "ab".repeat(32), PACK.checksum(), Map.of());
    assertThatThrownBy(() -> shelf.add(other)).isInstanceOf(IllegalArgumentException.class);
  }
}

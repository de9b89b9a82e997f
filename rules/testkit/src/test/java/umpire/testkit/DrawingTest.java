package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

class DrawingTest {
  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
  private final Drawing drawing =
      new Drawing(Walk.random(1), new Known(book.pack(), Walk.random(1)), book.types().command());

  @Test
  void theTypeIsDrawnFirst() {
    List<Offer<Object>> offers = new ArrayList<>();
    for (int i = 0; i < 98; i++) {
      offers.add(Offer.of(Command.Aim.class, "at", new Domain.One(List.of(new Place("h" + i)))));
    }
    offers.add(Offer.of(Command.Pass.class));
    List<Object> drawn =
        Stream.generate(() -> drawing.offered(new Offers<>(offers))).limit(400).toList();
    assertThat(drawn.stream().filter(Command.Pass.class::isInstance).count()).isBetween(150L, 250L);
    assertThat(drawn.stream().distinct().count()).isGreaterThan(60);
  }

  @Test
  void whatIsDrawnIsOnOfferAndWhatIsMutatedIsNot() {
    Offers<Object> offers =
        new Offers<>(
            List.of(
                Offer.of(Command.Bid.class, "amount", new Domain.Number(3, 5)),
                Offer.of(Command.Aim.class, "at", new Domain.One(List.of(new Place("0101"))))));
    for (int i = 0; i < 200; i++) {
      assertThat(offers.admits(drawing.offered(offers))).isTrue();
      assertThat(drawing.mutated(offers))
          .hasValueSatisfying(command -> assertThat(offers.admits(command)).isFalse());
    }
  }
}

package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.opponent.sample.OfferSampler;
import umpire.opponent.sample.ShareSampler;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

class CommandGeneratorTest {
  private static final Domain.Shares DECOYS =
      new Domain.Shares(
          List.of(
              new Domain.Share(new Place("0101"), 0, 4), new Domain.Share(new Place("0102"), 1, 2)),
          2,
          4);

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
  private final CommandGenerator commandGenerator =
      new CommandGenerator(
          Walk.random(1), new KnownValues(book.pack(), Walk.random(1)), book.types().command());

  @Test
  void theTypeIsDrawnFirst() {
    List<Offer<Object>> offers = new ArrayList<>();
    for (int i = 0; i < 98; i++) {
      offers.add(Offer.of(Command.Aim.class, "at", new Domain.One(List.of(new Place("h" + i)))));
    }
    offers.add(Offer.of(Command.Pass.class));
    List<Object> drawn =
        Stream.generate(() -> commandGenerator.offered(new Offers<>(offers))).limit(400).toList();
    assertThat(drawn.stream().filter(Command.Pass.class::isInstance).count()).isBetween(150L, 250L);
    assertThat(drawn.stream().distinct().count()).isGreaterThan(60);
  }

  @Test
  void allSharesOnOfferAreDrawnAndAllWaysToStray() {
    Offers<Object> offers = new Offers<>(List.of(Offer.of(Command.Spread.class, "decoys", DECOYS)));
    Map<Object, Integer> drawn = new HashMap<>();
    for (int i = 0; i < 1_000; i++) {
      drawn.merge(commandGenerator.offered(offers), 1, Integer::sum);
    }
    assertThat(drawn).hasSize(ShareSampler.all(DECOYS).size()).hasSize(6);
    assertThat(drawn.values()).allMatch(count -> count > 60);

    Set<String> strayed = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      if (commandGenerator.mutated(offers).orElseThrow() instanceof Command.Spread(var decoys)) {
        int sum = decoys.values().stream().mapToInt(Integer::intValue).sum();
        strayed.add(decoys.size() + (sum < 2 ? " too few" : sum > 4 ? " too many" : " in sum"));
      }
    }
    assertThat(strayed)
        .contains("1 in sum", "2 too few", "2 too many", "2 in sum", "3 in sum", "0 too few");
  }

  @Test
  void theLargestSharesHaveTheGreatestSum() {
    Offers<Object> offers =
        new Offers<>(
            List.of(
                Offer.of(Command.Pass.class), Offer.of(Command.Spread.class, "decoys", DECOYS)));
    assertThat(OfferSampler.of(1).largest(offers))
        .singleElement()
        .isInstanceOfSatisfying(
            Command.Spread.class,
            spread -> {
              assertThat(offers.admits(spread)).isTrue();
              assertThat(spread.decoys().values().stream().mapToInt(Integer::intValue).sum())
                  .isEqualTo(4);
            });
  }

  @Test
  void whatIsDrawnIsOnOfferAndWhatIsMutatedIsNot() {
    Offers<Object> offers =
        new Offers<>(
            List.of(
                Offer.of(Command.Bid.class, "amount", new Domain.Number(3, 5)),
                Offer.of(Command.Spread.class, "decoys", DECOYS),
                Offer.of(Command.Aim.class, "at", new Domain.One(List.of(new Place("0101"))))));
    for (int i = 0; i < 200; i++) {
      assertThat(offers.admits(commandGenerator.offered(offers))).isTrue();
      assertThat(commandGenerator.mutated(offers))
          .hasValueSatisfying(command -> assertThat(offers.admits(command)).isFalse());
    }
  }
}

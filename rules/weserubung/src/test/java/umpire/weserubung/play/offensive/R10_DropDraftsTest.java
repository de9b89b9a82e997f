package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.opponent.sample.OfferSampler;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.DraftFrame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/**
 * 10.8, 3.2.3-b: orders to drop parachutists, by lot and from bases that are nearly full: whatever
 * is said, something is left to say until the order is complete.
 */
class R10_DropDraftsTest {
  private static final int SEEDS = 60;
  private static final List<String> BASES = List.of("Fornebu", "Kjevik", "denmark");
  private static final List<String> OTHERS =
      List.of("bf-110-1", "bf-110-2", "bf-110-3", "bf-110-4", "he-111-1", "he-111-2", "ju-87-1");

  /** Transports, parachutists and others at three bases; some have flown and take room alone. */
  private static Situation crowded(TurnPhase phase, Random random) {
    Situation situation =
        Situation.at(phase)
            .german("Oslo", "Fornebu", "Kjevik")
            .with("norwegian-6-infantry", "Hønefoss")
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3));
    for (int number = 1; number <= 3; number++) {
      situation
          .with("ju-52-" + number, any(random))
          .with("german-" + number + "-parachute", any(random));
    }
    for (String other : OTHERS) {
      Piece piece = Piece.fresh(other, place(BASES.get(random.nextInt(2))));
      situation.with(random.nextBoolean() ? piece : piece.acting(phase));
    }
    return situation;
  }

  private static String any(Random random) {
    return BASES.get(random.nextInt(BASES.size()));
  }

  @Test
  @Rule({"10.8-a", "7.1-b/r108"})
  void R10_8_a_anOffensiveThatIsBegunCanBeCompleted() {
    int launched = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      Random random = new Random(seed);
      Position position =
          crowded(TurnPhase.COMBAT, random)
              .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
              .position();
      launched += drafted(position, OffensiveCommand.DropOn.class, seed);
    }
    assertThat(launched).isGreaterThan(SEEDS / 2);
  }

  @Test
  @Rule({"3.2.3-b/r34", "3.3-f"})
  void R3_2_3_b_r34_aDropThatIsBegunCanBeCompleted() {
    int flown = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      Position position =
          crowded(TurnPhase.MOVEMENT, new Random(seed))
              .frame(new MovementFrame.Moving(GERMAN))
              .position();
      flown += drafted(position, AirCommand.Drop.class, seed);
    }
    assertThat(flown).isGreaterThan(SEEDS / 2);
  }

  /** Gives such an order by lot to its end, and launches it last; returns 0 if there is none. */
  private static int drafted(Position before, Class<? extends Command> order, int seed) {
    OfferSampler offerSampler = OfferSampler.of(seed);
    List<Offer<Command>> first = new ArrayList<>(Situation.asked(before, GERMAN).offers().offers());
    first.removeIf(offer -> offer.command() != order);
    if (first.isEmpty()) {
      return 0;
    }
    Position now = Situation.after(before, GERMAN, drawn(offerSampler, first));
    while (now.agenda().top() instanceof DraftFrame) {
      Asked<Command> asked = Situation.asked(now, GERMAN);
      List<Offer<Command>> offers = new ArrayList<>(asked.offers().offers());
      assertThat(offers).as("seed %s, %s", seed, now.agenda().top()).isNotEmpty();
      assertThat(asked.offers().admits(asked.fallback())).as("seed %s", seed).isTrue();
      for (Offer<Command> offer : offers) {
        assertThat(offer.parameters()).noneMatch(one -> isEmpty(one.domain()));
      }
      if (offers.size() > 1) {
        offers.removeIf(offer -> offer.command() == OffensiveCommand.LaunchOffensive.class);
      }
      now = Situation.after(now, GERMAN, drawn(offerSampler, offers));
    }
    return 1;
  }

  private static boolean isEmpty(Domain domain) {
    return domain instanceof Domain.One(List<?> values) && values.isEmpty();
  }

  @SuppressWarnings("unchecked") // lots know no game
  private static Command drawn(OfferSampler offerSampler, List<Offer<Command>> offers) {
    return (Command) offerSampler.command((Offers<Object>) (Offers<?>) new Offers<>(offers));
  }
}

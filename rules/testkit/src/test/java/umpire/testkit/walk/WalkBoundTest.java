package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

class WalkBoundTest {
  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");
  private static final Command FALLBACK = new Command.Bid(1);

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
  private final Match match =
      Match.open(book, book.pack().scenario("duel"), book.pack().choose(Map.of()), 1);
  private final CommandGenerator commandGenerator =
      new CommandGenerator(
          Walk.random(1), new KnownValues(book.pack(), Walk.random(1)), book.types().command());
  private final WalkBound walkBound = new WalkBound();

  @Test
  void afterFortyActionsASeatTakesTheFallback() {
    assertThat(actions(RED, 200)).isEqualTo(WalkBound.MOST_ACTIONS);
    assertThat(actions(RED, 10)).isZero();
    assertThat(actions(BLUE, 10)).isEqualTo(10);
  }

  @Test
  void aFrameThatIsNewOnTheAgendaIsCountedAnew() {
    assertThat(actions(RED, 100)).isEqualTo(WalkBound.MOST_ACTIONS);
    match.put(new Input.Chosen<>(RED, FALLBACK));
    match.put(new Input.Chosen<>(BLUE, FALLBACK));
    assertThat(match.pending()).isInstanceOf(Pending.Draw.class);
    assertThat(actions(RED, 100)).isEqualTo(WalkBound.MOST_ACTIONS);
  }

  private Object drawn(Asked<Object> asked) {
    return commandGenerator.offered(asked.offers());
  }

  private int actions(Seat seat, int orders) {
    Domain amounts = new Domain.Number(1, 1_000_000);
    Offers<Object> offers = new Offers<>(List.of(Offer.of(Command.Bid.class, "amount", amounts)));
    Asked<Object> asked = new Asked<>(new DecisionId(1), new RuleId("1.1"), offers, FALLBACK);
    int actions = 0;
    for (int i = 0; i < orders; i++) {
      actions += walkBound.begin(match, seat, asked, () -> drawn(asked)).equals(FALLBACK) ? 0 : 1;
    }
    return actions;
  }
}

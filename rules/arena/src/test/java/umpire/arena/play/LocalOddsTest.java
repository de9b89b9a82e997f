package umpire.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.opponent.OddsSource;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

/** In a melee the two who do not shoot bid in secret before the die. */
class LocalOddsTest {
  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");
  private static final Object AIM = new Command.Aim(new Place("0101"));
  private static final Object FIRE = new Command.Fire(1);

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void everyoneWhoIsStillToAnswerIsTakenToLetItPass() {
    Match melee = actionOf(RED);
    assertThat(new LocalOdds(book, RED, () -> melee).of(List.of(AIM, FIRE)))
        .isInstanceOf(OddsSource.Prospect.Battle.class);
  }

  @Test
  void aSeatThatHasAnsweredIsNotWaitedForAgain() {
    Match melee = actionOf(RED);
    melee.put(new Input.Chosen<>(RED, AIM));
    melee.put(new Input.Chosen<>(RED, FIRE));
    assertThat(new LocalOdds(book, BLUE, () -> melee).of(List.of(new Command.Bid(2))))
        .isInstanceOf(OddsSource.Prospect.Battle.class);
  }

  @Test
  void whereADieIsThrownFirstNoBattleIsForeseen() {
    Match melee = opened();
    assertThat(new LocalOdds(book, RED, () -> melee).of(List.of(new Command.Bid(2))))
        .isEqualTo(new OddsSource.Prospect.Quiet());
  }

  private Match opened() {
    return Match.bare(book, book.pack().scenario("melee"), book.pack().choose(Map.of()), 1);
  }

  private Match actionOf(Seat seat) {
    Match match = opened();
    Scenario melee = book.pack().scenario("melee");
    melee.seats().forEach(one -> match.put(new Input.Chosen<>(one, new Command.Bid(1))));
    if (match.pending() instanceof Pending.Draw<Object> draw) {
      match.put(match.drawn(draw));
    }
    if (match.pending() instanceof Pending.Choices<Object> choices
        && !choices.asked().containsKey(seat)) {
      match.put(new Input.Chosen<>(choices.waitedFor().getFirst(), new Command.Pass()));
    }
    return match;
  }
}

package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.id.DecisionId;
import umpire.kernel.play.Barrier;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;

/** What the engine guarantees beyond what the contract of every game asks. */
class FlowTest {
  private static final Seat RED = new Seat("red");
  private static final Seat BLUE = new Seat("blue");
  private static final Rulebook BOOK = Rulebook.of(new Skirmish(Flaw.NONE));

  private static Step<Position, Command, Frame, Frame.Ended> ended() {
    return Step.ends(Frame.Ended.class, Frame.Ended::outcome);
  }

  @Test
  void aFrameWithoutAStepIsRefusedWhenTheGameIsMade() {
    assertThatThrownBy(() -> new Steps<Position, Command, Frame>(Frame.class, List.of(ended())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no step");
  }

  @Test
  void aFrameWithTwoStepsIsRefusedWhenTheGameIsMade() {
    assertThatThrownBy(
            () -> new Steps<Position, Command, Frame>(Frame.class, List.of(ended(), ended())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Ended has two steps");
  }

  /** A stored position asks the same as the ruling that led to it, and the two rests are equal. */
  @Test
  void aRestIsThatOfItsPosition() {
    Rest<Object, Object> open = opened();
    Rest<Object, Object> stored = BOOK.play().at(open.position());
    assertThat(stored).isEqualTo(open).hasSameHashCodeAs(open);
    Rest<Object, Object> other = Rest.of(open.position(), open.pending());
    assertThat(open).isEqualTo(other);
    assertThat(other).isEqualTo(open).hasSameHashCodeAs(open);
  }

  /** A rest that somebody else made is ruled on like the flow's own. */
  @Test
  void aRestThatIsNotTheFlowsOwnIsRuledOnToo() {
    Rest<Object, Object> open = opened();
    Input<Object> bid = new Input.Chosen<>(RED, new Command.Bid(2));
    assertThat(BOOK.play().rule(Rest.of(open.position(), open.pending()), bid))
        .isInstanceOf(Ruling.Accepted.class)
        .isEqualTo(BOOK.play().rule(open, bid));
  }

  /** An answer is counted when the last is in, and for all who were asked. */
  @Test
  void aWindowIsCountedWhenItCloses() {
    Rest<Object, Object> one = after(opened(), RED, new Command.Bid(2));
    assertThat(((Position) one.position()).tally().decisions()).isZero();
    Rest<Object, Object> both = after(one, BLUE, new Command.Bid(1));
    assertThat(((Position) both.position()).tally().decisions()).isEqualTo(2);
    assertThat(both.pending()).isInstanceOf(Pending.Draw.class);
  }

  /** Who undoes an order looks at nothing but this. */
  @Test
  void aRulingSaysWhyNobodyGoesBackBehindIt() {
    Rest<Object, Object> open = opened();
    assertThat(barrier(open, new Input.Lapsed<>(RED, decision(open, RED))))
        .isEqualTo(Barrier.LAPSED);
    assertThat(barrier(open, new Input.Chosen<>(RED, new Command.Bid(2))))
        .isEqualTo(Barrier.SEALED);
    Rest<Object, Object> draw =
        after(after(open, RED, new Command.Bid(2)), BLUE, new Command.Bid(1));
    Input<Object> die = new Input.Drawn<>(((Pending.Draw<Object>) draw.pending()).id(), List.of(6));
    assertThat(barrier(draw, die)).isEqualTo(Barrier.DRAWN);
    Rest<Object, Object> acting = accepted(draw, die).after();
    Seat first = ((Pending.Choices<Object>) acting.pending()).waitedFor().getFirst();
    assertThat(barrier(acting, new Input.Chosen<>(first, new Command.Pass())))
        .isEqualTo(Barrier.NONE);
    assertThat(Barrier.of(List.of(new SkirmishEvent.BidsOpened(Map.of()))))
        .isEqualTo(Barrier.REVEALED);
  }

  private static DecisionId decision(Rest<Object, Object> rest, Seat seat) {
    return Objects.requireNonNull(((Pending.Choices<Object>) rest.pending()).asked().get(seat))
        .id();
  }

  private static Barrier barrier(Rest<Object, Object> rest, Input<Object> input) {
    return accepted(rest, input).barrier();
  }

  @Test
  void aFreeActIsRefusedWhereNoChoiceIsWaitedFor() {
    Rest<Object, Object> one = after(opened(), RED, new Command.Bid(2));
    Rest<Object, Object> draw = after(one, BLUE, new Command.Bid(1));
    Ruling<Object, Object, Object> taunt =
        BOOK.play().rule(draw, new Input.Chosen<>(BLUE, new Command.Taunt()));
    assertThat(taunt)
        .isEqualTo(
            new Ruling.Refused<>(
                List.of(Finding.forbids("1.1", new Model.Why.NotOffered("Rolling")))));
  }

  @Test
  void anAudienceSaysWhoIsShownWhat() {
    record Blank() {}
    Viewer red = new Viewer.Of(RED);
    Viewer blue = new Viewer.Of(BLUE);
    assertThat(new Audience.Everyone().shown("e", blue)).isEqualTo(new ShownEvent.Whole<>("e"));
    assertThat(new Audience.Nobody().shown("e", red)).isEqualTo(new ShownEvent.Unseen<>());
    Audience only = new Audience.Only(Set.of(RED));
    assertThat(only.shown("e", red)).isEqualTo(new ShownEvent.Whole<>("e"));
    assertThat(only.shown("e", blue)).isEqualTo(new ShownEvent.Unseen<>());
    assertThat(only.shown("e", new Viewer.Everyone())).isEqualTo(new ShownEvent.Unseen<>());
    Audience blanked = new Audience.Blanked(Set.of(RED), new Blank());
    assertThat(blanked.shown("e", red)).isEqualTo(new ShownEvent.Whole<>("e"));
    assertThat(blanked.shown("e", blue)).isEqualTo(new ShownEvent.Blanked<>(new Blank()));
  }

  private static Rest<Object, Object> opened() {
    return BOOK.play().open(BOOK.pack().scenario("duel"), BOOK.pack().choose(Map.of()));
  }

  private static Rest<Object, Object> after(Rest<Object, Object> rest, Seat seat, Command command) {
    return accepted(rest, new Input.Chosen<>(seat, command)).after();
  }

  private static Ruling.Accepted<Object, Object, Object> accepted(
      Rest<Object, Object> rest, Input<Object> input) {
    return switch (BOOK.play().rule(rest, input)) {
      case Ruling.Accepted<Object, Object, Object> accepted -> accepted;
      case Ruling<Object, Object, Object> other -> throw new AssertionError(other);
    };
  }
}

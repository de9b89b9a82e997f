package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Audience;
import umpire.kernel.event.Event;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.standard.JudgedChoice;
import umpire.kernel.standard.PublicEvent;
import umpire.kernel.standard.PublicFrame;
import umpire.kernel.standard.StandardEvent;
import umpire.kernel.standard.StandardTexts;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishScript;

/** What games without secrets take from the kernel; River Crossing plays with all of it. */
class StandardTest {
  private static final Seat RED = new Seat("red");
  private static final StandardTexts<Position, Frame> TEXTS =
      new StandardTexts<>("1.1", top -> new Model.Why.NotOffered(top.getClass().getSimpleName()));
  private static final Frame.Rolling ROLLING = new Frame.Rolling();
  private static final Frame.Acting ACTING = new Frame.Acting(RED, false);

  /** One command may be sneaking to 0101, but that is barred. */
  private static final JudgedChoice<Position, Command, Frame, Frame.Acting> CHOICE =
      new JudgedChoice<>(
          Frame.Acting.class,
          "2.1",
          Frame.Acting::seat,
          (_, _) -> List.of(sneak("0101"), sneak("0102"), sneak("0103"), new Command.Pass()),
          (_, _, command) ->
              Finding.forbidsUnless(
                  !command.equals(sneak("0101")), "2.2", new Model.Why.NotOffered("here")),
          (frame, command, ruling) ->
              ruling.replaceFrame(new Frame.Acting(frame.seat(), command.equals(sneak("0102")))));

  private final Position position = opened();
  private final RulingInProgress<Position, Frame> ruling =
      new RulingInProgress<>(position, SkirmishScript.of(Flaw.NONE).steps(), TEXTS);

  private static Command sneak(String to) {
    return new Command.Sneak(new Place(to));
  }

  private static Position opened() {
    Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
    return (Position)
        book.play().open(book.pack().scenario("duel"), book.pack().choose(Map.of())).position();
  }

  @Test
  void framesComeAndGo() {
    int depth = position.agenda().frames().size();
    ruling.pushFrame(ROLLING);
    assertThat(ruling.position().agenda().frames()).hasSize(depth + 1).endsWith(ROLLING);
    ruling.replaceFrame(ACTING);
    assertThat(ruling.position().agenda().frames()).hasSize(depth + 1).endsWith(ACTING);
    ruling.popFrame();
    assertThat(ruling.position()).isEqualTo(position);
    assertThat(ruling.events()).allMatch(event -> event.audience() instanceof Audience.Nobody);
  }

  @Test
  void decisionsDrawsAndQuestionsAreCounted() {
    ruling.add(TEXTS.answered(position, RED, 2));
    ruling.add(TEXTS.drawn(new DrawId(1), List.of(4)).orElseThrow());
    assertThat(ruling.position().tally()).isEqualTo(new MatchCounters(2, 1, 0));
    StandardEvent.askSupply(ruling, ROLLING);
    assertThat(ruling.position().tally()).isEqualTo(new MatchCounters(2, 1, 1));
    StandardEvent.askCombat(ruling, ACTING);
    assertThat(ruling.position().tally()).isEqualTo(new MatchCounters(2, 2, 2));
    assertThat(ruling.position().agenda().top()).isEqualTo(ACTING);
  }

  @Test
  void aReportIsShownToEverybodyWithItsFindings() {
    Finding finding = Finding.notes("2.1", new Model.Why.NotOffered("shot"));
    Model.ShotReport report = new Model.ShotReport(4, true, List.of(finding));
    Event<Position> fought =
        TEXTS
            .reported(
                new QuestionId(2), new Adjudicator.Combat(new DrawId(3), new RuleId("2.1")), report)
            .orElseThrow();
    assertThat(fought)
        .isEqualTo(new StandardEvent.CombatReported<>(new QuestionId(2), new DrawId(3), report));
    assertThat(fought.findings()).containsExactly(finding);
    assertThat(fought.audience()).isInstanceOf(Audience.Everyone.class);
    assertThat(fought.applied(position)).isEqualTo(position);
    Event<Position> traced =
        TEXTS
            .reported(new QuestionId(1), new Adjudicator.Supply(), new Model.NoTraceReport())
            .orElseThrow();
    assertThat(traced.audience()).isInstanceOf(Audience.Everyone.class);
    assertThat(traced.findings()).isEmpty();
  }

  @Test
  void everybodySeesWhoPasses() {
    Event<Position> passed = new StandardEvent.Passed<>(RED);
    assertThat(passed.audience()).isInstanceOf(Audience.Everyone.class);
    assertThat(passed.applied(position)).isEqualTo(position);
  }

  @Test
  void refusalsHaveTheGamesReason() {
    assertThat(TEXTS.notAsked(ROLLING))
        .isEqualTo(Finding.forbids("1.1", new Model.Why.NotOffered("Rolling")));
    assertThat(TEXTS.notOffered(new RuleId("3.1"), ROLLING, Optional.empty()))
        .isEqualTo(Finding.forbids("3.1", new Model.Why.NotOffered("Rolling")));
  }

  @Test
  void whatNothingBarsIsOffered() {
    Offers<Command> offers = CHOICE.offers(position, ACTING, RED);
    assertThat(offers.admits(sneak("0101"))).isFalse();
    assertThat(List.of(sneak("0102"), sneak("0103"), new Command.Pass())).allMatch(offers::admits);
    assertThat(CHOICE.fallback(position, ACTING, RED, offers)).isEqualTo(sneak("0102"));
    assertThat(CHOICE.refusalFindings(position, ACTING, RED, sneak("0101")))
        .extracting(finding -> finding.rule().value())
        .containsExactly("2.2");
    assertThat(CHOICE.refusalFindings(position, ACTING, RED, sneak("0102"))).isEmpty();
    assertThat(CHOICE.seats(position, ACTING)).containsExactly(RED);
    CHOICE.take(ACTING, RED, sneak("0102"), ruling);
    assertThat(ruling.position().agenda().top()).isEqualTo(new Frame.Acting(RED, true));
  }

  @Test
  void everybodySeesWhatIsPublic() {
    record Open() implements PublicFrame<Open> {}
    record Public() implements PublicEvent<Position> {
      @Override
      public Position applied(Position before) {
        return before;
      }
    }
    assertThat(new Open().seen(new Viewer.Everyone())).hasValue(new Open());
    assertThat(new Public().audience()).isEqualTo(new Audience.Everyone());
  }
}

package umpire.testkit.skirmish;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.Flow;
import umpire.kernel.id.DecisionId;
import umpire.kernel.play.Asked;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Model.View;

/** The skirmish with flaws that the flow does not let a script have. */
final class FlawedPlay implements Ruleset<Position, Command, Event<Position>, View> {
  private final Flow<Position, Command, Frame, View> sound;
  private final Flaw flaw;
  private int applied;

  FlawedPlay(Flaw flaw) {
    this.sound = new Flow<>(SkirmishScript.of(flaw));
    this.flaw = flaw;
  }

  @Override
  public Rest<Position, Command> open(Scenario scenario, Options options) {
    return shared(sound.open(scenario, options));
  }

  @Override
  public Rest<Position, Command> at(Position position) {
    return shared(sound.at(position));
  }

  /** Everybody asked has the number of the first decision. */
  private Rest<Position, Command> shared(Rest<Position, Command> rest) {
    if (flaw != Flaw.SHARES_A_DECISION
        || !(rest.pending() instanceof Pending.Choices<Command> choices)) {
      return rest;
    }
    DecisionId first = new DecisionId(rest.position().tally().decisions() + 1);
    Map<Seat, Asked<Command>> asked = new HashMap<>(choices.asked());
    asked.replaceAll((_, one) -> new Asked<>(first, one.rule(), one.offers(), one.fallback()));
    return Rest.of(
        rest.position(),
        new Pending.Choices<>(choices.answer(), asked, choices.answered(), choices.free()));
  }

  @Override
  public Ruling<Position, Command, Event<Position>> rule(
      Rest<Position, Command> rest, Input<Command> input) {
    return switch (input) {
      case Input.Chosen<Command>(var _, Command command)
          when flaw == Flaw.REFUSES_AN_OFFER && command.equals(new Command.Fire(2)) ->
          refused(rest, "");
      case Input.Lapsed<Command> _ when flaw == Flaw.REFUSES_A_LAPSE -> refused(rest, "");
      case Input<Command> other -> told(rest, other, sound.rule(rest, other));
    };
  }

  private Ruling<Position, Command, Event<Position>> told(
      Rest<Position, Command> rest,
      Input<Command> input,
      Ruling<Position, Command, Event<Position>> ruling) {
    return switch (ruling) {
      case Ruling.Accepted<Position, Command, Event<Position>>(
              var events,
              var after,
              var barrier) ->
          new Ruling.Accepted<>(events, shared(after), barrier);
      case Ruling.Drafted<Position, Command, Event<Position>>(var events, var after) ->
          new Ruling.Drafted<>(events, shared(after));
      case Ruling.Refused<Position, Command, Event<Position>> _
          when flaw == Flaw.LEAKS_IN_A_REFUSAL ->
          refused(rest, rest.position().hidden().toString());
      case Ruling.Refused<Position, Command, Event<Position>> _
          when flaw == Flaw.ACCEPTS_WHAT_IS_NOT_OFFERED
              && input instanceof Input.Chosen<Command>(var _, Command.Sneak _)
              && rest.position().agenda().top() instanceof Frame.Acting(Seat seat, boolean _) ->
          sound.rule(rest, new Input.Chosen<>(seat, new Command.Pass()));
      case Ruling.Refused<Position, Command, Event<Position>> refused -> refused;
    };
  }

  private static Ruling<Position, Command, Event<Position>> refused(
      Rest<Position, Command> rest, String leak) {
    String step = rest.position().agenda().top().getClass().getSimpleName();
    return new Ruling.Refused<>(
        List.of(Finding.forbids("1.1", new Model.Why.NotOffered(step + leak))));
  }

  @Override
  public Position apply(Position position, Event<Position> event) {
    applied++;
    Position after = sound.apply(position, event);
    return flaw == Flaw.REPLAY_DIFFERS && event instanceof SkirmishEvent.ShotResolved
        ? after.hit(applied % 7)
        : after;
  }

  @Override
  public View view(Position position, Viewer viewer) {
    if (flaw == Flaw.VIEW_FAILS && position.turn() == 3) {
      throw new IllegalStateException("no view of turn 3");
    }
    return sound.view(position, viewer);
  }

  @Override
  public ShownEvent<Event<Position>> shown(Event<Position> event, Viewer viewer) {
    return sound.shown(event, viewer);
  }

  @Override
  public List<Finding> findings(Event<Position> event) {
    return sound.findings(event);
  }

  @Override
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return sound.supply(position, seat);
  }

  @Override
  public BoardContents sketch(View view) {
    return sound.sketch(view);
  }

  @Override
  public Position resample(Position position, Viewer viewer, Chance chance) {
    return flaw == Flaw.RESAMPLES_NOTHING ? position : sound.resample(position, viewer, chance);
  }

  @Override
  public boolean hides(Position position, Viewer viewer) {
    return flaw != Flaw.DENIES_WHAT_IT_HIDES && sound.hides(position, viewer);
  }

  @Override
  public SequenceOfPlay outline() {
    return sound.outline();
  }
}

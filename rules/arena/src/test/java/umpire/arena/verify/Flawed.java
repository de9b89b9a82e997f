package umpire.arena.verify;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Input;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;

/** A ruleset with one flaw planted in it. */
record Flawed(Ruleset<Object, Object, Object, Object> sound, Flaw flaw)
    implements Ruleset<Object, Object, Object, Object> {
  /** What is wrong with it. */
  enum Flaw {
    /** Every command is refused. */
    REFUSES,
    /** Everyone sees what the second seat sees. */
    SHOWS_ALL
  }

  private static final Viewer GERMAN = new Viewer.Of(new Seat("german"));

  @Override
  public Rest<Object, Object> open(Scenario scenario, Options options) {
    return sound.open(scenario, options);
  }

  @Override
  public Rest<Object, Object> at(Object position) {
    return sound.at(position);
  }

  @Override
  public Ruling<Object, Object, Object> rule(Rest<Object, Object> rest, Input<Object> input) {
    Ruling<Object, Object, Object> ruling = sound.rule(rest, input);
    return flaw == Flaw.REFUSES
            && input instanceof Input.Chosen<Object>
            && ruling instanceof Ruling.Accepted<Object, Object, Object>
        ? new Ruling.Refused<>(
            List.of(Finding.forbids("6.0", new umpire.kernel.citation.Reason() {})))
        : ruling;
  }

  @Override
  public Object apply(Object position, Object event) {
    return sound.apply(position, event);
  }

  @Override
  public Object view(Object position, Viewer viewer) {
    return sound.view(position, flaw == Flaw.SHOWS_ALL ? GERMAN : viewer);
  }

  @Override
  public ShownEvent<Object> shown(Object event, Viewer viewer) {
    return sound.shown(event, viewer);
  }

  @Override
  public List<Finding> findings(Object event) {
    return sound.findings(event);
  }

  @Override
  public Optional<SupplyQuery> supply(Object position, Seat seat) {
    return sound.supply(position, seat);
  }

  @Override
  public BoardContents sketch(Object view) {
    return sound.sketch(view);
  }

  @Override
  public Object resample(Object position, Viewer viewer, Chance chance) {
    return sound.resample(position, viewer, chance);
  }

  @Override
  public boolean hides(Object position, Viewer viewer) {
    return sound.hides(position, viewer);
  }

  @Override
  public SequenceOfPlay outline() {
    return sound.outline();
  }
}

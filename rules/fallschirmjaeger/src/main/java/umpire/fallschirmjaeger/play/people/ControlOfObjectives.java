package umpire.fallschirmjaeger.play.people;

import java.util.Map;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;

/** 4.0b: points are scored as soon as an objective is German, and lost as soon as it is not. */
@Rule({"4.0b", "4.0a"})
public record ControlOfObjectives(Objectives objectives) implements AtOnce<Position, Frame> {
  @Override
  @SuppressWarnings("ReferenceEquality") // the same objects stay while nothing of them changes
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (before.forces().pieces() == position.forces().pieces()
        && before.ground() == position.ground()) {
      return;
    }
    for (Map.Entry<String, Integer> one : objectives.all().entrySet()) {
      boolean german = objectives.germanControls(position, one.getKey());
      if (german != position.score().held().contains(one.getKey())) {
        ruling.add(new TurnEvent.ObjectiveChanged(one.getKey(), german, one.getValue()));
      }
    }
  }
}

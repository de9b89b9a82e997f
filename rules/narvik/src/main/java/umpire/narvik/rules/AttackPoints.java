package umpire.narvik.rules;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;

/**
 * 29.0 The Germans score for each Allied attack with ships or artillery: an interdiction, or an
 * assault or contested landing in which they take part; more for an attack on Narvik.
 */
public final class AttackPoints {
  private final VictoryPoints points;

  public AttackPoints(VictoryPoints points) {
    this.points = points;
  }

  /** Scores one attack action with ships or artillery; to be called once for it (ruling 26). */
  @Rule({"29.0", "29.0/r26"})
  public void score(RulingInProgress<Position, Frame> ruling, Place target) {
    boolean narvik = target.equals(Landmarks.NARVIK);
    points.score(
        ruling, Side.GERMAN, narvik ? "attack-on-narvik" : "attack-on-position", target.id());
  }
}

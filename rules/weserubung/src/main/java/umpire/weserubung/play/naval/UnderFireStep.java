package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.UnderFire;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.play.battle.HitConsequences;
import umpire.weserubung.rules.Dice;

/** 14.2.2 The batteries of Oslo fire at ships that have entered one of their hexes. */
final class UnderFireStep implements Step<Position, Command, Frame, UnderFire> {
  private final Batteries batteries;
  private final Shells shells;
  private final UnderWayStep underWay;
  private final HitConsequences hitConsequences;

  UnderFireStep(
      Batteries batteries, Shells shells, UnderWayStep underWay, HitConsequences hitConsequences) {
    this.batteries = batteries;
    this.shells = shells;
    this.underWay = underWay;
    this.hitConsequences = hitConsequences;
  }

  @Override
  public Class<UnderFire> frame() {
    return UnderFire.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, UnderFire frame) {
    if (!frame.fired()) {
      return Dice.thrown(position, new RuleId("14.2.2"), batteries.dice(position));
    }
    return frame.hits() > 0 ? new Wait.Choice<>(shells, frame) : new Wait.Nothing<>();
  }

  /** 14.2.2: the dice of the batteries have fallen. */
  @Override
  @Rule("14.2.2")
  public void drawn(UnderFire frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    Voyage voyage = frame.voyage();
    int hits = Batteries.hits(dice);
    ruling.add(new NavalEvent.BatteriesFired(voyage.at(), dice, hits));
    int asked = shells.bear(voyage, hits, ruling);
    ruling.replaceFrame(new UnderFire(voyage, true, asked));
  }

  /** 14.2.2: whoever is left goes on or turns. */
  @Override
  @Rule("14.2.2")
  public void enter(UnderFire frame, RulingInProgress<Position, Frame> ruling) {
    if (hitConsequences.settles(ruling)) {
      return;
    }
    Voyage voyage = frame.voyage();
    List<String> left = ShipPositions.left(ruling.position(), voyage.ships(), voyage.at());
    if (left.isEmpty()) {
      Sailing.arrived(ruling);
    } else {
      underWay.ask(voyage.with(left), ruling);
    }
  }
}

package umpire.narvik.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.narvik.combat.AirRaid;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.model.Position;
import umpire.narvik.model.state.AirPower;

/** 18 What happens in the air. */
public sealed interface AirEvent extends Event {
  /** 18.1: the Germans get one point more at the end of an Allied action, once a turn. */
  record BonusPoint(int points) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      AirPower air = before.air();
      return before.with(
          new AirPower(points, true, air.reconnaissance(), air.emergency(), air.emergencyUsed()));
    }
  }

  /** The combat adjudicator was asked; no viewer sees the brief. */
  record RaidAsked(QuestionId question, DrawId draw, AirRaid raid)
      implements AirEvent, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw).asked(question));
    }
  }

  /** 18.1.2, 18.1.3: the mission was flown, with every die. */
  record RaidFlown(QuestionId question, DrawId draw, Place hex, AirRaidReport report)
      implements AirEvent, SeenByAll, ChangesNothing {
    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 11.3: a hex was reconnoitred. */
  record Reconnoitred(Place hex) implements AirEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      AirPower air = before.air();
      return before.with(
          new AirPower(
              air.points() - 1,
              air.bonusTaken(),
              air.reconnaissance() - 1,
              air.emergency(),
              air.emergencyUsed()));
    }
  }
}

package umpire.fallschirmjaeger.event;

import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Sorted;
import umpire.kernel.standard.ReportedEvent;

/** What happens by air barrages. */
public sealed interface StrikeEvent extends Event {
  /** T-AirSupport: the die for a nation, and its aircraft of the turn. */
  record SupportDrawn(DrawId draw, Nation nation, int die, Map<String, Integer> aircraft)
      implements StrikeEvent {
    public SupportDrawn {
      aircraft = Sorted.map(aircraft);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw));
    }
  }

  /** 1.9a: a barrage was placed. */
  record BarragePlaced(Sortie sortie) implements StrikeEvent {}

  /** 1.8: anti-aircraft units fired at barrages; forced shots do not count as theirs (1.8a). */
  record BarragesFiredAt(
      QuestionId question, DrawId draw, Map<String, Place> shots, AntiAircraftReport report)
      implements StrikeEvent, ReportedEvent<Position> {
    public BarragesFiredAt {
      shots = Sorted.map(shots);
    }

    @Override
    public Position applied(Position before) {
      return before.withEach(shots.keySet(), piece -> piece.with(Mark.FIRED));
    }
  }

  /** 1.9a: the barrages hit. The steps that they cost are events of their own. */
  record StrikeMade(QuestionId question, DrawId draw, List<Sortie> sorties, BarrageReport report)
      implements StrikeEvent, ReportedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.withEach(report.units(), piece -> piece.with(Mark.DISORGANISED));
    }
  }
}

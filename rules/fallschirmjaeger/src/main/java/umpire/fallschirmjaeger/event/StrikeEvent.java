package umpire.fallschirmjaeger.event;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;

/** What happens by air barrages. */
public sealed interface StrikeEvent extends Event {
  /** T-AirSupport: the die for a nation, and its aircraft of the turn. */
  record SupportDrawn(DrawId draw, Nation nation, int die, Map<String, Integer> aircraft)
      implements StrikeEvent, SeenByAll {
    public SupportDrawn {
      aircraft = Collections.unmodifiableMap(new TreeMap<>(aircraft));
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw));
    }
  }

  /** 1.9a: a barrage was placed. */
  record BarragePlaced(Sortie sortie) implements StrikeEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before;
    }
  }

  /** 1.8: anti-aircraft units fired at barrages; forced shots do not count as theirs (1.8a). */
  record BarragesFiredAt(
      QuestionId question, DrawId draw, Map<String, Place> shots, AntiAircraftReport report)
      implements StrikeEvent, SeenByAll {
    public BarragesFiredAt {
      shots = Collections.unmodifiableMap(new TreeMap<>(shots));
    }

    @Override
    public Position applied(Position before) {
      return PieceChanges.each(before, shots.keySet(), piece -> piece.with(Mark.FIRED));
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** 1.9a: the barrages hit. The steps that they cost are events of their own. */
  record StrikeMade(QuestionId question, DrawId draw, List<Sortie> sorties, BarrageReport report)
      implements StrikeEvent, SeenByAll {
    public StrikeMade {
      sorties = List.copyOf(sorties);
    }

    @Override
    public Position applied(Position before) {
      return PieceChanges.each(before, report.units(), piece -> piece.with(Mark.DISORGANISED));
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }
}

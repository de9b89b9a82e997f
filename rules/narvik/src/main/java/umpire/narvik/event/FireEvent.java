package umpire.narvik.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.supply.SupplyBrief;
import umpire.narvik.supply.SupplyReport;

/** 16.1.1 What happens in an interdiction by artillery. */
public sealed interface FireEvent extends Event {
  /** 16.1.1: it was announced; the target is named by its token while it lies face down. */
  record InterdictionAnnounced(String target, Place hex, List<String> guns)
      implements FireEvent, SeenByAll, ChangesNothing {
    public InterdictionAnnounced {
      guns = List.copyOf(guns);
    }
  }

  /** 19.2: the supply adjudicator was asked; no viewer sees the brief. */
  record GunSupplyAsked(QuestionId question, SupplyBrief brief) implements FireEvent, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question));
    }
  }

  /**
   * 16.1.1: the guns fired.
   *
   * @param guns that fired
   * @param silent that did not, for want of a line; always empty in new events, since such guns
   *     cannot be named, but kept in stored matches
   * @param report the lines of all of them
   */
  record GunsFired(QuestionId question, List<String> guns, List<String> silent, SupplyReport report)
      implements FireEvent, SeenByAll {
    public GunsFired {
      guns = List.copyOf(guns);
      silent = List.copyOf(silent);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String gun : guns) {
        Unit unit = before.unit(gun);
        after = after.with(unit.fired(true));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      List<Finding> all = new ArrayList<>();
      report.lines().forEach(line -> all.addAll(line.findings()));
      silent.forEach(gun -> all.add(Finding.notes("16.1.1", new AirWhy.GunSilent(gun))));
      return List.copyOf(all);
    }
  }

  /**
   * 11.2 (ruling 21): what fire or an air raid did to a face-down counter, nothing included: its
   * side alone is told.
   */
  record HiddenUnderFire(Side side, String unit, int from, int to) implements FireEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.unit(unit).fatigued(to));
    }

    @Override
    public Audience audience() {
      return new Audience.Only(Set.of(side.seat()));
    }
  }
}

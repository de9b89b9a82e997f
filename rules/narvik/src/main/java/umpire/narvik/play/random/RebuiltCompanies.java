package umpire.narvik.play.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.play.concealment.CoveredCounters;
import umpire.narvik.rules.ChapterContext;

/** 23.4 Which company was rebuilt face down: the Germans alone know. */
public final class RebuiltCompanies implements Secret<Position> {
  private final ChapterContext chapterContext;
  private final CoveredCounters coveredCounters;

  /** The secret under an edition. */
  public RebuiltCompanies(ChapterContext chapterContext, CoveredCounters coveredCounters) {
    this.chapterContext = chapterContext;
    this.coveredCounters = coveredCounters;
  }

  @Override
  public boolean mayBeHidden(Position position, Viewer viewer) {
    return !Side.GERMAN.is(viewer) && !coveredCounters.rebuilt(position).isEmpty();
  }

  /** It may be any other that was eliminated before it came. */
  @Override
  @Rule("23.4")
  public Position resampled(Position position, Viewer viewer, Chance chance) {
    if (Side.GERMAN.is(viewer)) {
      return position;
    }
    Position other = position;
    for (Map.Entry<String, Integer> back : coveredCounters.rebuilt(position).entrySet()) {
      List<String> companies = new ArrayList<>(List.of(back.getKey()));
      OffMap offMap = other.progress().offMap();
      for (Map.Entry<String, Integer> gone : offMap.eliminated().entrySet()) {
        String id = gone.getKey();
        if (gone.getValue() < back.getValue()
            && chapterContext.mix().land(id).kind() == UnitType.INFANTRY_COMPANY
            && chapterContext.mix().land(id).side() == Side.GERMAN
            && !offMap.lost().contains(id)
            && !coveredCounters.named(other).contains(id)) {
          companies.add(id);
        }
      }
      if (companies.size() > 1) {
        String company = companies.get(chance.die(companies.size()) - 1);
        other = coveredCounters.renamed(other, Map.of(back.getKey(), company));
      }
    }
    return other;
  }
}

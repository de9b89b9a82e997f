package umpire.narvik.play.random;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.table.Table;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.rules.ChapterContext;

/** 23.4, 30.0 Which German counters may come: the counter mix is the limit. */
final class CompaniesAtHand {
  private final ChapterContext chapterContext;

  CompaniesAtHand(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /** The companies that may come for this reason, by id, those that are named already left out. */
  List<String> of(Position position, Newcomer.Origin origin, Collection<Newcomer> named) {
    Set<String> taken = named.stream().map(Newcomer::counter).collect(Collectors.toSet());
    return switch (origin) {
      case REPLACEMENT -> eliminated(position, taken);
      case INFANTRY -> pool(position, false, taken);
      case PARACHUTE -> pool(position, true, taken);
      case DECOY -> throw new IllegalArgumentException("a decoy comes with a company only");
    };
  }

  /** 23.4: any eliminated company; marine battalions are never rebuilt. */
  @Rule("23.4")
  private List<String> eliminated(Position position, Set<String> taken) {
    OffMap offMap = position.progress().offMap();
    return offMap.eliminated().keySet().stream()
        .filter(id -> !taken.contains(id) && !position.units().containsKey(id))
        .filter(id -> !offMap.lost().contains(id))
        .filter(this::germanCompany)
        .toList();
  }

  private boolean germanCompany(String id) {
    NarvikCounter.LandUnit counter = chapterContext.mix().land(id);
    return counter.side() == Side.GERMAN && counter.kind() == UnitType.INFANTRY_COMPANY;
  }

  /**
   * 30.0: the first counter of the pool that is not in play, one that was never used before one
   * that was eliminated; counters of a kind are all alike.
   */
  @Rule({"30.0", "23.4/r71"})
  private List<String> pool(Position position, boolean parachute, Set<String> taken) {
    Table<Boolean> pool = chapterContext.pack().table("reinforcement-pool");
    OffMap offMap = position.progress().offMap();
    return pool.rows().headings().stream()
        .filter(id -> pool.at(id, "parachute") == parachute)
        .filter(id -> !taken.contains(id) && !position.units().containsKey(id))
        .filter(id -> !offMap.departed().contains(id) && !offMap.lost().contains(id))
        .sorted(Comparator.comparing((String id) -> offMap.eliminated().containsKey(id)))
        .limit(1)
        .toList();
  }

  /** 11.2: decoys that are not in play, by id; there are never more than the counter mix has. */
  @Rule("11.2")
  List<String> decoys(Position position, Collection<Newcomer> named) {
    Set<String> taken = named.stream().map(Newcomer::counter).collect(Collectors.toSet());
    return allDecoys()
        .filter(id -> !taken.contains(id) && !position.units().containsKey(id))
        .sorted()
        .toList();
  }

  /** How many decoys there are. */
  int decoyLimit() {
    return (int) allDecoys().count();
  }

  private Stream<String> allDecoys() {
    return chapterContext.pack().counters().values().stream()
        .filter(NarvikCounter.LandUnit.class::isInstance)
        .map(NarvikCounter.LandUnit.class::cast)
        .filter(counter -> counter.kind() == UnitType.DECOY)
        .map(NarvikCounter.LandUnit::id);
  }
}

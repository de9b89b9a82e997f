package umpire.narvik.play.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Secret;
import umpire.kernel.play.Viewer;
import umpire.narvik.lore.Book;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.play.concealment.Covers;

/** 23.4 Which company was rebuilt face down: the Germans alone know. */
public final class RebuiltCompanies implements Secret<Position> {
  private final Book book;
  private final Covers covers;

  /** The secret under an edition. */
  public RebuiltCompanies(Book book, Covers covers) {
    this.book = book;
    this.covers = covers;
  }

  @Override
  public boolean hidden(Position position, Viewer viewer) {
    return !Side.GERMAN.is(viewer) && !covers.rebuilt(position).isEmpty();
  }

  /** It may be any other that was eliminated before it came. */
  @Override
  @Rule("23.4")
  public Position redrawn(Position position, Viewer viewer, Chance chance) {
    if (Side.GERMAN.is(viewer)) {
      return position;
    }
    Position other = position;
    for (Map.Entry<String, Integer> back : covers.rebuilt(position).entrySet()) {
      List<String> companies = new ArrayList<>(List.of(back.getKey()));
      OffMap offMap = other.progress().offMap();
      for (Map.Entry<String, Integer> gone : offMap.eliminated().entrySet()) {
        String id = gone.getKey();
        if (gone.getValue() < back.getValue()
            && book.mix().land(id).kind() == UnitType.INFANTRY_COMPANY
            && book.mix().land(id).side() == Side.GERMAN
            && !offMap.lost().contains(id)
            && !covers.named(other).contains(id)) {
          companies.add(id);
        }
      }
      if (companies.size() > 1) {
        String company = companies.get(chance.die(companies.size()) - 1);
        other = covers.renamed(other, Map.of(back.getKey(), company));
      }
    }
    return other;
  }
}

package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.SeaWays;

/** 8.1, 8.6 Ways at sea: where they may end, what they may lead through. */
final class SeaRoutes implements Trip {
  private final ShipPositions shipPositions;
  private final SeaWays ways;
  private final Errand errand;

  SeaRoutes(ShipPositions shipPositions, Errand errand) {
    this.shipPositions = shipPositions;
    this.ways = shipPositions.ways();
    this.errand = errand;
  }

  @Override
  public Errand errand() {
    return errand;
  }

  @Override
  public RuleId rule() {
    return new RuleId(errand == Errand.SORTIE ? "8.1-a" : "8.6-b");
  }

  private SeaPassage waters(Position position, List<String> ships) {
    return shipPositions.waters(position, shipPositions.side(ships.getFirst()), ships);
  }

  private int[] steps(Position position, Routing draft) {
    Side side = shipPositions.side(draft.pieces().getFirst());
    return shipPositions.steps(position, side, draft.at(), left(draft));
  }

  private int left(Routing draft) {
    return shipPositions.movement(draft.pieces()) - draft.spent();
  }

  /** True if ships could begin a way there with so much movement left. */
  boolean leadsAnywhere(SeaPassage seaPassage, List<String> ships, Place at, int left) {
    if (left <= 0) {
      return false;
    }
    int start = ways.number(at);
    int[] steps = ways.from(start, seaPassage.bars(), left);
    for (int number = 0; number < steps.length; number++) {
      if (number != start && steps[number] <= left && isEnd(seaPassage, ships, number)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    SeaPassage seaPassage = waters(position, draft.pieces());
    int left = left(draft);
    int start = ways.number(draft.at());
    int[] steps = steps(position, draft);
    boolean[] ends = new boolean[ways.size()];
    Set<Place> reached = new LinkedHashSet<>();
    for (int number = 0; number < steps.length; number++) {
      if (number != start && steps[number] <= left && isEnd(seaPassage, draft.pieces(), number)) {
        ends[number] = true;
        reached.add(ways.place(number));
      }
    }
    return new Onward(reached, through(seaPassage, steps, ends, left));
  }

  /** What the way may lead through: there is an end behind it that is not too far. */
  private List<Place> through(SeaPassage seaPassage, int[] steps, boolean[] ends, int left) {
    int[] behind = ways.from(ends, seaPassage.bars(), left);
    List<Place> through = new ArrayList<>();
    for (int number = 0; number < steps.length; number++) {
      if (steps[number] == 0 || seaPassage.bars()[number] != SeaWays.OPEN) {
        continue;
      }
      boolean leads =
          ends[number]
              ? steps[number] < left && ways.isBeside(number, ends)
              : steps[number] + behind[number] <= left;
      if (leads) {
        through.add(ways.place(number));
      }
    }
    return through;
  }

  /** True if ships may end a way there: to attack, or where no enemy bars it, within stacking. */
  @Rule({"8.1-b", "8.6-a", "3.1-b", "3.1-c"})
  boolean isEnd(SeaPassage seaPassage, List<String> ships, int number) {
    if (shipPositions.room(seaPassage, number) < ships.size()) {
      return false;
    }
    return errand == Errand.SORTIE ? isPrey(seaPassage, ships, number) : seaPassage.isFree(number);
  }

  /** 3.4.1-b: somebody in the group can attack somebody there. */
  private boolean isPrey(SeaPassage seaPassage, List<String> ships, int number) {
    return seaPassage.surfaced()[number] > 0
        ? anyAttacks(ships)
        : seaPassage.prey()[number] > 0 && anyHunts(ships);
  }

  private boolean anyAttacks(List<String> ships) {
    for (String ship : ships) {
      if (shipPositions.attacks(ship)) {
        return true;
      }
    }
    return false;
  }

  private boolean anyHunts(List<String> ships) {
    for (String ship : ships) {
      if (shipPositions.huntsSubmarines(ship)) {
        return true;
      }
    }
    return false;
  }

  /** True if a way that was declared may still be sailed, as the sea is now. */
  boolean isOpen(SeaPassage seaPassage, Voyage voyage) {
    for (int step = 1; step < voyage.way().size() - 1; step++) {
      if (seaPassage.bars()[ways.number(voyage.way().get(step))] != SeaWays.OPEN) {
        return false;
      }
    }
    int end = ways.number(voyage.end());
    boolean left = errand == Errand.SORTIE && seaPassage.prey()[end] == 0;
    return left
        ? shipPositions.room(seaPassage, end) >= voyage.ships().size()
        : isEnd(seaPassage, voyage.ships(), end);
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    SeaPassage seaPassage = waters(position, draft.pieces());
    int[] steps = steps(position, draft);
    List<Place> path = ways.way(steps, seaPassage.bars(), ways.number(to));
    return new Way(path, path.size() - 1);
  }

  @Override
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return end || !ways.has(to) ? bars(position, draft, to) : passing(position, draft, to);
  }

  private List<Finding> passing(Position position, Routing draft, Place to) {
    return waters(position, draft.pieces()).isFree(ways.number(to))
        ? List.of()
        : List.of(Finding.forbids("8.4-0", new NavalWhy.EnemyShipsThere(to)));
  }

  private List<Finding> bars(Position position, Routing draft, Place to) {
    if (!ways.has(to)) {
      return List.of(Finding.forbids("3.4-a", new NavalWhy.NoSeaThere(to)));
    }
    List<Finding> why = new ArrayList<>();
    SeaPassage seaPassage = waters(position, draft.pieces());
    int end = ways.number(to);
    int room = shipPositions.room(seaPassage, end);
    if (room < draft.pieces().size()) {
      why.add(Finding.forbids("3.1-b", new NavalWhy.NoRoomAtSea(to, room)));
    }
    if (errand == Errand.SORTIE) {
      why.addAll(noPrey(position, draft, to, seaPassage));
    } else if (!seaPassage.isFree(end)) {
      why.add(Finding.forbids("8.4-0", new NavalWhy.EnemyShipsThere(to)));
    }
    if (ways.from(ways.number(draft.at()), seaPassage.bars(), left(draft))[end] > left(draft)) {
      why.add(Finding.forbids(rule().value(), new NavalWhy.TooFarToSail(to, left(draft))));
    }
    return why;
  }

  private List<Finding> noPrey(Position position, Routing draft, Place to, SeaPassage seaPassage) {
    int end = ways.number(to);
    if (isPrey(seaPassage, draft.pieces(), end)) {
      return List.of();
    }
    if (seaPassage.prey()[end] > 0) {
      return List.of(Finding.forbids("3.4.1-b", new NavalWhy.OnlySubmarinesThere(to)));
    }
    return shipPositions
            .ships(position, shipPositions.side(draft.pieces().getFirst()).other(), to)
            .isEmpty()
        ? List.of(Finding.forbids("8.1-b", new NavalWhy.NobodyAtSeaThere(to)))
        : List.of(Finding.forbids("8.8-a", new NavalWhy.SafeInPort(to)));
  }

  /** 8.1-a, 8.6-b: the way is declared whole; from then on it may be watched. */
  @Override
  @Rule({"8.1-a", "8.6-b"})
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    Place from = whole.path().getFirst();
    boolean turned = false;
    boolean exposed = false;
    if (ruling.position().agenda().top() instanceof NavalFrame.UnderWay(Voyage before)) {
      from = before.from();
      turned = true;
      exposed = before.exposed();
    }
    int spent = whole.spent() - (whole.path().size() - 1);
    Voyage voyage = new Voyage(errand, whole.pieces(), from, whole.path(), spent, exposed);
    ruling.add(new NavalEvent.CourseSet(voyage, shipPositions.movement(voyage.ships())));
    NavalFrame.Voyaging frame = new NavalFrame.Voyaging(voyage, false, List.of());
    if (turned) {
      ruling.replaceFrame(frame);
    } else {
      ruling.pushFrame(frame);
    }
  }
}

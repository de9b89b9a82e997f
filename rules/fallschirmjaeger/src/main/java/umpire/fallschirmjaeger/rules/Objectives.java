package umpire.fallschirmjaeger.rules;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** 4.0a, 4.0b: which objectives the German controls, and their points. */
public record Objectives(ChapterContext context) implements AtOnce<Position, Frame> {
  private static final String DORDRECHT = "dordrecht-bridges";

  /** The points of all objectives, by id. */
  public Map<String, Integer> all() {
    Table<Integer> table = context.pack().table("strategic-points");
    Map<String, Integer> all = new TreeMap<>();
    table.rows().headings().forEach(id -> all.put(id, table.at(id, "points")));
    return all;
  }

  /** 4.0b: points are scored as soon as one is German, and lost as soon as it is not. */
  @Override
  @Rule({"4.0b", "4.0a"})
  @SuppressWarnings("ReferenceEquality") // the same objects stay while nothing of them changes
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (before.forces().pieces() == position.forces().pieces()
        && before.ground() == position.ground()) {
      return;
    }
    for (Map.Entry<String, Integer> one : all().entrySet()) {
      boolean german = germanControls(position, one.getKey());
      if (german != position.score().held().contains(one.getKey())) {
        ruling.add(new TurnEvent.ObjectiveChanged(one.getKey(), german, one.getValue()));
      }
    }
  }

  /** 4.0a: whether the German controls an objective; never outside the play area (4.0). */
  @Rule({"4.0a", "4.0a/r70", "4.0a/r71"})
  public boolean germanControls(Position position, String objective) {
    if (objective.startsWith("dordrecht")) {
      return inPlay(position, DORDRECHT)
          && position.ground().crossedLast(objective) == Side.GERMAN
          && all(position, DORDRECHT);
    }
    if (!inPlay(position, objective)) {
      return false;
    }
    if (objective.startsWith("moerdijk")) {
      return position.calendar().chose("bridge-control", "crossed")
          ? position.ground().crossedLast(objective) == Side.GERMAN
          : context.map().set(objective).stream()
              .filter(context.crossings()::fullBridge)
              .allMatch(position.ground().german()::contains);
    }
    boolean airfield =
        context.map().set(objective).stream()
            .anyMatch(hex -> context.map().hexHas(hex, "airfield"));
    return all(position, objective)
        && !(airfield && denied(position, context.map().set(objective)));
  }

  /** 4.0a: true if the hex is an airfield that the German controls. */
  public boolean germanAirfield(Position position, Place hex) {
    return context.map().hexHas(hex, "airfield")
        && position.ground().holder(hex) == Side.GERMAN
        && !denied(position, Set.of(hex));
  }

  /** 4.0b/r1: the hexes of an objective are a set of the map; that of Ypenburg is 49.16. */
  @Rule("4.0b/r1")
  private boolean all(Position position, String set) {
    return position.ground().german().containsAll(context.map().set(set));
  }

  private boolean inPlay(Position position, String set) {
    return context.area().hasAll(position.calendar().terms(), context.map().set(set));
  }

  /** 4.0a/r30: by every enemy unit with an anti-aircraft range, disorganised or not. */
  @Rule("4.0a/r30")
  private boolean denied(Position position, Set<Place> airfield) {
    for (Piece piece : context.mix().exposed(position, Side.ALLIED)) {
      int range = context.mix().counter(piece.id()).antiAircraftRange();
      for (Place hex : airfield) {
        if (range > 0 && context.map().distance(piece.place(), hex) <= range) {
          return true;
        }
      }
    }
    return false;
  }
}

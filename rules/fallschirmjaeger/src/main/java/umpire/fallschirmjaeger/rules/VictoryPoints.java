package umpire.fallschirmjaeger.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Gold;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Points;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** 4.0 The points of both sides. */
public final class VictoryPoints {
  private static final String POINTS = "points";

  private final ChapterContext context;
  private final ParachuteLosses losses;

  /** 4.0e(2)/r58: in order from the south. */
  private final List<Place> line = new ArrayList<>();

  /** Of an edition. */
  public VictoryPoints(ChapterContext context, ParachuteLosses losses) {
    this.context = context;
    this.losses = losses;
    Table<Place> hexes = context.pack().table("communication-hexes");
    for (String row : hexes.rows().headings()) {
      line.add(hexes.at(row, "hex"));
    }
  }

  /**
   * The points as things are.
   *
   * @param end true when the match is over: whoever is not evacuated is captured (4.0d)
   */
  @Rule("4.0")
  public Points of(Position position, boolean end) {
    Map<String, Integer> german = new TreeMap<>();
    Table<Integer> strategic = context.pack().table("strategic-points");
    position.score().held().forEach(id -> german.put(id, strategic.at(id, POINTS)));
    captures(position, Side.ALLIED, end, german);
    evacuations(position, german);
    add(german, "refinery", refinery(position));
    add(german, "line-of-communication", lineOfCommunication(position));
    add(german, "reinforcements", position.score().granted());
    Map<String, Integer> dutch = new TreeMap<>();
    captures(position, Side.GERMAN, false, dutch);
    add(dutch, "parachute-losses", lost("parachute-battalions", losses.all(position)));
    add(dutch, "ju52-losses", lost("ju52-points", position.air().lost()));
    return new Points(german, dutch);
  }

  private static void add(Map<String, Integer> points, String what, int more) {
    if (more != 0) {
      points.put(what, more);
    }
  }

  /** 4.0c: rounded, a half up (r23). */
  @Rule({"4.0c", "T-CRT/r23"})
  private int lost(String what, int lost) {
    Table<Integer> table = context.pack().table("loss-points");
    return rounded(lost, table.at(what, "each")) * table.at(what, POINTS);
  }

  private static int rounded(int dividend, int divisor) {
    return (2 * dividend + divisor) / (2 * divisor);
  }

  /** 4.0d: whom the other side has, of one side; at the end also whoever was not evacuated. */
  @Rule({"4.0d", "3.7"})
  private void captures(Position position, Side of, boolean end, Map<String, Integer> points) {
    Table<Integer> table = context.pack().table("capture-points");
    for (String id : table.rows().headings()) {
      if (context.mix().counter(id).side() == of
          && (captured(position, id) || (end && lost(position, id)))) {
        points.put("captured-" + id, table.at(id, POINTS));
      }
    }
  }

  /** True if the other side has the piece: a captive, one taken away, or gold in its hex. */
  @Rule({"4.0d", "3.6/r83"})
  public boolean captured(Position position, String id) {
    Piece piece = position.forces().inPlay().get(id);
    if (piece == null) {
      return position.forces().eliminated().contains(id);
    }
    return piece.is(Mark.CAPTIVE)
        || (context.mix().counter(id) instanceof Gold
            && position.ground().holder(piece.place()) == Side.GERMAN);
  }

  /** 4.0d/r19: still on the map at the end; of Winkelmann by the option. */
  @Rule("4.0d/r19")
  private static boolean lost(Position position, String id) {
    return position.has(id)
        && (!id.equals("winkelmann") || position.calendar().chose("winkelmann", "counts-at-end"));
  }

  /** 4.0f: by the date on which each was evacuated. */
  @Rule("4.0f")
  private void evacuations(Position position, Map<String, Integer> points) {
    Table<Integer> table = context.pack().table("evacuation-points");
    Table<TurnOfTrack> track = context.pack().table("turn-track");
    for (Map.Entry<String, Integer> one : position.score().evacuated().entrySet()) {
      String id = one.getKey();
      if (table.rows().headings().contains(id)) {
        TurnOfTrack turn = track.at(Integer.toString(one.getValue()), "turn");
        add(points, "evacuated-" + id, table.at(id, turn.evacuation()));
      }
    }
  }

  /** 4.0e(1): while none of its hexes is destroyed; nothing where it is not in the play area. */
  @Rule("4.0e(1)")
  private int refinery(Position position) {
    return position.ground().works().refinery().isEmpty()
            && context.area().hasAll(position.calendar().terms(), context.map().set("refinery"))
        ? context.number("points-for-a-whole-refinery")
        : 0;
  }

  /** 4.0e(2): the hexes up to the first that is blocked. */
  @Rule({"4.0e(2)", "4.0e(2)/r5", "4.0e(2)/r58", "4.0a/r72"})
  private int lineOfCommunication(Position position) {
    if (!position.calendar().terms().lineOfCommunication()) {
      return 0;
    }
    Set<Place> enemies = new TreeSet<>();
    context.mix().of(position, Side.ALLIED).forEach(piece -> enemies.add(piece.place()));
    for (Piece piece : context.mix().others(position)) {
      if (context.mix().truck(piece.id())) {
        enemies.add(piece.place());
      }
    }
    int open = 0;
    while (open < line.size() && !blocked(line.get(open), enemies)) {
      open++;
    }
    Table<Integer> table = context.pack().table("line-of-communication");
    int points = rounded(open, table.at("hexes-for-a-point", "value"));
    return Math.min(points, table.at("most-points", "value"));
  }

  private boolean blocked(Place hex, Set<Place> enemies) {
    return enemies.contains(hex)
        || context.map().neighbours(hex).stream().anyMatch(enemies::contains);
  }
}

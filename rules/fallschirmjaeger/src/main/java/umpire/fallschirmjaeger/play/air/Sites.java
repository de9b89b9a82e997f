package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** What can come down in each hex, by its ground, what is there and what is named for it. */
final class Sites {
  private static final String STADIUM = "stadium";

  private final ChapterContext context;
  private final Entry entry;

  /** The hexes where anything can come down, in order, with the ways that their ground permits. */
  private final Map<Place, Set<Way>> ways = new LinkedHashMap<>();

  private final Set<Place> airfields = new HashSet<>();

  Sites(ChapterContext context, Entry entry) {
    this.context = context;
    this.entry = entry;
    context.map().hexes().stream().sorted().forEach(this::survey);
  }

  /**
   * 2.4a: seaplanes land where land and water meet. 2.5a, 2.5e, 2.5f: drops. 2.6, r15: transports
   * land on airfields and on open ground off them; a road in forbidden terrain does not lift it.
   */
  @Rule({"2.4a", "2.5e", "2.5f", "T-AirLanding/r15"})
  private void survey(Place hex) {
    Set<Way> found = EnumSet.noneOf(Way.class);
    String terrain = context.map().hex(hex).terrain();
    Table<Boolean> drops = context.pack().table("drop-terrain");
    Table<Boolean> fields = context.pack().table("air-landing-terrain");
    if (drops.at(terrain, "allowed")) {
      found.addAll(EnumSet.of(Way.DROP, Way.HEAD));
    }
    if (context.map().hexHas(hex, "airfield")) {
      airfields.add(hex);
      found.addAll(EnumSet.of(Way.TRANSPORT, Way.FLOWN_HEAD));
    } else if (fields.rows().headings().contains(terrain) && fields.at(terrain, "allowed")) {
      found.add(Way.TRANSPORT);
    }
    if (terrain.equals("village") || stadium(hex)) {
      found.add(Way.SPECIAL_DROP);
    }
    if (context.map().hexHas(hex, "partial-river") || context.map().hexHas(hex, "partial-sea")) {
      found.add(Way.SEAPLANE);
    }
    if (!found.isEmpty()) {
      ways.put(hex, found);
    }
  }

  /** True if it is the stadium. */
  boolean stadium(Place hex) {
    return context.map().hexHas(hex, STADIUM);
  }

  /** The hexes for which something can be named. */
  List<Place> targets(Manifest manifest) {
    Map<Way, List<String>> ready = new EnumMap<>(Way.class);
    for (Way way : Way.values()) {
      ready.put(way, oneOfEachKind(manifest, manifest.ready(way, false)));
    }
    // All empty hexes off airfields for which nothing is named take the same: it is asked once.
    Map<Way, Boolean> plain = new EnumMap<>(Way.class);
    List<Place> targets = new ArrayList<>();
    for (Map.Entry<Place, Set<Way>> site : ways.entrySet()) {
      if (takesAny(manifest, site.getKey(), site.getValue(), ready, plain)) {
        targets.add(site.getKey());
      }
    }
    return context.area().of(manifest.position().calendar().terms(), targets);
  }

  private boolean takesAny(
      Manifest manifest,
      Place hex,
      Set<Way> open,
      Map<Way, List<String>> ready,
      Map<Way, Boolean> plain) {
    Position position = manifest.position();
    boolean empty = position.in(hex).isEmpty();
    if (!empty && !context.mix().in(position, Side.ALLIED, hex).isEmpty()) {
      return false;
    }
    boolean isPlain = empty && !open.contains(Way.FLOWN_HEAD) && manifest.units(hex) == 0;
    for (Way way : open) {
      List<String> cargo = ready.getOrDefault(way, List.of());
      boolean takes =
          (isPlain && way != Way.SPECIAL_DROP)
              ? plain.computeIfAbsent(way, _ -> takes(manifest, way, hex, cargo))
              : takes(manifest, way, hex, cargo);
      if (takes) {
        return true;
      }
    }
    return false;
  }

  private boolean takes(Manifest manifest, Way way, Place hex, List<String> cargo) {
    return cargo.stream().anyMatch(id -> bars(manifest, way, hex, id, false).isEmpty());
  }

  /** Of counters that the same hexes take, or not, the first alone. */
  private List<String> oneOfEachKind(Manifest manifest, List<String> ids) {
    Map<Kind, String> kinds = new LinkedHashMap<>();
    ids.forEach(id -> kinds.putIfAbsent(kind(manifest, id), id));
    return List.copyOf(kinds.values());
  }

  /**
   * What decides whether a hex takes a counter.
   *
   * @param steps of a unit; 0 of all else
   * @param head a head: its airfield and points
   */
  private record Kind(int steps, Optional<Head> head) {}

  private Kind kind(Manifest manifest, String id) {
    return switch (manifest.counter(id)) {
      case Unit _ -> new Kind(context.mix().steps(manifest.position(), id), Optional.empty());
      case Head head -> new Kind(0, Optional.of(head));
      case FallschirmjaegerCounter _ -> new Kind(0, Optional.empty());
    };
  }

  /** What can come in this way to the hex, by id. */
  List<String> cargo(Manifest manifest, Way way, Place hex, boolean whole) {
    return manifest.ready(way, whole).stream()
        .filter(id -> bars(manifest, way, hex, id, whole).isEmpty())
        .toList();
  }

  /** Why nothing comes down in the hex; empty if its ground and those who stand there permit it. */
  @Rule({"2.5a/r76", "2.6"})
  Optional<Finding> barsAll(Position position, Place hex) {
    boolean enemies = !entry.free(position, Side.GERMAN, hex);
    return context
        .outside(position, hex)
        .or(() -> Bars.when(enemies, "2.5a/r76", new PlayWhy.EnemyThere(hex)));
  }

  /** Why it cannot come in this way to the hex; empty if it can, if it can come at all. */
  @Rule({"2.5a", "2.6a/r94", "1.3/r33"})
  Optional<Finding> bars(Manifest manifest, Way way, Place hex, String id, boolean whole) {
    if (!ways.getOrDefault(hex, Set.of()).contains(way)) {
      return Optional.of(Finding.forbids(way.rule(), new AirWhy.NoDropThere(hex)));
    }
    boolean unit = manifest.counter(id) instanceof Unit;
    int room = entry.stacking().room(manifest.position(), Side.GERMAN, hex);
    if (unit && room <= manifest.units(hex)) {
      int most = entry.stacking().most();
      return Optional.of(Finding.forbids("2.6a/r94", new PlayWhy.StackFull(hex, most)));
    }
    return switch (way) {
      case DROP -> unit ? tooManySteps(manifest, hex, id) : Optional.empty();
      case SPECIAL_DROP -> noSpecialDropLeft(manifest.position(), hex);
      case TRANSPORT, FLOWN_HEAD -> noLanding(manifest, hex, id, whole);
      case HEAD, SEAPLANE -> Optional.empty();
    };
  }

  @Rule("2.5a")
  private Optional<Finding> tooManySteps(Manifest manifest, Place hex, String id) {
    int most = context.number("steps-dropped-on-a-hex");
    return manifest.steps(hex) + context.mix().steps(manifest.position(), id) <= most
        ? Optional.empty()
        : Optional.of(Finding.forbids("2.5a", new AirWhy.TooManySteps(hex, most)));
  }

  /** 2.5e, 2.5f: as many as the scenario has, and at most as the text says. */
  @Rule({"2.5d", "2.5e", "2.5f"})
  private Optional<Finding> noSpecialDropLeft(Position position, Place hex) {
    boolean stadium = stadium(hex);
    int scenario =
        stadium
            ? position.calendar().terms().stadiumDrops()
            : position.calendar().terms().villageDrops();
    int made = stadium ? position.air().stadiumDrops() : position.air().villageDrops();
    int most = Math.min(scenario, context.number(stadium ? "stadium-drops" : "village-drops"));
    return Finding.forbidsUnless(
        made < most, stadium ? "2.5f" : "2.5e", new AirWhy.NoSpecialDrop(hex, most));
  }

  /** 2.6a: an airfield takes no more than its maximum; 2.7b: a head has its own airfield. */
  @Rule({"2.6a", "2.6a/r53", "2.7b"})
  private Optional<Finding> noLanding(Manifest manifest, Place hex, String id, boolean whole) {
    Optional<String> airfield = airfield(hex);
    if (airfield.isEmpty()) {
      return Finding.forbidsUnless(
          lands(manifest.position(), hex), "T-AirLanding/r15", new AirWhy.NoAirfield(hex));
    }
    if (manifest.counter(id) instanceof Head head
        && !head.airfield().isEmpty()
        && !head.airfield().equals(airfield.get())) {
      return Optional.of(Finding.forbids("2.7b", new AirWhy.NotItsAirfield(id, hex)));
    }
    int most = capacity(airfield.get(), "max");
    return manifest.points(hex) + manifest.points(id, whole) <= most
        ? Optional.empty()
        : Optional.of(Finding.forbids("2.6a", new AirWhy.AirfieldFull(hex, most)));
  }

  /** The airfield to which the hex belongs, by its named set; empty off an airfield. */
  Optional<String> airfield(Place hex) {
    return airfields.contains(hex)
        ? context.pack().<Integer>table("airfield-capacity").rows().headings().stream()
            .filter(name -> context.map().set(name).contains(hex))
            .findFirst()
        : Optional.empty();
  }

  /** True if a transport with a unit may land there, enemies and room left aside. */
  @Rule({"2.6/r14", "T-AirLanding/r15"})
  boolean lands(Position position, Place hex) {
    return ways.getOrDefault(hex, Set.of()).contains(Way.TRANSPORT)
        && (airfields.contains(hex) || position.calendar().chose("field-landings", "allowed"));
  }

  private int capacity(String airfield, String column) {
    return context.pack().<Integer>table("airfield-capacity").at(airfield, column);
  }

  /**
   * 2.6a: true if more comes to the airfield of the hex in this turn than its capacity, {@code
   * cap}, or than it can ever take, {@code max}.
   */
  @Rule("2.6a")
  boolean over(String limit, Manifest manifest, Place hex) {
    return airfield(hex).filter(one -> manifest.points(hex) > capacity(one, limit)).isPresent();
  }
}

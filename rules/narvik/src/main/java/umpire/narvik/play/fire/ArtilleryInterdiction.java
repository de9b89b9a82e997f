package umpire.narvik.play.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.supply.NarvikSupply;
import umpire.narvik.supply.SupplyReport;

/**
 * 16.1.1 Interdiction by artillery: any number of guns against one German unit within two hexes,
 * each gun once a turn. It is an attack action of the Allies.
 */
public final class ArtilleryInterdiction implements ActionKind {
  private final ChapterContext chapterContext;
  private final AssaultBriefs assaultBriefs;
  private final NarvikSupply supply;

  /** Interdiction under an edition. */
  public ArtilleryInterdiction(ChapterContext chapterContext, AssaultBriefs assaultBriefs) {
    this.chapterContext = chapterContext;
    this.assaultBriefs = assaultBriefs;
    this.supply = new NarvikSupply(chapterContext.pack());
  }

  @Override
  public Class<? extends Command> commands() {
    return FireCommand.AimAt.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return false;
  }

  @Override
  @Rule("16.1.1")
  public List<Offer<Command>> offers(Position position, Side side) {
    List<String> targets = side == Side.ALLIED ? targets(position) : List.of();
    return targets.isEmpty()
        ? List.of()
        : List.of(Offer.of(FireCommand.AimAt.class, "target", new Domain.One(targets)));
  }

  /** The German counters that a gun could hit, as the Allies call them. */
  private List<String> targets(Position position) {
    List<Unit> ready = new ArrayList<>(chapterContext.mix().of(position, Side.ALLIED));
    ready.removeIf(gun -> !isReady(gun));
    if (ready.isEmpty()) {
      return List.of();
    }
    List<Unit> targets = chapterContext.mix().of(position, Side.GERMAN);
    // A line is traced for those guns alone that have a target, since that takes the longest.
    List<Unit> able =
        ready.stream()
            .filter(gun -> targets.stream().anyMatch(one -> hits(gun, one)))
            .filter(gun -> barsForSupply(position, gun).isEmpty())
            .toList();
    return targets.stream()
        .filter(target -> able.stream().anyMatch(gun -> hits(gun, target)))
        .map(ArtilleryInterdiction::called)
        .sorted()
        .toList();
  }

  /** What the enemy calls a counter: its token while it lies face down. */
  static String called(Unit unit) {
    return unit.faceDown() ? unit.token() : unit.id();
  }

  /** The German counter of that name. */
  Optional<Unit> target(Position position, String name) {
    return chapterContext.mix().of(position, Side.GERMAN).stream()
        .filter(unit -> called(unit).equals(name))
        .findFirst();
  }

  @Override
  @Rule("16.1.1")
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    if (!(command instanceof FireCommand.AimAt(String name))) {
      return Optional.empty();
    }
    if (side != Side.ALLIED || target(position, name).isEmpty()) {
      return Optional.of(List.of(Finding.forbids("16.1.1", new Why.NoSuchUnit(name))));
    }
    Place hex = target(position, name).orElseThrow().place();
    List<Unit> inRange = inRange(position, hex);
    if (inRange.isEmpty()) {
      return Optional.of(List.of(Finding.forbids("16.1.1", new AirWhy.NoGunInRange(hex))));
    }
    List<Finding> why = new ArrayList<>();
    for (Unit gun : inRange) {
      List<Finding> without = barsForSupply(position, gun);
      if (without.isEmpty()) {
        return Optional.of(List.of());
      }
      why.addAll(without);
    }
    return Optional.of(why);
  }

  /** The order stays open: a draft. */
  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    String name = ((FireCommand.AimAt) command).target();
    ruling.pushFrame(new FireFrame.Aiming(name));
  }

  /** The guns that can hit the hex, by id. */
  List<String> guns(Position position, Place hex) {
    return inRange(position, hex).stream()
        .filter(gun -> barsForSupply(position, gun).isEmpty())
        .map(Unit::id)
        .toList();
  }

  private List<Unit> inRange(Position position, Place hex) {
    return chapterContext.mix().of(position, Side.ALLIED).stream()
        .filter(gun -> barsGun(gun).isEmpty() && barsFire(gun, hex).isEmpty())
        .toList();
  }

  /** Why the gun cannot take part against the hex. */
  List<Finding> bars(Position position, String id, Place hex) {
    Optional<Unit> gun = chapterContext.mix().own(position, Side.ALLIED, id);
    if (gun.isEmpty()) {
      return List.of(Finding.forbids("16.1.1", new Why.NoSuchUnit(id)));
    }
    List<Finding> why = new ArrayList<>(barsGun(gun.get()));
    if (why.isEmpty()) {
      why.addAll(barsFire(gun.get(), hex));
    }
    return why.isEmpty() ? barsForSupply(position, gun.get()) : why;
  }

  /**
   * 16.1.1, 19.2: a gun without a line of supply does not interdict, also one that landed this
   * turn; Norwegians need none. All that a line meets is public: what lies face down has no zone.
   */
  @Rule({"16.1.1", "19.2", "16.1.1/r76"})
  private List<Finding> barsForSupply(Position position, Unit gun) {
    if (chapterContext.mix().land(gun.id()).nation() == Nation.NORWEGIAN) {
      return List.of();
    }
    SupplyReport.Line line =
        supply.trace(assaultBriefs.supply(position, List.of(gun.id()))).lines().getFirst();
    if (line.status() == SupplyReport.Status.SUPPLIED) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    why.add(Finding.forbids("16.1.1", new AirWhy.GunSilent(gun.id())));
    line.findings().stream()
        .filter(finding -> finding.effect() instanceof Effect.Forbids)
        .forEach(why::add);
    return why;
  }

  /** 16.1.1, 11.1: artillery on the map that lies open and has not fired this turn. */
  @Rule({"16.1.1", "11.1"})
  private List<Finding> barsGun(Unit gun) {
    NarvikCounter.LandUnit counter = chapterContext.mix().land(gun.id());
    if (counter.kind() != UnitType.ARTILLERY) {
      return List.of(Finding.forbids("16.1.1", new Why.WrongType(gun.id(), counter.kind())));
    }
    if (!chapterContext.map().isHex(gun.place())) {
      return List.of(Finding.forbids("16.1.1", new AirWhy.NotOnTheMap(gun.id())));
    }
    if (gun.faceDown()) {
      return List.of(Finding.forbids("11.1", new Why.FaceDownUnit(gun.id())));
    }
    return gun.fired()
        ? List.of(Finding.forbids("16.1.1", new AirWhy.HasFired(gun.id())))
        : List.of();
  }

  /** True if {@link #barsGun} finds nothing. */
  private boolean isReady(Unit gun) {
    return !gun.fired()
        && !gun.faceDown()
        && chapterContext.mix().land(gun.id()).kind() == UnitType.ARTILLERY
        && chapterContext.map().isHex(gun.place());
  }

  private boolean hits(Unit gun, Unit target) {
    return chapterContext.fire().artilleryReaches(gun.place(), target.place());
  }

  private List<Finding> barsFire(Unit gun, Place hex) {
    return chapterContext.fire().barsArtillery(gun.id(), gun.place(), hex);
  }
}

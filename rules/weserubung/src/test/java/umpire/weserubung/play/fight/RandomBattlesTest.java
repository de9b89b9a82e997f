package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.counter.CarrierRole;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** Battles between units drawn by lot, with answers and dice by lot, until they are over. */
class RandomBattlesTest {
  private static final int BATTLES = 200;
  private static final int MOST_INPUTS = 2_000;
  private static final String AT_SEA = "1040";
  private static final String PORT = "1729";
  private static final String BESIDE = "1829";
  private static final String BEHIND = "1728";

  @ParameterizedTest
  @EnumSource(BattleKind.class)
  void everyBattleEndsAndNoCounterIsLostOrDoubled(BattleKind kind) {
    Set<End> ends = new TreeSet<>();
    for (int seed = 0; seed < BATTLES; seed++) {
      ends.add(fought(kind, seed));
    }
    assertThat(ends).hasSizeGreaterThanOrEqualTo(kind == BattleKind.AIRFIELD ? 2 : 3);
  }

  private static End fought(BattleKind kind, int seed) {
    Random random = new Random(31L * seed + kind.name().hashCode());
    Field field = new Field(random);
    Side side = random.nextBoolean() ? Side.GERMAN : Side.ALLIED;
    Fight fight = field.fight(kind, side);
    Duel duel =
        Duel.of(
            field.situation,
            fight.terms().isEmpty() ? Duel.with(fight, terms(kind, random)) : fight);
    Set<String> all = counters(duel.position().forces());
    OfferSampler offerSampler = OfferSampler.of(seed);
    for (int input = 0; !duel.isOver(); input++) {
      assertThat(input).as("%s %s", kind, seed).isLessThan(MOST_INPUTS);
      step(duel, offerSampler, random);
      assertThat(counters(duel.position().forces())).isEqualTo(all);
      assertWhole(duel.position());
    }
    assertThat(duel.happened(FightEvent.FightEnded.class)).hasSize(1);
    return duel.end();
  }

  private static Term[] terms(BattleKind kind, Random random) {
    return switch (kind) {
      case AIR, AIRFIELD -> random.nextBoolean() ? new Term[] {Term.ON_BASE} : new Term[0];
      case AERO_NAVAL -> random.nextBoolean() ? new Term[] {Term.IN_PORT} : new Term[0];
      case NAVAL -> random.nextBoolean() ? new Term[] {Term.ON_THE_WAY} : new Term[0];
      case LAND, LANDING -> new Term[0];
    };
  }

  @SuppressWarnings("unchecked") // lots know no game
  private static void step(Duel duel, OfferSampler offerSampler, Random random) {
    switch (duel.pending()) {
      case Pending.Choices<Command> choices -> {
        assertThat(choices.asked()).hasSize(1);
        Map.Entry<Seat, Asked<Command>> asked = choices.asked().entrySet().iterator().next();
        Offers<Command> offers = asked.getValue().offers();
        assertThat(offers.admits(asked.getValue().fallback())).isTrue();
        if (random.nextInt(8) == 0) {
          duel.lapses(asked.getKey());
          return;
        }
        assertThat(
                Situation.refusals(
                    duel.position(), asked.getKey(), new FightCommand.NameVictim("nobody")))
            .isNotEmpty();
        duel.says(
            asked.getKey(), (Command) offerSampler.command((Offers<Object>) (Offers<?>) offers));
      }
      case Pending.Question<Command> _ -> duel.report(sides -> random.nextInt(sides) + 1);
      case Pending.Draw<Command> _ -> duel.draw(random.nextInt(10) + 1);
      default -> throw new AssertionError(duel.pending());
    }
  }

  private static Set<String> counters(Forces forces) {
    List<String> all = new ArrayList<>(forces.pieces().keySet());
    all.addAll(forces.pool());
    all.addAll(forces.placement());
    all.addAll(forces.lost());
    assertThat(all).doesNotHaveDuplicates();
    return new TreeSet<>(all);
  }

  /** Whoever is aboard is with a ship or an air transport that is there. */
  private static void assertWhole(Position position) {
    for (Piece piece : position.forces().pieces().values()) {
      if (piece.isAboard() && position.forces().has(piece.aboard())) {
        assertThat(piece.place()).isEqualTo(position.piece(piece.aboard()).place());
        WeserubungCounter.Unit carrier = unit(piece.aboard());
        assertThat(carrier.arm().isShip() || carrier.arm() == UnitKind.AIR_TRANSPORT)
            .as("%s aboard %s", piece.id(), carrier.id())
            .isTrue();
      }
    }
  }

  private static WeserubungCounter.Unit unit(String id) {
    return (WeserubungCounter.Unit) Objects.requireNonNull(Situation.PACK.counters().get(id));
  }

  /** Where units are drawn. */
  private static final class Field {
    private final Random random;
    private final Situation situation = Situation.at(TurnPhase.NAVAL).german("2215");
    private final List<WeserubungCounter.Unit> units = new ArrayList<>();

    Field(Random random) {
      this.random = random;
      Situation.PACK.counters().values().stream()
          .sorted(Comparator.comparing(Counter::id))
          .filter(WeserubungCounter.Unit.class::isInstance)
          .map(WeserubungCounter.Unit.class::cast)
          .forEach(units::add);
      Collections.shuffle(units, random);
    }

    Fight fight(BattleKind kind, Side side) {
      return switch (kind) {
        case AIR, AIRFIELD, AERO_NAVAL, NAVAL ->
            Duel.fight(
                kind, AT_SEA, side, drawn(kind, side, true), drawn(kind, side.other(), false));
        case LAND, LANDING -> byLand(kind, side);
      };
    }

    /** At Trondheim: land units, aircraft, guns elsewhere, ships; the rest of a landing aboard. */
    private Fight byLand(BattleKind kind, Side side) {
      boolean landing = kind == BattleKind.LANDING;
      List<String> attackers = new ArrayList<>(ashore(side, PORT, landing));
      List<String> defenders = new ArrayList<>(ashore(side.other(), PORT, false));
      List<String> ships = some(side, unit -> unit.arm() == UnitKind.DESTROYER, PORT);
      List<String> guns =
          landing ? List.of() : some(side, unit -> unit.arm().isArtillery(), BESIDE);
      some(side.other(), unit -> unit.arm().isArtillery(), random.nextBoolean() ? BEHIND : BESIDE);
      List<String> aircraft = some(side, unit -> unit.arm() == UnitKind.BOMBER, home(side));
      List<String> grounded = some(side.other(), unit -> unit.arm() == UnitKind.FIGHTER, PORT);
      List<String> harboured = some(side.other(), unit -> unit.arm().isCapitalShip(), PORT);
      attackers.addAll(guns);
      attackers.addAll(aircraft);
      attackers.addAll(ships);
      defenders.addAll(grounded);
      defenders.addAll(harboured);
      leaders();
      List.of(ships, harboured).stream()
          .flatMap(List::stream)
          .filter(ship -> unit(ship).nation().side() == Side.GERMAN)
          .findFirst()
          .ifPresent(ship -> situation.aboard("luetjens", ship));
      Fight fight =
          Duel.fight(kind, PORT, side, attackers, defenders)
              .in(Circumstance.ELSEWHERE, guns)
              .in(Circumstance.BOMBARDING, ships)
              .in(Circumstance.IN_HARBOUR, harboured);
      return landing
          ? fight.in(
              Circumstance.FROM_SEA,
              attackers.stream()
                  .filter(unit -> situation.position().piece(unit).isAboard())
                  .toList())
          : fight;
    }

    private List<String> ashore(Side side, String place, boolean landing) {
      List<String> camp = new ArrayList<>();
      int most = 1 + random.nextInt(5);
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        if (camp.size() < most && unit.nation().side() == side && unit.arm().isInfantry()) {
          if (landing) {
            String ship = transport(side);
            if (ship.isEmpty()) {
              return camp;
            }
            situation.with(
                Piece.fresh(unit.id(), Situation.place(place))
                    .aboard(ship, Situation.place(place))
                    .turned(random.nextInt(3) == 0));
          } else {
            put(unit, place);
          }
          units.remove(unit);
          camp.add(unit.id());
        }
      }
      return camp;
    }

    private String transport(Side side) {
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        if (unit.nation().side() == side && unit.arm() == UnitKind.TRANSPORT) {
          units.remove(unit);
          situation.with(unit.id(), PORT);
          return unit.id();
        }
      }
      return "";
    }

    private List<String> some(Side side, Predicate<WeserubungCounter.Unit> which, String place) {
      List<String> drawn = new ArrayList<>();
      int most = random.nextInt(3);
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        if (drawn.size() < most && unit.nation().side() == side && which.test(unit)) {
          put(unit, place);
          units.remove(unit);
          drawn.add(unit.id());
        }
      }
      return drawn;
    }

    private void put(WeserubungCounter.Unit unit, String place) {
      situation.with(Piece.fresh(unit.id(), Situation.place(place)).turned(random.nextInt(3) == 0));
    }

    private String home(Side side) {
      return side == Side.GERMAN ? "denmark" : "britain";
    }

    private void leaders() {
      for (String leader : List.of("dietl", "horn", "ruge", "laurantzon", "paget")) {
        if (random.nextInt(3) == 0) {
          situation.with(leader, PORT);
        }
      }
    }

    List<String> drawn(BattleKind kind, Side side, boolean attacks) {
      UnitKind.Element element =
          kind == BattleKind.NAVAL || (kind == BattleKind.AERO_NAVAL && !attacks)
              ? UnitKind.Element.SEA
              : UnitKind.Element.AIR;
      int most = 1 + random.nextInt(6);
      List<String> camp = new ArrayList<>();
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        if (camp.size() < most
            && unit.nation().side() == side
            && unit.arm().element() == element
            && (kind != BattleKind.AIR || !attacks || unit.arm() == UnitKind.FIGHTER)) {
          place(unit);
          camp.add(unit.id());
        }
      }
      return camp;
    }

    private void place(WeserubungCounter.Unit unit) {
      String where = unit.arm().isShip() ? AT_SEA : home(unit);
      situation.with(Piece.fresh(unit.id(), Situation.place(where)).turned(random.nextInt(3) == 0));
      units.remove(unit);
      boolean carrier = unit.arm() == UnitKind.CARRIER;
      if (carrier || unit.arm() == UnitKind.TRANSPORT) {
        load(unit, carrier ? UnitKind.Element.AIR : UnitKind.Element.LAND);
      }
      if (unit.id().equals("emden")) {
        situation.aboard("luetjens", "emden");
      }
    }

    private String home(WeserubungCounter.Unit unit) {
      if (unit.nation().side() == Side.GERMAN) {
        return random.nextBoolean() ? "2215" : "denmark";
      }
      return "britain";
    }

    private void load(WeserubungCounter.Unit carrier, UnitKind.Element cargo) {
      boolean reduced = situation.position().piece(carrier.id()).reduced();
      int room = random.nextInt(reduced ? 2 : 3);
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        boolean fits =
            unit.arm().element() == cargo
                && unit.nation().side() == carrier.nation().side()
                && (cargo == UnitKind.Element.LAND || unit.deck() == CarrierRole.FREE);
        if (room > 0 && fits) {
          situation.aboard(unit.id(), carrier.id());
          units.remove(unit);
          room--;
        }
      }
    }
  }
}

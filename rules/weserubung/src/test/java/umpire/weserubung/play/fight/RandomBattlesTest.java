package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;
import umpire.testkit.Lots;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Deck;
import umpire.weserubung.model.Fight;
import umpire.weserubung.model.Fight.Term;
import umpire.weserubung.model.FightCommand;
import umpire.weserubung.model.Forces;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.model.WeserubungCounter;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** Battles between units drawn by lot, with answers and dice by lot, until they are over. */
class RandomBattlesTest {
  private static final int BATTLES = 250;
  private static final int MOST_INPUTS = 2_000;
  private static final String AT_SEA = "1040";

  @ParameterizedTest
  @EnumSource(
      value = BattleKind.class,
      names = {"AIR", "AIRFIELD", "AERO_NAVAL", "NAVAL"})
  void everyBattleEndsAndNoCounterIsLostOrDoubled(BattleKind kind) {
    Set<End> ends = new TreeSet<>();
    for (int seed = 0; seed < BATTLES; seed++) {
      ends.add(fought(kind, seed));
    }
    assertThat(ends).hasSizeGreaterThanOrEqualTo(3);
  }

  private static End fought(BattleKind kind, int seed) {
    Random random = new Random(31L * seed + kind.name().hashCode());
    Field field = new Field(random);
    Side side = random.nextBoolean() ? Side.GERMAN : Side.ALLIED;
    Fight fight =
        Duel.fight(
            kind,
            AT_SEA,
            side,
            field.drawn(kind, side, true),
            field.drawn(kind, side.other(), false));
    Duel duel = Duel.of(field.situation, Duel.with(fight, terms(kind, random)));
    Set<String> all = counters(duel.position().forces());
    Lots lots = Lots.of(seed);
    for (int input = 0; !duel.isOver(); input++) {
      assertThat(input).as("%s %s", kind, seed).isLessThan(MOST_INPUTS);
      step(duel, lots, random);
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
      case NAVAL ->
          switch (random.nextInt(3)) {
            case 0 -> new Term[] {Term.ON_THE_WAY};
            case 1 -> new Term[] {Term.NO_EVASION};
            default -> new Term[0];
          };
      case LAND, LANDING -> new Term[0];
    };
  }

  @SuppressWarnings("unchecked") // lots know no game
  private static void step(Duel duel, Lots lots, Random random) {
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
        duel.says(asked.getKey(), (Command) lots.command((Offers<Object>) (Offers<?>) offers));
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

  /** Whoever is aboard is with a carrier that is there. */
  private static void assertWhole(Position position) {
    for (Piece piece : position.forces().pieces().values()) {
      if (piece.isAboard() && position.forces().has(piece.aboard())) {
        assertThat(piece.place()).isEqualTo(position.piece(piece.aboard()).place());
      }
    }
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

    List<String> drawn(BattleKind kind, Side side, boolean attacks) {
      Arm.Element element =
          kind == BattleKind.NAVAL || (kind == BattleKind.AERO_NAVAL && !attacks)
              ? Arm.Element.SEA
              : Arm.Element.AIR;
      int most = 1 + random.nextInt(6);
      List<String> camp = new ArrayList<>();
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        if (camp.size() < most
            && unit.nation().side() == side
            && unit.arm().element() == element
            && (kind != BattleKind.AIR || !attacks || unit.arm() == Arm.FIGHTER)) {
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
      boolean carrier = unit.arm() == Arm.CARRIER;
      if (carrier || unit.arm() == Arm.TRANSPORT) {
        load(unit, carrier ? Arm.Element.AIR : Arm.Element.LAND);
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

    private void load(WeserubungCounter.Unit carrier, Arm.Element cargo) {
      boolean reduced = situation.position().piece(carrier.id()).reduced();
      int room = random.nextInt(reduced ? 2 : 3);
      for (WeserubungCounter.Unit unit : List.copyOf(units)) {
        boolean fits =
            unit.arm().element() == cargo
                && unit.nation().side() == carrier.nation().side()
                && (cargo == Arm.Element.LAND || unit.deck() == Deck.FREE);
        if (room > 0 && fits) {
          situation.aboard(unit.id(), carrier.id());
          units.remove(unit);
          room--;
        }
      }
    }
  }
}

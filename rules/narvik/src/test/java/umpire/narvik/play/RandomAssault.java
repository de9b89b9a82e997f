package umpire.narvik.play;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.terrain.Stacking;

/** Random assaults round Ankenes with results that no chart would give, played by chance. */
final class RandomAssault {
  private static final List<String> GROUND =
      List.of(
          "1610", "1611", "1612", "1613", "1710", "1711", "1712", "1713", "1810", "1811", "1813");
  private static final List<String> UNITS =
      List.of(
          "scots-guards",
          "irish-guards",
          "south-wales-borderers",
          "norwegian-6-1",
          "british-tanks-1",
          "british-battery-1",
          "mountain-1-1",
          "mountain-1-2",
          "mountain-1-3",
          "marine-1",
          "marine-2");

  private final Random random;
  private final Situation situation;
  private final Pack pack;

  RandomAssault(long seed) {
    this.random = new Random(seed);
    this.situation = random.nextBoolean() ? Situation.allied() : Situation.german();
    situation.always(random.nextInt(4), random.nextInt(1, 5));
    Map<String, Side> held = new HashMap<>();
    Map<String, Integer> points = new HashMap<>();
    for (String unit : UNITS) {
      NarvikCounter.LandUnit counter = Situation.PACK.counter(unit, NarvikCounter.LandUnit.class);
      String hex = GROUND.get(random.nextInt(GROUND.size()));
      int after = points.getOrDefault(hex, 0) + Stacking.points(counter.kind());
      boolean vehicle = counter.kind() == UnitType.TANK || counter.kind() == UnitType.ARTILLERY;
      boolean mountain = Situation.PACK.map().hex(new Place(hex)).terrain().equals("mountain");
      if (held.getOrDefault(hex, counter.side()) == counter.side()
          && after <= Stacking.LIMIT
          && !(vehicle && mountain)) {
        held.put(hex, counter.side());
        points.put(hex, after);
        int limit = counter.fatigueLimit();
        situation.with(unit, hex, limit == 0 ? 0 : random.nextInt(limit + 1));
      }
    }
    this.pack = situation.pack();
  }

  /** The match at the first result that a side has to satisfy; null if it did not come to that. */
  @Nullable NarvikTable atLosses() {
    NarvikTable table =
        NarvikTable.in(pack, situation.position(), new ScriptedChance(List.of(1, 1, 1)));
    for (int i = 0; i < 3 && table.pending() instanceof Pending.Choices<Command> choices; i++) {
      if (top(table) instanceof AssaultFrame.ChoosingLosses) {
        return table;
      }
      Seat seat = choices.asked().keySet().iterator().next();
      List<Offer<Command>> orders =
          offers(table, seat).stream().filter(offer -> fights(offer.command())).toList();
      if (orders.isEmpty()) {
        return null;
      }
      table.put(new Input.Chosen<>(seat, command(orders.getFirst())));
    }
    return top(table) instanceof AssaultFrame.ChoosingLosses ? table : null;
  }

  private static boolean fights(Class<? extends Command> command) {
    return command.equals(Command.AssaultHex.class)
        || command.equals(Command.Commit.class)
        || command.equals(Command.SupportDefence.class);
  }

  /** The same match again, from a position of it. */
  NarvikTable from(Position position) {
    return NarvikTable.in(pack, position, new ScriptedChance(List.of()));
  }

  /** Some command that is on offer; throws if it is refused or if nothing is. */
  void anything(NarvikTable table, Side side) {
    List<Offer<Command>> offers = offers(table, side.seat());
    Command command = command(offers.get(random.nextInt(offers.size())));
    if (table.put(new Input.Chosen<>(side.seat(), command))
        instanceof Ruling.Refused<?, ?, ?> refused) {
      throw new AssertionError("offered and refused: " + command + " " + refused);
    }
  }

  /** Every mixture on offer. */
  static List<Mix> mixes(NarvikTable table, Side side) {
    List<Mix> mixes = new ArrayList<>();
    for (Offer<Command> offer : offers(table, side.seat())) {
      if (offer.parameters().getFirst().domain() instanceof Domain.One(List<?> values)) {
        values.forEach(value -> mixes.add((Mix) value));
      }
    }
    return mixes;
  }

  static Frame top(NarvikTable table) {
    return table.position().agenda().top();
  }

  private static List<Offer<Command>> offers(NarvikTable table, Seat seat) {
    if (table.pending() instanceof Pending.Choices<Command> choices) {
      Asked<Command> asked = choices.asked().get(seat);
      if (asked != null && !asked.offers().offers().isEmpty()) {
        return asked.offers().offers();
      }
    }
    throw new AssertionError("a dead end for " + seat + " at " + top(table));
  }

  private Command command(Offer<Command> offer) {
    List<Object> values =
        offer.parameters().stream().map(parameter -> value(parameter.domain())).toList();
    try {
      return offer
          .command()
          .getDeclaredConstructor(types(offer.command()))
          .newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Object value(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> all) -> all.get(random.nextInt(all.size()));
      case Domain.Number(int min, int max) -> random.nextInt(min, max + 1);
      case Domain.Named(String set, var _) -> throw new AssertionError("no set " + set + " here");
      case Domain.Shares shares -> throw new AssertionError("no shares here: " + shares);
      case Domain.Some(List<?> all, int min, int max) -> {
        List<Object> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, random);
        yield List.copyOf(shuffled.subList(0, random.nextInt(min, max + 1)));
      }
    };
  }

  private static Class<?>[] types(Class<?> command) {
    return Arrays.stream(command.getRecordComponents())
        .map(RecordComponent::getType)
        .toArray(Class<?>[]::new);
  }
}

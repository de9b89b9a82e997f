package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.PassOffensive;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/**
 * Combat phases around Oslo by lot, declared, fought and carried out: an order that is begun can be
 * completed, and a land unit ashore stands in a hex of its side but for one that is attacked. How
 * many seeds: the system property umpire.offensives.walks, 30 in the build.
 */
class RandomOffensivesTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());
  private static final OrderOfBattle MIX = new OrderOfBattle(Situation.PACK);
  private static final MapFacts CHART = new MapFacts(Situation.PACK.map());
  private static final int SEEDS = Integer.getInteger("umpire.offensives.walks", 30);
  private static final int MOST_INPUTS = 1_500;

  private static final List<String> GERMAN_HEXES = List.of("2315", "2215", "2314", "2415");
  private static final List<String> ALLIED_HEXES =
      List.of("2116", "2316", "2416", "2114", "2213", "2216", "2214", "2313");
  private static final List<String> GERMANS =
      List.of(
          "german-307-infantry",
          "german-324-infantry",
          "german-138-mountain-infantry",
          "german-340-infantry",
          "german-345-infantry",
          "german-11-motorised",
          "german-233-artillery",
          "german-112-mountain-artillery",
          "german-1-parachute",
          "german-2-parachute",
          "german-3-parachute",
          "ju-52-1",
          "ju-52-2",
          "he-111-1",
          "bf-110-1",
          "engelbrecht",
          "pellengahr");
  private static final List<String> ALLIES =
      List.of(
          "norwegian-1-infantry",
          "norwegian-2-infantry",
          "norwegian-3-infantry",
          "norwegian-6-infantry",
          "norwegian-1-cavalry",
          "norwegian-1-artillery",
          "norwegian-gladiator-1",
          "ruge",
          "british-146-infantry",
          "british-148-infantry",
          "french-13-legion");

  private final Set<Class<?>> happened = new HashSet<>();
  private final MixedOrders mixed = new MixedOrders(BOOK);

  @Test
  void phasesByLotHangTogether() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      walk(seed);
    }
    assertThat(happened)
        .contains(
            OffensiveEvent.ForcesMoved.class,
            OffensiveEvent.FellBack.class,
            OffensiveEvent.HexOccupied.class,
            OffensiveEvent.StackAdvanced.class);
    assertThat(mixed.reasons())
        .contains("10.2-1 NotYours", "10.2-2 CannotReach", "3.2.5-d GunsDoNotLand");
  }

  private void walk(int seed) {
    Random random = new Random(7_919L * seed);
    Random mixer = new Random(seed); // of its own: the walk stays as it was
    OfferSampler offerSampler = OfferSampler.of(seed);
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        new ScriptedMatch<>(BOOK, begun(situation(random)), sides -> random.nextInt(sides) + 1);
    Set<String> counters = counters(scriptedMatch.position());
    int inputs = 0;
    while (scriptedMatch.pending() instanceof Pending.Choices<Command> choices
        && scriptedMatch.position().calendar().phase() == TurnPhase.COMBAT
        && scriptedMatch.position().agenda().frames().stream()
            .anyMatch(OffensiveFrame.class::isInstance)) {
      assertThat(inputs++).as("seed %s", seed).isLessThan(MOST_INPUTS);
      choices
          .asked()
          .forEach(
              (seat, asked) -> mixed.hold(scriptedMatch.position(), seat, asked.offers(), mixer));
      put(scriptedMatch, choices, offerSampler, random);
      assertThat(counters(scriptedMatch.position())).as("seed %s", seed).isEqualTo(counters);
      assertFooting(scriptedMatch.position(), seed);
    }
    scriptedMatch.events().forEach(event -> happened.add(event.getClass()));
  }

  @SuppressWarnings("unchecked") // lots know no game
  private static void put(
      ScriptedMatch<Position, Command, Event> scriptedMatch,
      Pending.Choices<Command> choices,
      OfferSampler offerSampler,
      Random random) {
    Seat seat =
        choices.asked().keySet().stream()
            .filter(asked -> !choices.answered().contains(asked))
            .sorted()
            .findFirst()
            .orElseThrow();
    Asked<Command> asked = Objects.requireNonNull(choices.asked().get(seat));
    assertThat(asked.offers().offers()).isNotEmpty();
    assertThat(asked.offers().admits(asked.fallback())).as("%s", asked).isTrue();
    if (random.nextInt(12) == 0) {
      scriptedMatch.lapse(seat);
      return;
    }
    List<Offer<Command>> some = new ArrayList<>(asked.offers().offers());
    if (some.size() > 1 && random.nextInt(8) > 0) {
      some.removeIf(offer -> offer.command() == PassOffensive.class);
    }
    Object command = offerSampler.command((Offers<Object>) (Offers<?>) new Offers<>(some));
    Ruling<Position, Command, Event> ruling =
        scriptedMatch.put(new Input.Chosen<>(seat, (Command) command));
    assertThat(ruling).as("%s", command).isNotInstanceOf(Ruling.Refused.class);
  }

  private static Position begun(Situation situation) {
    RulingInProgress<Position, Frame> rulingInProgress = Situation.course(situation.position());
    Situation.runOn(rulingInProgress);
    return rulingInProgress.position();
  }

  private static Situation situation(Random random) {
    Situation situation = Situation.at(TurnPhase.COMBAT);
    if (random.nextBoolean()) {
      situation.three();
    }
    for (Nation nation : Nation.values()) {
      situation.treasury(nation, MoraleAccount.of(30).buying(random.nextInt(4)));
    }
    GERMAN_HEXES.forEach(situation::german);
    deal(situation, GERMANS, GERMAN_HEXES, random);
    deal(situation, ALLIES, ALLIED_HEXES, random);
    if (random.nextBoolean()) {
      String coast = random.nextBoolean() ? "2214" : "2313";
      situation
          .with("german-transport-1", coast)
          .aboard("german-159-infantry", "german-transport-1")
          .aboard("tittel", "german-transport-1")
          .with(
              Piece.fresh("german-193-infantry", new Place(coast))
                  .aboard("german-transport-1", new Place(coast))
                  .turned(random.nextBoolean()));
    }
    Side first = random.nextBoolean() ? Side.GERMAN : Side.ALLIED;
    return situation.first(first).frame(new OffensiveFrame.Turning(first, 0));
  }

  /** At most five in a hex; aircraft at Fornebu or in a box, if they are German. */
  private static void deal(
      Situation situation, List<String> counters, List<String> hexes, Random random) {
    List<String> shuffled = new ArrayList<>(counters);
    Collections.shuffle(shuffled, random);
    List<Integer> full = new ArrayList<>(Collections.nCopies(hexes.size(), 0));
    for (String counter : shuffled.subList(0, 3 + random.nextInt(counters.size() - 3))) {
      int at = random.nextInt(hexes.size());
      boolean flies = MIX.isUnit(counter) && MIX.unit(counter).arm().isAir();
      if (flies) {
        boolean german = MIX.side(counter) == Side.GERMAN;
        situation.with(counter, !german ? "2316" : random.nextBoolean() ? "2215" : "denmark");
      } else if (full.get(at) < 5) {
        full.set(at, full.get(at) + 1);
        situation.with(
            Piece.fresh(counter, new Place(hexes.get(at)))
                .turned(MIX.isUnit(counter) && random.nextInt(4) == 0));
      }
    }
  }

  /** 3.2-a/r93. */
  private static void assertFooting(Position position, int seed) {
    Set<Place> attacked = new TreeSet<>();
    position.agenda().frames().stream()
        .filter(OffensiveFrame.Carrying.class::isInstance)
        .map(OffensiveFrame.Carrying.class::cast)
        .flatMap(carrying -> carrying.plan().thrusts().stream().map(Plan.Thrust::target))
        .forEach(attacked::add);
    for (Piece piece : position.forces().pieces().values()) {
      if (MIX.isUnit(piece.id())
          && MIX.unit(piece.id()).arm().isLand()
          && !piece.isAboard()
          && CHART.isLand(piece.place())
          && !attacked.contains(piece.place())) {
        assertThat(position.country().control(piece.place()))
            .as("seed %s: %s in %s", seed, piece.id(), piece.place())
            .isEqualTo(MIX.side(piece.id()));
      }
    }
  }

  private static Set<String> counters(Position position) {
    List<String> all = new ArrayList<>(position.forces().pieces().keySet());
    all.addAll(position.forces().pool());
    all.addAll(position.forces().placement());
    all.addAll(position.forces().lost());
    assertThat(all).doesNotHaveDuplicates();
    return new TreeSet<>(all);
  }
}

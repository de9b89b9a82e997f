package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.ActiveBarrage;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.fallschirmjaeger.model.state.Terms;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Provenance;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.Event;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;

/** A match of a test: where its units stand, what is said, and what is refused. */
final class Field {
  static final VictoryRule BRIDGES =
      new VictoryRule.FourBridges(
          List.of(
              "dordrecht-railway-bridge",
              "dordrecht-road-bridge",
              "moerdijk-railway-bridge",
              "moerdijk-road-bridge"));

  private final Pack pack;
  private final List<Setup.Placed> units = new ArrayList<>();
  private final List<Setup.Group> groups = new ArrayList<>();
  private final Map<String, Mark> marks = new TreeMap<>();
  private final Map<String, String> markers = new TreeMap<>();
  private final List<String> airborne = new ArrayList<>();
  private Support support = new Support.Fixed(Map.of());
  private VictoryRule victory = BRIDGES;
  private boolean line = false;
  private final List<String> release = new ArrayList<>();
  private final Map<String, String> options = new TreeMap<>();
  private UnaryOperator<Position> change = position -> position;
  private final Set<Place> german = new TreeSet<>();
  private Works works = Works.none();
  private int turn = 1;
  private int last = 15;
  private int villageDrops = 0;
  private int stadiumDrops = 0;

  private Field(Pack pack) {
    this.pack = pack;
  }

  static Field on(Pack pack) {
    return new Field(pack);
  }

  Field unit(String counter, String hex) {
    units.add(new Setup.Placed(counter, new Place(hex)));
    return this;
  }

  Field marked(String counter, String hex, Mark mark) {
    marks.put(counter, mark);
    return unit(counter, hex);
  }

  /** The gun has its marker on the hex. */
  Field marker(String gun, String hex) {
    markers.put(gun, hex);
    return this;
  }

  Field arriving(String counter, int from, String zone) {
    groups.add(new Setup.Group(counter, from, zone, 0, List.of(counter)));
    return this;
  }

  /** Reinforcements for points of the German. */
  Field offered(String group, int from, int points, String... counters) {
    groups.add(new Setup.Group(group, from, "entry-gouda", points, List.of(counters)));
    return this;
  }

  Field release(String... counters) {
    release.addAll(List.of(counters));
    return this;
  }

  Field victory(VictoryRule other) {
    victory = other;
    return this;
  }

  Field lineOfCommunication() {
    line = true;
    return this;
  }

  Field last(int number) {
    last = number;
    return this;
  }

  /** The position at the first choice is another. */
  Field changed(UnaryOperator<Position> other) {
    UnaryOperator<Position> before = change;
    change = position -> other.apply(before.apply(position));
    return this;
  }

  Field airborne(String... counters) {
    airborne.addAll(List.of(counters));
    return this;
  }

  Field villageDrops(int most) {
    villageDrops = most;
    return this;
  }

  Field works(Works other) {
    works = other;
    return this;
  }

  /** The hex is German. */
  Field german(String... hexes) {
    for (String hex : hexes) {
      german.add(new Place(hex));
    }
    return this;
  }

  Field stadiumDrops(int most) {
    stadiumDrops = most;
    return this;
  }

  Field option(String option, String value) {
    options.put(option, value);
    return this;
  }

  Field support(Support other) {
    support = other;
    return this;
  }

  Field turn(int number) {
    turn = number;
    return this;
  }

  Scenario scenario() {
    Setup setup =
        new Setup(
            turn,
            new Terms(last, 1, 60, support, villageDrops, stadiumDrops, line, victory),
            units,
            airborne,
            groups,
            release);
    return new Scenario(
        "5.1",
        "A field",
        new Provenance(Provenance.Kind.HOUSE, "for a test"),
        List.of(Side.GERMAN.seat(), Side.ALLIED.seat()),
        setup);
  }

  /** The match at its first choice, with these dice. */
  Played play(Integer... dice) {
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), pack);
    Position position = (Position) book.play().open(scenario(), pack.choose(options)).position();
    for (Place hex : german) {
      position = position.with(position.ground().entered(Side.GERMAN, hex));
    }
    position = position.with(position.ground().with(works));
    for (Map.Entry<String, Mark> mark : marks.entrySet()) {
      position = position.with(position.piece(mark.getKey()).with(mark.getValue()));
    }
    for (Map.Entry<String, String> one : markers.entrySet()) {
      ActiveBarrage marker =
          new ActiveBarrage(new Place(one.getValue()), position.piece(one.getKey()).place());
      position = position.with(position.ground().barraged(one.getKey(), marker));
    }
    position = change.apply(position);
    return new Played(new ScriptedMatch<>(book, position, new ScriptedChance(List.of(dice))));
  }

  /** What is played. */
  record Played(ScriptedMatch<Position, Command, Event<Position>> match) {
    Played german(Command... commands) {
      return takes(Side.GERMAN, commands);
    }

    Played allied(Command... commands) {
      return takes(Side.ALLIED, commands);
    }

    private Played takes(Side side, Command... commands) {
      for (Command command : commands) {
        assertThat(offers(side, command)).as("%s is offered %s", side, command).isTrue();
        Ruling<Position, Command, Event<Position>> ruling =
            match.put(new Input.Chosen<>(side.seat(), command));
        assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
      }
      return this;
    }

    /** To the next turn: both sides end their phases. */
    Played nextTurn() {
      int turn = position().turn();
      while (position().turn() == turn) {
        takes(offers(Side.ALLIED, new EndPhase()) ? Side.ALLIED : Side.GERMAN, new EndPhase());
      }
      return this;
    }

    /** The rule that refuses the command first. */
    String refused(Side side, Command command) {
      assertThat(offers(side, command)).as("%s is offered %s", side, command).isFalse();
      Ruling<Position, Command, Event<Position>> ruling =
          match.put(new Input.Chosen<>(side.seat(), command));
      assertThat(ruling).isInstanceOf(Ruling.Refused.class);
      List<Finding> findings =
          ((Ruling.Refused<Position, Command, Event<Position>>) ruling).because();
      return findings.getFirst().rule().value();
    }

    boolean offers(Side side, Command command) {
      return match.pending() instanceof Pending.Choices<Command> choices
          && Optional.ofNullable(choices.asked().get(side.seat()))
              .filter(asked -> asked.offers().admits(command))
              .isPresent();
    }

    /** What is offered to the side, which is asked something. */
    Offers<Command> asked(Side side) {
      if (match.pending() instanceof Pending.Choices<Command> choices) {
        return Optional.ofNullable(choices.asked().get(side.seat())).orElseThrow().offers();
      }
      throw new AssertionError("nobody is asked");
    }

    /** True while units of the side have to retreat; then the first of them goes one hex. */
    boolean retreats(Side side) {
      if (!(match.pending() instanceof Pending.Choices<Command> choices)
          || !choices.asked().containsKey(side.seat())) {
        return false;
      }
      Offer<Command> offer = choices.asked().get(side.seat()).offers().offers().getFirst();
      if (!offer.command().equals(AssaultCommand.RetreatTo.class)) {
        return false;
      }
      takes(side, new AssaultCommand.RetreatTo((String) value(offer, 0), (Place) value(offer, 1)));
      return true;
    }

    private static Object value(Offer<Command> offer, int parameter) {
      return ((Domain.One) offer.parameters().get(parameter).domain()).values().getFirst();
    }

    Position position() {
      return match.position();
    }

    Piece piece(String id) {
      return position().piece(id);
    }

    List<Event<Position>> events() {
      return match.events();
    }
  }
}

package umpire.testkit.skirmish;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Input;
import umpire.kernel.play.Options;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Pending;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.SequenceOfPlay;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.play.Transcript;
import umpire.kernel.play.Viewer;
import umpire.testkit.skirmish.Model.Blank;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Event;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Model.View;

/**
 * The sequence of play: all bid in secret, a die decides who begins, each side acts once a turn; in
 * a melee blue or green acts for both, and the two who do not shoot bid before a shot.
 */
@Rule({"1.1", "2.1", "2.2", "3.2"})
final class SkirmishPlay implements Ruleset<Position, Command, Event, View> {
  static final Seat RED = new Seat("red");
  static final Seat BLUE = new Seat("blue");
  static final Seat GREEN = new Seat("green");

  private final Flaw flaw;
  private final Offered offered;
  private int applied;

  SkirmishPlay(Flaw flaw) {
    this.flaw = flaw;
    this.offered = new Offered(flaw);
  }

  @Override
  public Rest<Position, Command> open(Scenario scenario, Options options) {
    Model.Setup setup = (Model.Setup) scenario.setup();
    Agenda<Frame> agenda = Agenda.of(new Frame.Bidding());
    boolean fog = options.value("fog").equals("on");
    return at(
        new Position(
            scenario.seats(),
            1,
            setup.turns(),
            setup.hidden(),
            fog,
            0,
            Map.of(),
            Set.of(),
            0,
            0,
            0,
            agenda));
  }

  @Override
  public Rest<Position, Command> at(Position position) {
    return new Rest<>(position, offered.pending(position));
  }

  @Override
  public Ruling<Position, Command, Event> rule(Rest<Position, Command> rest, Input<Command> input) {
    Position position = rest.position();
    Transcript<Position, Event> transcript = new Transcript<>(position, this::apply);
    return switch (input) {
      case Input.Chosen<Command>(Seat seat, Command command) ->
          choose(position, seat, command, transcript);
      case Input.Drawn<Command>(DrawId id, List<Integer> values) -> {
        if (!(position.agenda().top() instanceof Frame.Rolling)) {
          throw new IllegalStateException("no draw is awaited");
        }
        transcript.add(new Event.InitiativeRolled(id, values.getFirst()));
        Frame first = action(position, values.getFirst() <= 3, false);
        transcript.add(new Event.Turned(first));
        yield accepted(transcript);
      }
      case Input.Reported<Command>(QuestionId id, umpire.kernel.play.Report report) -> {
        transcript.add(new Event.ShotResolved(id, (Model.ShotReport) report));
        next(((Frame.Shooting) position.agenda().top()).seat(), transcript);
        yield accepted(transcript);
      }
      case Input.Lapsed<Command> lapsed -> {
        if (!waitsFor(rest, lapsed)) {
          throw new IllegalStateException("the match does not wait for " + lapsed);
        }
        Command fallback = offered.fallback(position.agenda().top());
        yield flaw == Flaw.REFUSES_A_LAPSE
            ? refused(position)
            : choose(position, lapsed.seat(), fallback, transcript);
      }
    };
  }

  private static boolean waitsFor(Rest<Position, Command> rest, Input.Lapsed<Command> lapsed) {
    return rest.pending() instanceof Pending.Choices<Command> choices
        && choices.waitedFor().contains(lapsed.seat())
        && Objects.requireNonNull(choices.asked().get(lapsed.seat())).id().equals(lapsed.id());
  }

  private Ruling<Position, Command, Event> choose(
      Position position, Seat seat, Command command, Transcript<Position, Event> transcript) {
    boolean blunder =
        flaw == Flaw.ACCEPTS_WHAT_IS_NOT_OFFERED
            && command instanceof Command.Sneak
            && position.agenda().top() instanceof Frame.Acting;
    boolean stubborn = flaw == Flaw.REFUSES_AN_OFFER && command.equals(new Command.Fire(2));
    if ((!offered.admits(position, seat, command) && !blunder) || stubborn) {
      return refused(position);
    }
    Frame top = position.agenda().top();
    switch (command) {
      case Command.Bid(int amount) -> bid(position, seat, amount, transcript);
      case Command.Taunt() -> transcript.add(new Event.Taunted(seat));
      case Command.Aim(Place at) -> {
        transcript.add(new Event.Aimed(seat, at));
        return new Ruling.Drafted<>(transcript.events(), at(transcript.position()));
      }
      case Command.Fire(int strength) -> {
        Frame.Aiming aiming = (Frame.Aiming) top;
        if (position.seats().size() == 2) {
          shoot(seat, aiming.at(), strength, transcript);
        } else {
          transcript.add(
              new Event.Turned(new Frame.Wagering(seat, aiming.last(), aiming.at(), strength)));
        }
      }
      case Command.Sneak(Place to) -> {
        transcript.add(new Event.Sneaked(to, position.fog()));
        next(seat, transcript);
      }
      case Command.Spread(Map<Place, Integer> decoys) -> {
        transcript.add(new Event.DecoysSpread(decoys));
        next(seat, transcript);
      }
      case Command.Pass() -> {
        transcript.add(new Event.Passed(seat));
        if (flaw == Flaw.LEAKS_IN_THE_EVENTS && position.hidden().equals(new Place("0102"))) {
          transcript.add(new Event.Passed(seat));
        }
        next(seat, transcript);
      }
      case Command.Yield() -> transcript.add(new Event.Yielded(seat));
    }
    return accepted(transcript);
  }

  private Ruling<Position, Command, Event> accepted(Transcript<Position, Event> transcript) {
    return new Ruling.Accepted<>(transcript.events(), at(transcript.position()));
  }

  private Ruling<Position, Command, Event> refused(Position position) {
    String step = position.agenda().top().getClass().getSimpleName();
    String told = flaw == Flaw.LEAKS_IN_A_REFUSAL ? step + position.hidden() : step;
    String rule = flaw == Flaw.CITES_NO_PARAGRAPH ? "9.9" : "1.1";
    return new Ruling.Refused<>(List.of(Finding.forbids(rule, new Model.Why.NotOffered(told))));
  }

  private static void bid(
      Position position, Seat seat, int amount, Transcript<Position, Event> transcript) {
    transcript.add(new Event.BidMade(seat, amount, position.bids().containsKey(seat)));
    if (transcript.position().bids().size() < Offered.window(position).size()) {
      return;
    }
    transcript.add(new Event.BidsOpened(transcript.position().bids()));
    if (position.agenda().top() instanceof Frame.Wagering wager) {
      shoot(wager.seat(), wager.at(), wager.strength(), transcript);
    } else {
      transcript.add(new Event.Turned(new Frame.Rolling()));
    }
  }

  private static void shoot(
      Seat seat, Place at, int strength, Transcript<Position, Event> transcript) {
    Position position = transcript.position();
    transcript.add(
        new Event.ShotAsked(
            new QuestionId(position.questions() + 1),
            new DrawId(position.draws() + 1),
            seat,
            new Model.Shot(strength, at.equals(position.hidden()))));
  }

  private void next(Seat acted, Transcript<Position, Event> transcript) {
    Position position = transcript.position();
    if (!last(position.agenda().top())) {
      transcript.add(new Event.Turned(action(position, !acted.equals(RED), true)));
    } else if (position.turn() < position.turns() || flaw == Flaw.NEVER_ENDS) {
      transcript.add(new Event.TurnBegun(position.turn() + 1));
    } else {
      Finding because = Finding.notes("3.1", new Model.Why.TimeIsUp(position.hits()));
      Outcome outcome = new Outcome("time-is-up", Set.of(RED), because);
      transcript.add(new Event.Turned(new Frame.Ended(outcome)));
    }
  }

  private static Frame action(Position position, boolean reds, boolean last) {
    List<Seat> others = position.seats().stream().filter(seat -> !seat.equals(RED)).toList();
    return others.size() > 1 && !reds
        ? new Frame.Declaring(others, last)
        : new Frame.Acting(reds ? RED : BLUE, last);
  }

  @Override
  public Position apply(Position p, Event event) {
    applied++;
    return switch (event) {
      case Event.BidMade(Seat seat, int amount, boolean _) -> {
        Map<Seat, Integer> bids = new HashMap<>(p.bids());
        bids.put(seat, amount);
        yield with(p, p.hidden(), p.hits(), bids, p.taunted());
      }
      case Event.BidsOpened(Map<Seat, Integer> _) ->
          with(p, p.hidden(), p.hits(), Map.of(), p.taunted());
      case Event.InitiativeRolled(DrawId draw, int _) -> drawn(p, draw);
      case Event.Sneaked(Place to, boolean _) -> with(p, to, p.hits(), p.bids(), p.taunted());
      case Event.Aimed(Seat seat, Place at) ->
          p.with(new Frame.Aiming(seat, last(p.agenda().top()), at));
      case Event.ShotAsked(QuestionId q, DrawId draw, Seat seat, Model.Shot shot) ->
          asked(drawn(closed(p), draw), q)
              .with(new Frame.Shooting(seat, last(p.agenda().top()), shot));
      case Event.ShotResolved(QuestionId _, Model.ShotReport report) -> {
        int stray = flaw == Flaw.REPLAY_DIFFERS ? applied % 7 : 0;
        yield with(p, p.hidden(), p.hits() + (report.hit() ? 1 : 0) + stray, p.bids(), p.taunted());
      }
      case Event.Passed(Seat _) -> p;
      case Event.DecoysSpread(Map<Place, Integer> _) -> p;
      case Event.Yielded(Seat seat) -> {
        Frame.Declaring declaring = (Frame.Declaring) p.agenda().top();
        List<Seat> left = declaring.left().stream().filter(one -> !one.equals(seat)).toList();
        yield p.with(new Frame.Declaring(left, declaring.last()));
      }
      case Event.Taunted(Seat seat) -> {
        Set<Seat> taunted = new HashSet<>(p.taunted());
        taunted.add(seat);
        yield with(p, p.hidden(), p.hits(), p.bids(), taunted);
      }
      case Event.Turned(Frame frame) -> closed(p).with(frame);
      case Event.TurnBegun(int turn) -> turn(closed(p), turn).with(new Frame.Bidding());
    };
  }

  private static Position turn(Position p, int turn) {
    return new Position(
        p.seats(),
        turn,
        p.turns(),
        p.hidden(),
        p.fog(),
        p.hits(),
        Map.of(),
        Set.of(),
        p.decisions(),
        p.draws(),
        p.questions(),
        p.agenda());
  }

  private static Position with(
      Position p, Place hidden, int hits, Map<Seat, Integer> bids, Set<Seat> taunted) {
    return new Position(
        p.seats(),
        p.turn(),
        p.turns(),
        hidden,
        p.fog(),
        hits,
        bids,
        taunted,
        p.decisions(),
        p.draws(),
        p.questions(),
        p.agenda());
  }

  /** True if the turn ends with this action. */
  private static boolean last(Frame top) {
    return switch (top) {
      case Frame.Acting acting -> acting.last();
      case Frame.Declaring declaring -> declaring.last();
      case Frame.Aiming aiming -> aiming.last();
      case Frame.Wagering wager -> wager.last();
      case Frame.Shooting shooting -> shooting.last();
      case Frame.Bidding _, Frame.Rolling _, Frame.Ended _ -> false;
    };
  }

  /** With every decision counted that the frame on top has opened: all of them close together. */
  private Position closed(Position p) {
    int opened = flaw == Flaw.COUNTS_NO_DECISION ? 0 : Offered.window(p).size();
    return p.counted(p.decisions() + opened, p.draws(), p.questions(), p.agenda());
  }

  private Position drawn(Position p, DrawId draw) {
    int number = flaw == Flaw.SKIPS_A_DRAW_NUMBER ? draw.number() + 1 : draw.number();
    return p.counted(p.decisions(), number, p.questions(), p.agenda());
  }

  private static Position asked(Position p, QuestionId question) {
    return p.counted(p.decisions(), p.draws(), question.number(), p.agenda());
  }

  @Override
  public View view(Position position, Viewer viewer) {
    if (flaw == Flaw.VIEW_FAILS && position.turn() == 3) {
      throw new IllegalStateException("no view of turn 3");
    }
    boolean own = seesRed(position, viewer) || flaw == Flaw.LEAKS_ON_THE_BOARD;
    String step = position.agenda().top().getClass().getSimpleName();
    return new View(
        position.turn(),
        seen(step, position),
        own ? List.of(position.hidden()) : List.of(),
        position.bids().keySet(),
        position.hits());
  }

  private String seen(String step, Position position) {
    String leak = flaw == Flaw.LEAKS_IN_THE_VIEW ? position.hidden().toString() : "";
    return step + leak + (flaw == Flaw.LEAKS_BIDS ? position.bids() : "");
  }

  @Override
  public Shown<Event> shown(Event event, Viewer viewer) {
    return switch (event) {
      case Event.BidMade(Seat seat, int _, boolean changed) when !is(viewer, seat) ->
          changed ? new Shown.Unseen<>() : new Shown.Blanked<>(new Blank.SecretBid(seat));
      case Event.Sneaked(Place _, boolean fog) when fog && !is(viewer, RED) ->
          new Shown.Blanked<>(new Blank.SomethingMoved());
      case Event.ShotAsked asked -> new Shown.Blanked<>(new Blank.ShotFlies(asked.question()));
      case Event whole -> new Shown.Whole<>(whole);
    };
  }

  @Rule("1.2")
  private static boolean seesRed(Position position, Viewer viewer) {
    return !position.fog() || is(viewer, RED);
  }

  private static boolean is(Viewer viewer, Seat seat) {
    return viewer.equals(new Viewer.Of(seat));
  }

  @Override
  public List<Finding> findings(Event event) {
    return event instanceof Event.ShotResolved(QuestionId _, Model.ShotReport report)
        ? report.findings()
        : List.of();
  }

  @Override
  public Sketch sketch(View view) {
    return new Sketch(
        List.of(),
        view.token().stream()
            .map(place -> new Sketch.Stack(place, List.of(Sketch.Counter.faceDown("red-1", "red"))))
            .toList());
  }

  @Override
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return Optional.empty();
  }

  @Override
  public Position resample(Position p, Viewer viewer, Chance chance) {
    if (flaw == Flaw.RESAMPLES_NOTHING) {
      return p;
    }
    Map<Seat, Integer> bids = new HashMap<>(p.bids());
    bids.replaceAll((seat, bid) -> is(viewer, seat) ? bid : chance.die(3));
    Place hidden =
        seesRed(p, viewer) || p.agenda().top() instanceof Frame.Shooting
            ? p.hidden()
            : new Place(chance.die(2) == 1 ? "0101" : "0102");
    return with(p, hidden, p.hits(), bids, p.taunted());
  }

  @Override
  public boolean hides(Position p, Viewer viewer) {
    return flaw != Flaw.DENIES_WHAT_IT_HIDES
        && (!seesRed(p, viewer) || p.bids().keySet().stream().anyMatch(seat -> !is(viewer, seat)));
  }

  @Override
  public SequenceOfPlay outline() {
    RuleId rule = new RuleId("1.1");
    return new SequenceOfPlay(
        List.of(
            new SequenceOfPlay.Phase(
                "turn", "Turn", rule, List.of(new SequenceOfPlay.Step("bids", "Bids", rule)))));
  }
}

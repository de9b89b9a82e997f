package umpire.testkit.skirmish;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.flow.FreeAct;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Secret;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Model.View;

/** All that the skirmish gives to be played. */
public final class SkirmishScript {
  private static final SequenceOfPlay OUTLINE =
      new SequenceOfPlay(
          List.of(
              new SequenceOfPlay.Phase(
                  "turn",
                  "Turn",
                  Skirmish.RULE,
                  List.of(new SequenceOfPlay.Step("bids", "Bids", Skirmish.RULE)))));

  private SkirmishScript() {}

  /** The script with a flaw. */
  public static Script<Position, Command, Frame, View> of(Flaw flaw) {
    return new Script<>(
        SkirmishScript::opening,
        new SkirmishSteps(flaw).all(),
        new SkirmishNotes(flaw),
        List.of(),
        List.of(new Taunts()),
        List.of(new HiddenPlace()),
        new SkirmishPresentation(flaw),
        OUTLINE);
  }

  private static Position opening(Scenario scenario, Options options) {
    Model.Setup setup = (Model.Setup) scenario.setup();
    return new Position(
        scenario.seats(),
        1,
        setup.turns(),
        setup.hidden(),
        options.value("fog").equals("on"),
        0,
        Map.of(),
        Set.of(),
        MatchCounters.none(),
        Agenda.of(new Frame.Bidding(Map.of())));
  }

  static boolean seesRed(Position position, Viewer viewer) {
    return !position.fog() || viewer.equals(new Viewer.Of(Skirmish.RED));
  }

  private record SkirmishNotes(Flaw flaw) implements FlowTexts<Position, Frame> {
    @Override
    public Event<Position> pushed(Frame frame) {
      return new SkirmishEvent.Pushed(frame);
    }

    @Override
    public Event<Position> replaced(Frame frame) {
      return new SkirmishEvent.Replaced(frame);
    }

    @Override
    public Event<Position> popped() {
      return new SkirmishEvent.Popped();
    }

    @Override
    public Event<Position> answered(Position before, Seat seat, int decisions) {
      return new SkirmishEvent.Answered(flaw == Flaw.COUNTS_NO_DECISION ? 0 : decisions);
    }

    @Override
    public Optional<Event<Position>> drawn(DrawId id, List<Integer> values) {
      return Optional.empty();
    }

    @Override
    public Finding notAsked(Frame top) {
      return notOffered(Skirmish.RULE, top, Optional.empty());
    }

    @Override
    public Finding notOffered(RuleId rule, Frame top, Optional<Offer.Parameter> strayed) {
      String cited = flaw == Flaw.CITES_NO_PARAGRAPH ? "9.9" : rule.value();
      return Finding.forbids(cited, new Model.Why.NotOffered(top.getClass().getSimpleName()));
    }
  }

  /** While one side acts, the other may taunt it, once a turn. */
  private static final class Taunts implements FreeAct<Position, Command, Frame> {
    @Override
    public boolean recognises(Command command) {
      return command instanceof Command.Taunt;
    }

    @Override
    public List<Seat> seats(Position position) {
      return position.seats();
    }

    @Override
    public Offers<Command> offers(Position position, Seat seat) {
      boolean may =
          switch (position.agenda().top()) {
            case Frame.Acting(Seat acting, boolean _) ->
                seat.equals(acting.equals(Skirmish.RED) ? Skirmish.BLUE : Skirmish.RED);
            case Frame.Declaring _ -> seat.equals(Skirmish.RED);
            case Frame.Bidding _,
                Frame.Rolling _,
                Frame.Aiming _,
                Frame.Wagering _,
                Frame.Shooting _,
                Frame.Ended _ ->
                false;
          };
      return may && !position.taunted().contains(seat)
          ? Offers.of(Offer.of(Command.Taunt.class))
          : new Offers<>(List.of());
    }

    @Override
    public List<Finding> refusalFindings(Position position, Seat seat, Command command) {
      String step = position.agenda().top().getClass().getSimpleName();
      return List.of(Finding.forbids("1.1", new Model.Why.NotOffered(step)));
    }

    @Override
    public void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
      ruling.add(new SkirmishEvent.Taunted(seat));
    }
  }

  /** Where red is; a shot tells what it was aimed at. */
  private static final class HiddenPlace implements Secret<Position> {
    @Override
    public boolean mayBeHidden(Position position, Viewer viewer) {
      return !seesRed(position, viewer) && !(position.agenda().top() instanceof Frame.Shooting);
    }

    @Override
    public Position resampled(Position position, Viewer viewer, Chance chance) {
      return mayBeHidden(position, viewer)
          ? position.at(new Place(chance.die(2) == 1 ? "0101" : "0102"))
          : position;
    }
  }

  private record SkirmishPresentation(Flaw flaw) implements Presentation<Position, Frame, View> {
    @Override
    public View view(Position position, Viewer viewer, List<Frame> frames) {
      boolean own = seesRed(position, viewer) || flaw == Flaw.LEAKS_ON_THE_BOARD;
      return new View(
          position.turn(),
          step(position),
          own ? List.of(position.hidden()) : List.of(),
          sealed(position).keySet(),
          position.hits());
    }

    private String step(Position position) {
      String leak = flaw == Flaw.LEAKS_IN_THE_VIEW ? position.hidden().toString() : "";
      String bids = flaw == Flaw.LEAKS_BIDS ? sealed(position).toString() : "";
      return position.agenda().top().getClass().getSimpleName() + leak + bids;
    }

    private static Map<Seat, Integer> sealed(Position position) {
      return switch (position.agenda().top()) {
        case Frame.Bidding(var sealed) -> sealed;
        case Frame.Wagering(var _, var sealed) -> sealed;
        case Frame.Rolling _,
            Frame.Acting _,
            Frame.Declaring _,
            Frame.Aiming _,
            Frame.Shooting _,
            Frame.Ended _ ->
            Map.of();
      };
    }

    @Override
    public BoardContents sketch(View view) {
      return new BoardContents(
          List.of(),
          view.token().stream()
              .map(
                  place ->
                      new BoardContents.Stack(
                          place, List.of(BoardContents.Counter.faceDown("red-1", "red"))))
              .toList());
    }

    @Override
    public Optional<SupplyQuery> supply(Position position, Seat seat) {
      return Optional.empty();
    }
  }
}

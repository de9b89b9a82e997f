package umpire.narvik.play.action;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.FuhrersOrders;
import umpire.narvik.rules.Revelation;
import umpire.narvik.rules.SideAsks;

/** 9.1, 9.1.1 Reaction: after an action the other side may move one unit, or decline. */
public final class ReactionStep implements SideAsks<Frame.Reaction> {
  /** 9.1.1: by side, the kinds that it may take as a reaction. */
  private final Map<Side, List<ActionKind>> kinds = new EnumMap<>(Side.class);

  private final Revelation revelation;

  public ReactionStep(List<ActionKind> kinds, Revelation revelation) {
    for (Side side : Side.values()) {
      this.kinds.put(side, kinds.stream().filter(kind -> kind.reaction(side)).toList());
    }
    this.revelation = revelation;
  }

  @Override
  public Side side(Frame.Reaction frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(Frame.Reaction frame) {
    return new RuleId("9.1");
  }

  /** 9.1, 11.1: with nothing to choose, and no counter to turn up to choose, nobody is asked. */
  @Override
  @Rule({"9.1", "9.1.1", "11.1"})
  public Offers<Command> offers(Position position, Frame.Reaction frame, Seat seat) {
    if (!possible(position, frame) && revelation.tokens(position, frame.side()).isEmpty()) {
      return Offers.of();
    }
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.Decline.class));
    kinds(frame).forEach(kind -> offers.addAll(kind.offers(position, frame.side())));
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, Frame.Reaction frame, Seat seat, Offers<Command> offers) {
    return new Command.Decline();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Frame.Reaction frame, Seat seat, Command command) {
    if (command instanceof Command.Decline) {
      return List.of();
    }
    return kinds(frame).stream()
        .flatMap(kind -> kind.bars(position, frame.side(), command).stream())
        .findFirst()
        .orElseGet(() -> ChoiceQuestions.notNow("9.1.1", "reaction"));
  }

  @Override
  public void take(
      Frame.Reaction frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    Side side = frame.side();
    if (command instanceof Command.Decline) {
      ruling.add(new Event.Declined(side));
      ruling.popFrame();
    } else {
      ActionStep.kind(kinds(frame), command).take(side, command, true, ruling);
    }
  }

  /** True if the side could do anything but decline; its face-up counters show it to everyone. */
  boolean possible(Position actual, Frame.Reaction frame) {
    Position position = FuhrersOrders.unknown(actual); // 8.2: that they hinder must not show
    return kinds(frame).stream().anyMatch(kind -> !kind.offers(position, frame.side()).isEmpty());
  }

  private List<ActionKind> kinds(Frame.Reaction frame) {
    return kinds.getOrDefault(frame.side(), List.of());
  }
}

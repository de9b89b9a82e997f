package umpire.fallschirmjaeger.play.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame.Choosing;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 4.0e(3), r35: the Dutch take reinforcements for points, or do without them for good. */
@Rule({"4.0e(3)", "4.0e(3)/r35"})
public record ChoosingStep() implements SideAsks<Choosing> {
  @Override
  public Decision<Choosing> decision() {
    return asks(Choosing.class, "4.0e(3)", _ -> Side.ALLIED);
  }

  /** Those that are due, with the points of each. */
  private static Map<String, Integer> groups(Position position) {
    Map<String, Integer> groups = new TreeMap<>();
    for (Reserve reserve : position.forces().reserve().values()) {
      if (reserve instanceof Reserve.Offered offered && offered.turn() <= position.turn()) {
        groups.put(offered.group(), offered.points());
      }
    }
    return groups;
  }

  @Override
  public Offers<Command> offers(Position position, Choosing frame) {
    List<String> groups = new ArrayList<>(groups(position).keySet());
    return groups.isEmpty()
        ? Offers.of()
        : Offers.of(
            Offer.of(TurnCommand.Accept.class, Offer.one("group", groups)),
            Offer.of(TurnCommand.Refuse.class, Offer.one("group", groups)));
  }

  @Override
  public Command fallback(Position position, Choosing frame) {
    return new TurnCommand.Refuse(groups(position).keySet().iterator().next());
  }

  @Override
  public List<Finding> refusalFindings(Position position, Choosing frame, Command command) {
    if (command instanceof TurnCommand.Accept(String group)) {
      return no(group);
    }
    return command instanceof TurnCommand.Refuse(String group) ? no(group) : List.of();
  }

  private static List<Finding> no(String group) {
    return List.of(Finding.forbids("4.0e(3)", new PlayWhy.NoSuchGroup(group)));
  }

  @Override
  public void take(Choosing frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof TurnCommand.Accept(String group)) {
      int points = groups(ruling.position()).getOrDefault(group, 0);
      ruling.add(new TurnEvent.GroupAnswered(group, true, points));
    } else if (command instanceof TurnCommand.Refuse(String group)) {
      ruling.add(new TurnEvent.GroupAnswered(group, false, 0));
    } else {
      throw new IllegalStateException("not on offer: " + command);
    }
  }
}

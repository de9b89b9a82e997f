package umpire.narvik.play.fire;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.FireEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;

/** 16.1.1, 19.2 The guns of an interdiction are named, and their lines of supply are asked for. */
final class AimingStep implements SideAsks<FireFrame.Aiming> {
  private final ArtilleryInterdiction interdiction;
  private final AssaultBriefs assaultBriefs;

  AimingStep(ArtilleryInterdiction interdiction, AssaultBriefs assaultBriefs) {
    this.interdiction = interdiction;
    this.assaultBriefs = assaultBriefs;
  }

  @Override
  public Side side(FireFrame.Aiming frame) {
    return Side.ALLIED;
  }

  @Override
  public RuleId rule(FireFrame.Aiming frame) {
    return new RuleId("16.1.1");
  }

  @Override
  @Rule("16.1.1")
  public Offers<Command> offers(Position position, FireFrame.Aiming frame, Seat seat) {
    List<String> guns = interdiction.guns(position, hex(position, frame.target()));
    return Offers.of(
        Offer.of(FireCommand.OpenFire.class, "guns", new Domain.Some(guns, 1, guns.size())));
  }

  @Override
  public Command fallback(
      Position position, FireFrame.Aiming frame, Seat seat, Offers<Command> offers) {
    return new FireCommand.OpenFire(List.of(ChoiceQuestions.first(offers, "guns", String.class)));
  }

  private Place hex(Position position, String target) {
    return interdiction.target(position, target).orElseThrow().place();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FireFrame.Aiming frame, Seat seat, Command command) {
    if (!(command instanceof FireCommand.OpenFire(List<String> guns))) {
      return List.of();
    }
    if (guns.isEmpty()) {
      return List.of(Finding.forbids("16.1.1", new AirWhy.NoGunNamed()));
    }
    Place hex = hex(position, frame.target());
    return ChoiceQuestions.each("16.1.1", guns, gun -> interdiction.bars(position, gun, hex));
  }

  /** 19.2: the guns are named, and their lines are asked for. */
  @Override
  @Rule("19.2")
  public void take(
      FireFrame.Aiming frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<String> named = ((FireCommand.OpenFire) command).guns();
    ruling.popFrame();
    List<String> guns = named.stream().sorted().toList();
    Place hex = hex(ruling.position(), frame.target());
    ruling.add(new FireEvent.InterdictionAnnounced(frame.target(), hex, guns));
    QuestionId question = ruling.nextQuestion();
    ruling.add(
        new FireEvent.GunSupplyAsked(question, assaultBriefs.supply(ruling.position(), guns)));
    ruling.pushFrame(new FireFrame.AwaitingGunSupply(frame.target(), guns, question));
  }
}

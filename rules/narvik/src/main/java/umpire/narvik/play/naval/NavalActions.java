package umpire.narvik.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChoiceQuestions;

/**
 * 20 Naval actions: the Allies alone have ships (20.0), and no reaction is naval (9.1.1). A
 * scenario of one assault is about that assault, and its ships only bombard.
 */
record NavalActions(
    Sailing sailing,
    HarstadLoading quay,
    Embarkation embarkation,
    UnopposedLanding shore,
    ContestedLanding landing,
    Interdiction interdiction,
    SmallCraftRoles roles)
    implements ActionKind {

  @Override
  public Class<? extends Command> commands() {
    return NavalCommand.class;
  }

  @Override
  public boolean reaction(Side side) {
    return false;
  }

  @Override
  @Rule({"9.0", "20.0"})
  public List<Offer<Command>> offers(Position position, Side side) {
    if (side != Side.ALLIED || position.assaultsOnly()) {
      return List.of();
    }
    List<Offer<Command>> offers = new ArrayList<>();
    offers.addAll(sailing.offers(position));
    offers.addAll(quay.offers(position));
    offers.addAll(embarkation.offers(position));
    offers.addAll(shore.offers(position));
    offers.addAll(landing.offers(position));
    offers.addAll(interdiction.offers(position));
    offers.addAll(roles.offers(position));
    return offers;
  }

  @Override
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    if (!(command instanceof NavalCommand naval)) {
      return Optional.empty();
    }
    if (side != Side.ALLIED) {
      return Optional.of(List.of(Finding.forbids("20.0", new Why.NoSuchUnit("ship"))));
    }
    return Optional.of(
        position.assaultsOnly()
            ? ChoiceQuestions.notNow("9.0", "action-phase")
            : bars(position, naval));
  }

  private List<Finding> bars(Position position, NavalCommand command) {
    return switch (command) {
      case NavalCommand.Sail sail -> sailing.bars(position, sail);
      case NavalCommand.Load load -> quay.bars(position, load);
      case NavalCommand.Unload unload -> quay.bars(position, unload);
      case NavalCommand.Embark embark -> embarkation.bars(position, embark);
      case NavalCommand.Disembark ashore -> shore.bars(position, ashore);
      case NavalCommand.Land ashore -> shore.bars(position, ashore);
      case NavalCommand.AssaultLanding named -> landing.bars(position, named);
      case NavalCommand.InterdictByShip fire -> interdiction.bars(position, fire);
      case NavalCommand.TakeRole role -> roles.bars(position, role);
      case NavalCommand.CommitLanding _, NavalCommand.DropAnchor _ ->
          ChoiceQuestions.notNow("9.0", "action-phase");
    };
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof NavalCommand naval)) {
      throw new IllegalStateException(command + " is no naval command");
    }
    if (naval instanceof NavalCommand.AssaultLanding(var from, var target)) {
      ruling.pushFrame(new NavalFrame.AnnouncingLanding(from, target)); // a draft
      return;
    }
    switch (naval) {
      case NavalCommand.Sail sail -> {
        sailing.sail(ruling, sail.ships(), sail.to());
        ActionEnd.ofAction(ruling, side, false);
      }
      case NavalCommand.Load load -> quay.load(ruling, load);
      case NavalCommand.Unload unload -> quay.unload(ruling, unload);
      case NavalCommand.Embark embark -> embarkation.begin(ruling, embark);
      case NavalCommand.Disembark(String ship) -> shore.begin(ruling, ship, false);
      case NavalCommand.Land(String ship) -> shore.begin(ruling, ship, true);
      case NavalCommand.InterdictByShip fire -> interdiction.carryOut(ruling, fire);
      case NavalCommand.TakeRole role -> roles.take(ruling, role);
      case NavalCommand.AssaultLanding _, NavalCommand.CommitLanding _, NavalCommand.DropAnchor _ ->
          throw new IllegalStateException(command + " begins no action");
    }
  }
}

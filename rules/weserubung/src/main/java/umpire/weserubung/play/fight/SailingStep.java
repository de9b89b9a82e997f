package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.battle.BattleExits;
import umpire.weserubung.play.battle.Battles;
import umpire.weserubung.play.battle.SeaRounds;

/** 8.4-s5, 8.5-e Where ships go that leave a battle: together or one by one. */
final class SailingStep implements ChoiceStep<FightFrame.Sailing> {
  private final BattleExits battleExits;
  private final SeaRounds sea;

  SailingStep(BattleExits battleExits, SeaRounds sea) {
    this.battleExits = battleExits;
    this.sea = sea;
  }

  @Override
  public RuleId rule(FightFrame.Sailing frame) {
    return new RuleId(paragraph(frame));
  }

  private static String paragraph(FightFrame.Sailing frame) {
    return frame.evading() ? "8.5-e" : "8.4-s5";
  }

  private Map<Place, Integer> waters(Position position, FightFrame.Sailing frame) {
    return battleExits.waters(position, Battles.of(position).fight(), !frame.evading());
  }

  /** One offer for all hexes with room for the same number of these ships (3.1). */
  @Override
  public Offers<Command> offers(Position position, FightFrame.Sailing frame, Seat seat) {
    Map<Integer, List<Place>> byRoom = new TreeMap<>();
    waters(position, frame)
        .forEach(
            (place, room) ->
                byRoom
                    .computeIfAbsent(Math.min(room, frame.ships().size()), _ -> new ArrayList<>())
                    .add(place));
    List<Offer<Command>> offers = new ArrayList<>();
    if (!frame.evading()) {
      offers.add(Offer.of(FightCommand.FightOn.class));
    }
    byRoom.forEach(
        (room, places) ->
            offers.add(
                new Offer<>(
                    FightCommand.SailOff.class,
                    List.of(
                        new Offer.Parameter("ships", new Domain.Some(frame.ships(), 1, room)),
                        new Offer.Parameter("place", new Domain.One(places))))));
    return new Offers<>(offers);
  }

  /** Who need not go stays; who has to goes to the first hex, as many as it holds. */
  @Override
  public Command fallback(
      Position position, FightFrame.Sailing frame, Seat seat, Offers<Command> offers) {
    if (!frame.evading()) {
      return new FightCommand.FightOn();
    }
    Map.Entry<Place, Integer> first = waters(position, frame).entrySet().iterator().next();
    int most = Math.min(first.getValue(), frame.ships().size());
    return new FightCommand.SailOff(frame.ships().subList(0, most), first.getKey());
  }

  private static Fight.Camp attacker(Position position) {
    return Battles.of(position).fight().attacker();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Sailing frame, Seat seat, Command command) {
    if (!(command instanceof FightCommand.SailOff(var ships, Place place))) {
      return List.of();
    }
    int room = waters(position, frame).getOrDefault(place, 0);
    if (room == 0 && !frame.evading() && attacker(position).barred().contains(place)) {
      return List.of(Finding.forbids("8.4-s5", new FightWhy.NotTheWayBack(place)));
    }
    if (room == 0) {
      return List.of(Finding.forbids(paragraph(frame), new FightWhy.NotFree(place)));
    }
    return ships.size() > room
        ? List.of(Finding.forbids("3.1-b", new FightWhy.NoRoomForShips(place, room)))
        : List.of();
  }

  @Override
  @Rule({"8.4-s5", "8.5-e"})
  public void take(
      FightFrame.Sailing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (command instanceof FightCommand.SailOff(var ships, Place place)) {
      sea.sailed(frame, ships.stream().sorted().toList(), place, ruling);
    } else {
      ruling.popFrame();
    }
  }
}

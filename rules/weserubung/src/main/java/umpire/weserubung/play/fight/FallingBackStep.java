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
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.battle.Battles;
import umpire.weserubung.play.battle.LandRounds;
import umpire.weserubung.play.battle.RetreatHexes;

/** 10.5-b Where those go who retreat: together or one by one, leaders with them or not. */
final class FallingBackStep implements ChoiceStep<FightFrame.FallingBack> {
  private final RetreatHexes retreats;
  private final LandRounds land;

  FallingBackStep(RetreatHexes retreats, LandRounds land) {
    this.retreats = retreats;
    this.land = land;
  }

  @Override
  public RuleId rule(FightFrame.FallingBack frame) {
    return new RuleId("10.5-b");
  }

  private Map<Place, Integer> hexes(Position position) {
    return retreats.of(position, Battles.of(position).fight());
  }

  /** One offer for all hexes with room for the same number of these units (3.1). */
  @Override
  public Offers<Command> offers(Position position, FightFrame.FallingBack frame, Seat seat) {
    Map<Integer, List<Place>> byRoom = new TreeMap<>();
    hexes(position)
        .forEach(
            (hex, room) ->
                byRoom
                    .computeIfAbsent(Math.min(room, frame.units().size()), _ -> new ArrayList<>())
                    .add(hex));
    List<Offer<Command>> offers = new ArrayList<>();
    byRoom.forEach(
        (room, hexes) ->
            offers.add(
                new Offer<>(
                    FightCommand.FallBack.class,
                    List.of(
                        new Offer.Parameter("units", new Domain.Some(frame.units(), 1, room)),
                        new Offer.Parameter(
                            "leaders", new Domain.Some(frame.leaders(), 0, frame.leaders().size())),
                        new Offer.Parameter("place", new Domain.One(hexes))))));
    return new Offers<>(offers);
  }

  /** As many as there is room for to the first hex; leaders stay. */
  @Override
  public Command fallback(
      Position position, FightFrame.FallingBack frame, Seat seat, Offers<Command> offers) {
    Map.Entry<Place, Integer> first = hexes(position).entrySet().iterator().next();
    int most = Math.min(first.getValue(), frame.units().size());
    return new FightCommand.FallBack(frame.units().subList(0, most), List.of(), first.getKey());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.FallingBack frame, Seat seat, Command command) {
    return command instanceof FightCommand.FallBack(var units, _, Place place)
            && hexes(position).getOrDefault(place, 0) < units.size()
        ? List.of(Finding.forbids("10.5-b", new FightWhy.NoRetreatThere(place)))
        : List.of();
  }

  @Override
  @Rule({"10.5-b", "10.5-d"})
  public void take(
      FightFrame.FallingBack frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    FightCommand.FallBack back = (FightCommand.FallBack) command;
    land.fellBack(
        frame,
        back.units().stream().sorted().toList(),
        back.leaders().stream().sorted().toList(),
        back.place(),
        ruling);
  }
}

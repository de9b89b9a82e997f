package umpire.fallschirmjaeger.play.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.Striking;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.9a(1): barrages are placed, several on one hex if the side likes, whatever its terrain. */
@Rule({"1.9a", "1.9a(1)"})
record StrikingStep(ChapterContext context, StrikeSteps strikes) implements PhaseAsks<Striking> {
  @Override
  public Decision<Striking> decision() {
    return asks(Striking.class, "1.9a", Striking::side);
  }

  @Override
  public Offers<Command> offers(Position position, Striking frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Map.Entry<String, Integer> one : frame.left().entrySet()) {
      String type = one.getKey();
      List<Place> hexes = one.getValue() > 0 ? strikes.targets(position, type) : List.of();
      Offer.add(offers, StrikeCommand.PlaceBarrage.class, "aircraft", type, "hex", hexes);
    }
    return frame.sorties().isEmpty() ? orEnd(offers) : withEnd(offers);
  }

  @Override
  public Command end() {
    return new StrikeCommand.Fly();
  }

  @Override
  public List<Finding> refusalFindings(Position position, Striking frame, Command command) {
    return command instanceof StrikeCommand.PlaceBarrage(String type, Place hex)
        ? List.of(Finding.forbids("1.9a(1)", new AirWhy.CannotFire(type, hex)))
        : List.of();
  }

  @Override
  public void take(Striking frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof StrikeCommand.PlaceBarrage(String type, Place hex))) {
      enter(frame, ruling);
      return;
    }
    Map<String, Integer> left = new TreeMap<>(frame.left());
    left.merge(type, -1, Integer::sum);
    List<Sortie> sorties = new ArrayList<>(frame.sorties());
    Sortie sortie = new Sortie(type + "-" + (sorties.size() + 1), type, hex);
    sorties.add(sortie);
    ruling.add(new StrikeEvent.BarragePlaced(sortie));
    ruling.replaceFrame(new Striking(frame.side(), sorties, left));
  }

  /** Everything is placed, or nothing can be. */
  @Override
  public void enter(Striking frame, RulingInProgress<Position, Frame> ruling) {
    strikes.fly(frame, ruling);
  }
}

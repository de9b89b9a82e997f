package umpire.fallschirmjaeger.play.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Fly;
import umpire.fallschirmjaeger.model.command.StrikeCommand.PlaceBarrage;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.Striking;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Choices;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/** 1.9a(1): barrages are placed, several on one hex if the side likes, whatever its terrain. */
@Rule({"1.9a", "1.9a(1)"})
record StrikingStep(ChapterContext context, StrikeSteps strikes) implements SideAsks<Striking> {
  @Override
  public Class<Striking> frame() {
    return Striking.class;
  }

  @Override
  public Side side(Striking frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(Striking frame) {
    return new RuleId("1.9a");
  }

  @Override
  public Offers<Command> offers(Position position, Striking frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    frame
        .left()
        .forEach(
            (type, many) -> {
              List<Place> hexes = many > 0 ? targets(position, type) : List.of();
              if (!hexes.isEmpty()) {
                offers.add(
                    Choices.offer(
                        PlaceBarrage.class,
                        Choices.one("aircraft", List.of(type)),
                        Choices.one("hex", hexes)));
              }
            });
    if (!offers.isEmpty() || !frame.sorties().isEmpty()) {
      offers.add(Offer.of(Fly.class));
    }
    return new Offers<>(offers);
  }

  /** r88: hexes with units that the barrage can affect, in an adjacent hex for a Ju-87b. */
  @Rule({"1.9a(1)/r88", "1.9b"})
  private List<Place> targets(Position position, String type) {
    boolean ring = strikes.aircraft(type).ring() > 0;
    Set<Place> hexes = new TreeSet<>();
    for (Side side : Side.values()) {
      for (Piece piece : context.mix().exposed(position, side)) {
        hexes.add(piece.place());
        if (ring) {
          hexes.addAll(context.map().neighbours(piece.place()));
        }
      }
    }
    hexes.removeIf(hex -> !context.area().has(position.calendar().terms(), hex));
    return List.copyOf(hexes);
  }

  @Override
  public Command fallback(Position position, Striking frame, Seat seat, Offers<Command> offers) {
    return new Fly();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Striking frame, Seat seat, Command command) {
    return command instanceof PlaceBarrage(String type, Place hex)
        ? List.of(Finding.forbids("1.9a(1)", new AirWhy.CannotFire(type, hex)))
        : List.of();
  }

  @Override
  public void take(
      Striking frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof PlaceBarrage(String type, Place hex))) {
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

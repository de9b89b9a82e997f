package umpire.narvik.play.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.state.Setup;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;

/** 5.1 What a side has set up face down while it does so: the enemy has seen nothing of it. */
public final class HiddenSetUp implements Secret<Position> {
  private static final int BYTE = 256;

  private final ChapterContext chapterContext;

  /** The secret under an edition. */
  public HiddenSetUp(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  @Override
  public boolean mayBeHidden(Position position, Viewer viewer) {
    return position.agenda().top() instanceof SetupFrame.Placing frame
        && !frame.side().is(viewer)
        && !frame.covered().isEmpty();
  }

  /** As many counters of the set-up, any of them, anywhere they may go. */
  @Override
  @Rule("5.1")
  public Position resampled(Position position, Viewer viewer, Chance chance) {
    return mayBeHidden(position, viewer)
        ? anew(position, (SetupFrame.Placing) position.agenda().top(), chance)
        : position;
  }

  private Position anew(Position position, SetupFrame.Placing frame, Chance chance) {
    Side side = frame.side();
    List<String> counters =
        Stream.concat(frame.covered().stream().map(Setup.Placed::counter), frame.open().stream())
            .toList();
    List<Place> area =
        chapterContext.map().set(PlacingStep.setName(side)).stream().sorted().toList();
    List<String> open = new ArrayList<>(counters);
    Position other = position.with(position.agenda().replace(start(side, counters)));
    for (int index : chance.shuffle(counters.size()).subList(0, frame.covered().size())) {
      open.remove(counters.get(index));
      other = placed(other, counters.get(index), area, chance);
    }
    Collections.sort(open);
    SetupFrame.Placing placed = (SetupFrame.Placing) other.agenda().top();
    return other.with(other.agenda().replace(new SetupFrame.Placing(side, open, placed.covered())));
  }

  private static SetupFrame.Placing start(Side side, List<String> counters) {
    return new SetupFrame.Placing(side, counters, List.of());
  }

  /** With the counter in any hex of the area that has room for it. */
  private Position placed(Position position, String counter, List<Place> area, Chance chance) {
    SetupFrame.Placing frame = (SetupFrame.Placing) position.agenda().top();
    Position laid = PlacingStep.laid(position, frame);
    Place hex = any(area, chance);
    while (!chapterContext.stacking().bars(laid, new Unit(counter, hex, 0, ""), hex).isEmpty()) {
      hex = any(area, chance);
    }
    List<Setup.Placed> covered =
        ChoiceQuestions.both(frame.covered(), List.of(new Setup.Placed(counter, hex, 0)));
    return position.with(
        position.agenda().replace(new SetupFrame.Placing(frame.side(), frame.open(), covered)));
  }

  /** One of more places than a die has sides. */
  private static Place any(List<Place> places, Chance chance) {
    int blocks = Math.ceilDiv(places.size(), BYTE);
    int index = places.size();
    while (index >= places.size()) {
      index = (chance.die(blocks) - 1) * BYTE + chance.die(BYTE) - 1;
    }
    return places.get(index);
  }
}

package umpire.fallschirmjaeger.play.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.why.VictoryWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;

/**
 * 5.2: more Germans come by air as soon as Ypenburg is theirs and the whole set-up has come (r90).
 */
@Rule({"5.2", "5.2/r90"})
public record Releases(ChapterContext context) implements AtOnce<Position, Frame> {
  private static final String AIRFIELD = "ypenburg";

  @Override
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (!position.score().held().contains(AIRFIELD)) {
      return;
    }
    List<String> held = new ArrayList<>();
    for (Map.Entry<String, Reserve> one : position.forces().reserve().entrySet()) {
      if (one.getValue() instanceof Reserve.Held) {
        held.add(one.getKey());
      } else if (one.getValue().airborne()
          && !(context.mix().counter(one.getKey()) instanceof Head)) {
        return;
      }
    }
    if (!held.isEmpty()) {
      Finding because = Finding.notes("5.2/r90", new VictoryWhy.ReleasedBy(AIRFIELD));
      ruling.add(new TurnEvent.Released(List.copyOf(held), because));
    }
  }
}

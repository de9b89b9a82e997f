package umpire.weserubung.play.offensive;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.country.Capture;

/** 10.10 A stack whose way is declared, or that goes ashore where it lies, sets out. */
final class StackAdvance {
  private final AllyAgreement allyAgreement;
  private final Capture capture;

  StackAdvance(AllyAgreement allyAgreement, Capture capture) {
    this.allyAgreement = allyAgreement;
    this.capture = capture;
  }

  /** At once, or when every ally agrees. */
  void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    if (!allyAgreement.asks(whole, ruling)) {
      carryOut(whole, ruling);
    }
  }

  /** It is paid, the stack moves and takes what it enters; the other side is next (10.0-a). */
  @Rule({"10.10", "10.0-a", "10.0-c"})
  void carryOut(Routing whole, RulingInProgress<Position, Frame> ruling) {
    allyAgreement.pay(whole, ruling);
    List<Place> path = whole.path();
    ruling.add(new OffensiveEvent.StackAdvanced(whole.pieces(), path));
    List<Place> entered = path.size() > 1 ? path.subList(1, path.size()) : path;
    capture.enter(ruling, whole.pieces().getFirst(), entered);
  }
}

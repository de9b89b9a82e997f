package umpire.weserubung.rules;

import java.util.List;
import java.util.Map;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;

/** 7.0: legs of flights with their interceptions, for whoever has to have one flown. */
public interface FlightStarts {
  /**
   * The flight flies its leg above the top frame, which is told {@link
   * WeserubungFrameResult.Arrived} or {@link WeserubungFrameResult.TurnedBack}.
   *
   * @param boarded each passenger and the air transport that it goes aboard
   */
  void fly(Flight flight, Map<String, String> boarded, RulingInProgress<Position, Frame> ruling);

  /** The flight goes home and lands; the top frame is told {@link WeserubungFrameResult.Landed}. */
  void home(Flight flight, RulingInProgress<Position, Frame> ruling);

  /**
   * 7.2-e: fighters of the side are asked to a battle by land, if there are any that could come;
   * the top frame is told {@link WeserubungFrameResult.Joined} if somebody does.
   */
  void join(Place hex, Side side, RulingInProgress<Position, Frame> ruling);

  /**
   * 8.3: these aircraft attack the ships in the hex, where they have been brought, and fly home;
   * the top frame is told {@link WeserubungFrameResult.Landed}.
   */
  void attackShips(List<String> aircraft, Place hex, RulingInProgress<Position, Frame> ruling);
}

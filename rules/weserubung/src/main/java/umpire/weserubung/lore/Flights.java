package umpire.weserubung.lore;

import java.util.List;
import java.util.Map;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;

/** 7.0: legs of flights with their interceptions, for whoever has to have one flown. */
public interface Flights {
  /**
   * The flight flies its leg above the top frame, which is told {@link Result.Arrived} or {@link
   * Result.TurnedBack}.
   *
   * @param boarded each passenger and the air transport that it goes aboard
   */
  void fly(Flight flight, Map<String, String> boarded, Course<Position, Frame> course);

  /** The flight goes home and lands; the top frame is told {@link Result.Landed}. */
  void home(Flight flight, Course<Position, Frame> course);

  /**
   * 7.2-e: fighters of the side are asked to a battle by land, if there are any that could come;
   * the top frame is told {@link Result.Joined} if somebody does.
   */
  void join(Place hex, Side side, Course<Position, Frame> course);

  /**
   * 8.3: these aircraft attack the ships in the hex, where they have been brought, and fly home;
   * the top frame is told {@link Result.Landed}.
   */
  void attackShips(List<String> aircraft, Place hex, Course<Position, Frame> course);
}

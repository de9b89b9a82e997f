package umpire.weserubung.play;

import java.util.Map;
import umpire.weserubung.model.Flight;

/** 7.0: legs of flights with their interceptions, for whoever has to have one flown. */
public interface Flights {
  /**
   * The flight flies its leg above the top frame, which is told {@link Result.Arrived} or {@link
   * Result.TurnedBack}.
   *
   * @param boarded each passenger and the air transport that it goes aboard
   */
  void fly(Flight flight, Map<String, String> boarded, Course course);

  /** The flight goes home and lands; the top frame is told {@link Result.Landed}. */
  void home(Flight flight, Course course);
}

package umpire.weserubung.model.frame;

import java.util.List;
import umpire.kernel.scenario.Seat;

/** 10.0-a: an offensive that a seat has declared: an attack, or whoever goes or flies somewhere. */
public sealed interface Proposal permits Plan, Routing {
  /** Who declares it. */
  Seat seat();

  /** Every counter that takes part. */
  List<String> counters();
}

package umpire.weserubung.model.counter;

import umpire.kernel.citation.Rule;

/** 3.3.1: what an aircraft may do on carriers. */
@Rule("3.3.1-c")
public enum CarrierRole {
  /** It never lands on one. */
  NONE,
  /** In the Britain box only; flown there from land it is grounded until it is back in the box. */
  LIMITED,
  /** A carrier is a base like any other. */
  FREE
}

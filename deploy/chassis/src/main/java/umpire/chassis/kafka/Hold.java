package umpire.chassis.kafka;

import java.util.List;

/** What a poll loop does for a batch while it is being handled. */
interface Hold {
  /** Keeps our place in the group without reading on; called about every second. */
  void keepPlace();

  /** Those messages whose partition is still ours; others go to the member that has it now. */
  List<Incoming> stillOurs(List<Incoming> batch);

  /** Whether the process is going down, so that what is unfinished is left for the next start. */
  boolean stopping();
}

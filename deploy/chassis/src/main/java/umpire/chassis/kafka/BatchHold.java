package umpire.chassis.kafka;

import java.time.Duration;
import java.util.List;

/** What a poll loop does for a batch while it is being handled. */
interface BatchHold {
  /** Keeps our place in the group without reading on; called about every second. */
  void keepPlace();

  /** Waits so long, keeping our place; less where the process is going down. */
  void pause(Duration pause) throws InterruptedException;

  /** Those messages whose partition is still ours; others go to the member that has it now. */
  List<Incoming> stillOurs(List<Incoming> batch);

  /** Whether the process is going down, so that what is unfinished is left for the next start. */
  boolean stopping();
}

package umpire.narvik.model.counter;

/** What a counter is (4.0, 11.1, 16.0). */
public enum UnitType {
  /** Three stacking points (13.2). */
  INFANTRY_BATTALION,
  /** One stacking point (13.2). */
  INFANTRY_COMPANY,
  /** Stacks freely, bears no fatigue, has no zone of control (16.2). */
  TANK,
  /** Stacks freely, bears no fatigue, has no zone of control (16.1). */
  ARTILLERY,
  /** Removed as soon as it is revealed (11.2). */
  DECOY;

  /** True for battalions and companies: fatigue, zones of control and stacking are theirs alone. */
  public boolean infantry() {
    return this == INFANTRY_BATTALION || this == INFANTRY_COMPANY;
  }
}

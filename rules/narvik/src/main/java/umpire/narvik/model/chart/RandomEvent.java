package umpire.narvik.model.chart;

/** Whose event a turn has (8.0): a cell of the first table of events. */
public enum RandomEvent {
  /** The Allied player throws in secret (8.1). */
  ALLIED_SECRET,
  /** Two dice on the table of open events (8.3). */
  OPEN,
  /** The German player throws in secret (8.2). */
  GERMAN_SECRET
}

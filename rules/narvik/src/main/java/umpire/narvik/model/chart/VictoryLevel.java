package umpire.narvik.model.chart;

/** How the game ends, from the best for the Allies to the best for the Germans (25.1). */
public enum VictoryLevel {
  ALLIED_STRATEGIC_TRIUMPH,
  ALLIED_MARGINAL_VICTORY,
  DRAW,
  GERMAN_MARGINAL_VICTORY,
  ALLIED_DISASTER
}

package umpire.fallschirmjaeger.model.chart;

import umpire.kernel.citation.Rule;

/**
 * A cell of the turn track (T-TurnTrack, house data by r52).
 *
 * @param day of May 1940
 * @param night true for a night turn (1.2)
 */
@Rule({"T-TurnTrack", "T-TurnTrack/r52", "1.2"})
public record TurnOfTrack(int day, boolean night) {}

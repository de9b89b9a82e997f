package umpire.narvik.model.chart;

/**
 * A cell of the air table (18.1).
 *
 * @param infantry strength points against land units
 * @param naval hits on the ship: 0 none, 1 damages, 2 sinks
 */
public record AirResult(int infantry, int naval) {}

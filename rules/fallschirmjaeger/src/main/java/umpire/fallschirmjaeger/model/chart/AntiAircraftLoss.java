package umpire.fallschirmjaeger.model.chart;

/**
 * A cell of the loss die of anti-aircraft fire (T-AA).
 *
 * @param aircraft Ju-52 points lost
 * @param steps that the unit loses
 */
public record AntiAircraftLoss(int aircraft, int steps) {}

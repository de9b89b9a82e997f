package umpire.fallschirmjaeger.model.chart;

/**
 * A cell of the air landing table (T-AirLanding).
 *
 * @param aircraft Ju-52 points lost
 * @param wreck true if the airfield bears a wreck from now on
 * @param scattered true if what it carries comes down elsewhere (1.8d)
 */
public record LandingResult(int aircraft, boolean wreck, boolean scattered) {}

package umpire.fallschirmjaeger.model.chart;

/**
 * A cell of the combat results table (T-CRT), and what the odds of a battle count.
 *
 * @param attackerSteps that the attacker loses
 * @param attackerRetreat hexes
 * @param defenderSteps that the defender loses
 * @param defenderRetreat hexes
 */
public record CombatResult(
    int attackerSteps, int attackerRetreat, int defenderSteps, int defenderRetreat) {}

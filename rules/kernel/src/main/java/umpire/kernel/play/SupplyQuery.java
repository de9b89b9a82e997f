package umpire.kernel.play;

import umpire.kernel.cite.RuleId;

/**
 * What the supply desk would be asked.
 *
 * @param rule the paragraph that says who is in supply
 * @param brief the units and all that could cut their lines
 */
public record SupplyQuery(RuleId rule, Brief brief) {}

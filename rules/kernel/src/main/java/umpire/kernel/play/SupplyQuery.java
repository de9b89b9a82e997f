package umpire.kernel.play;

import umpire.kernel.citation.RuleId;

/**
 * What the supply adjudicator would be asked.
 *
 * @param rule the paragraph that says who is in supply
 * @param brief the units and all that could cut their lines
 */
public record SupplyQuery(RuleId rule, Brief brief) {}

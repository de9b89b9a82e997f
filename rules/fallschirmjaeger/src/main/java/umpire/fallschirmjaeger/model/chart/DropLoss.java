package umpire.fallschirmjaeger.model.chart;

/**
 * A cell of the losses of a scattered drop by terrain (T-DropLoss).
 *
 * @param steps that the unit loses
 * @param cancelled true if the drop is taken back
 */
public record DropLoss(int steps, boolean cancelled) {}

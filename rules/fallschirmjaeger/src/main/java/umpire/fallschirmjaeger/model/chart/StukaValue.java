package umpire.fallschirmjaeger.model.chart;

/**
 * A cell of the barrage of a Ju-87b (1.9b).
 *
 * @param value of its barrage
 * @param losses false if it disorganises alone
 */
public record StukaValue(int value, boolean losses) {}

package umpire.fallschirmjaeger.model.chart;

import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;

/**
 * A river ferry (1.1h, house data by r55).
 *
 * @param from one bank
 * @param to the other bank
 * @param points added to the cost of the hex where a unit lands
 */
public record Ferry(Place from, Place to, Fraction points) {}

package umpire.cartographer.layers;

import java.util.List;

/**
 * A line that was written by hand.
 *
 * @param name of what it follows
 * @param points its corners, pairs of degrees north and east
 */
public record WrittenLine(String name, List<List<Double>> points) {}

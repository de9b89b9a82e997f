package umpire.cartographer.relief;

/**
 * The lie of a raster of heights: what {@code heights.json} holds. Its nodes lie on the edges.
 *
 * @param about data set, licence, and how the file was cut out
 * @param rows of the raster, the northernmost first
 * @param columns of the raster, the westernmost first
 * @param north latitude of the first row
 * @param south latitude of the last row
 * @param west longitude of the first column
 * @param east longitude of the last column
 */
public record HeightSheet(
    String about, int rows, int columns, double north, double south, double west, double east) {}

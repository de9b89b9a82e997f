package umpire.cartographer.coast;

/**
 * The lie of a coast raster: what {@code coast.json} holds.
 *
 * @param about data set, authors, licence, and how the file was cut out
 * @param rows of the raster, the northernmost first
 * @param columns of the raster, the westernmost first
 * @param north latitude of the first row
 * @param south latitude of the last row
 * @param west longitude of the first column
 * @param east longitude of the last column
 * @param seaBeyond true if whatever lies beyond the raster is open sea
 */
public record MaskSheet(
    String about,
    int rows,
    int columns,
    double north,
    double south,
    double west,
    double east,
    boolean seaBeyond) {}

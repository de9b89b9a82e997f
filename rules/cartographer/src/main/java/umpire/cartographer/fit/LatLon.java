package umpire.cartographer.fit;

/**
 * A point of the earth.
 *
 * @param lat degrees north
 * @param lon degrees east
 */
public record LatLon(double lat, double lon) {}

package umpire.cartographer.coast;

/** What a point of the coast's raster shows. */
public enum Surface {
  SALT_WATER,
  LAND,
  LAKE
}

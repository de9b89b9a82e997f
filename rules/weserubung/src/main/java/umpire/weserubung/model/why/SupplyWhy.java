package umpire.weserubung.model.why;

import java.util.List;
import umpire.kernel.hex.Place;

/** Reasons of 10.1. */
public sealed interface SupplyWhy extends Why {
  /** 10.1-a: a way over land to the coast that no enemy stands in. */
  record LineToCoast(String unit, Place coast, int hexes) implements SupplyWhy {}

  /** 10.1-a: no way to the coast, but the circle of enemies is not closed. */
  record CircleOpen(String unit, Place way) implements SupplyWhy {}

  /** 10.1-a: enemy units close the circle, and no way leads to the coast. */
  record Surrounded(String unit, List<Place> ring) implements SupplyWhy {
    public Surrounded {
      ring = List.copyOf(ring);
    }
  }
}

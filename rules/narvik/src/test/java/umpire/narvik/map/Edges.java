package umpire.narvik.map;

import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Place;

/** The edges of the map and its northern rows. */
final class Edges {
  private Edges() {}

  static boolean west(HexPlane plane, Place hex) {
    return cell(plane, hex).position() == 1;
  }

  static boolean east(HexPlane plane, Place hex) {
    return cell(plane, hex).position() == plane.positions();
  }

  static boolean south(HexPlane plane, Place hex) {
    return cell(plane, hex).line() == 1;
  }

  static boolean north(HexPlane plane, Place hex) {
    return inNorthernRows(plane, hex, 1);
  }

  /** 22.1: the edges over which ships come and go. */
  static boolean gate(HexPlane plane, Place hex) {
    return west(plane, hex) || north(plane, hex);
  }

  /** True if the hex lies in one of so many northernmost rows. */
  static boolean inNorthernRows(HexPlane plane, Place hex, int rows) {
    return cell(plane, hex).line() > plane.lastLine() - rows;
  }

  private static Grid.Cell cell(HexPlane plane, Place hex) {
    return plane.grid().cell(hex);
  }
}

package umpire.board;

import java.util.EnumMap;
import java.util.Map;
import umpire.board.map.MapPicture;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;

/**
 * What is the same on every picture of a map, as text: drawn once for each level of detail, when it
 * is first asked for. Thread-safe.
 */
final class MapFragments {
  private final MapPicture picture;
  private final Map<Scale.Detail, byte[]> ground = new EnumMap<>(Scale.Detail.class);
  private final Map<Scale.Detail, byte[]> beside = new EnumMap<>(Scale.Detail.class);

  MapFragments(MapPicture picture) {
    this.picture = picture;
  }

  /** What lies below the counters. */
  synchronized byte[] ground(Scale.Detail detail) {
    return ground.computeIfAbsent(
        detail, _ -> SvgCanvas.fragment(svgCanvas -> picture.draw(svgCanvas, Scale.least(detail))));
  }

  /** What lies above the counters. */
  synchronized byte[] beside(Scale.Detail detail) {
    return beside.computeIfAbsent(
        detail,
        _ -> SvgCanvas.fragment(svgCanvas -> picture.drawBeside(svgCanvas, Scale.least(detail))));
  }
}

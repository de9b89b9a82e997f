package umpire.board;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A picture in its 256 commonest colours, each other pixel in the nearest of them: a map is flat
 * areas with smoothed edges, so nobody sees the difference, and the file is a third as long.
 */
final class Palette {
  private static final int MOST = 256;
  private static final int BITS = 8;
  private static final int RGB = 0xffffff;

  private Palette() {}

  /** The picture with at most 256 colours. */
  static BufferedImage reduce(BufferedImage image) {
    int width = image.getWidth();
    int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    int[] colours = commonest(pixels);
    IndexColorModel model =
        new IndexColorModel(BITS, colours.length, colours, 0, false, -1, DataBuffer.TYPE_BYTE);
    BufferedImage reduced =
        new BufferedImage(width, image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    Map<Integer, Integer> places = new HashMap<>();
    int[] indexed = new int[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      indexed[i] = places.computeIfAbsent(pixels[i] & RGB, pixel -> nearest(colours, pixel));
    }
    reduced.getRaster().setPixels(0, 0, width, image.getHeight(), indexed);
    return reduced;
  }

  private static int[] commonest(int[] pixels) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int pixel : pixels) {
      counts.merge(pixel & RGB, 1, Integer::sum);
    }
    List<Integer> colours =
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(MOST)
            .map(Map.Entry::getKey)
            .toList();
    return colours.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int nearest(int[] colours, int pixel) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < colours.length; i++) {
      int apart = 0;
      for (int shift = 0; shift <= 16; shift += BITS) {
        int difference = (colours[i] >> shift & 0xff) - (pixel >> shift & 0xff);
        apart += difference * difference;
      }
      if (apart < least) {
        least = apart;
        best = i;
      }
    }
    return best;
  }
}

package umpire.board;

import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The 256 commonest colours of a picture, and of each other colour the nearest of them: a map is
 * flat areas with smoothed edges, so nobody sees the difference, and the file is a third as long.
 */
final class Palette {
  private static final int MOST = 256;
  private static final int BITS = 8;
  private static final int RGB = 0xffffff;

  private final Map<Integer, Integer> counts = new HashMap<>();

  /** Counts the colours of the first pixels of these. */
  void count(int[] pixels, int length) {
    int start = 0;
    for (int i = 1; i <= length; i++) {
      if (i == length || pixels[i] != pixels[start]) {
        counts.merge(pixels[start] & RGB, i - start, Integer::sum);
        start = i;
      }
    }
  }

  /** What was counted, reduced. */
  Reduced reduced() {
    List<Integer> colours =
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(MOST)
            .map(Map.Entry::getKey)
            .toList();
    return new Reduced(colours.stream().mapToInt(Integer::intValue).toArray());
  }

  /** At most 256 colours. */
  static final class Reduced {
    private final int[] colours;
    private final Map<Integer, Byte> indexes = new HashMap<>();

    private Reduced(int[] colours) {
      this.colours = colours;
    }

    /** The colours by their indexes. */
    IndexColorModel model() {
      return new IndexColorModel(BITS, colours.length, colours, 0, false, -1, DataBuffer.TYPE_BYTE);
    }

    /** The index of the nearest colour of each pixel. */
    void index(int[] pixels, byte[] indexed) {
      int last = -1;
      byte index = 0;
      for (int i = 0; i < indexed.length; i++) {
        if (pixels[i] != last) {
          last = pixels[i];
          index = indexes.computeIfAbsent(last, this::nearest);
        }
        indexed[i] = index;
      }
    }

    private byte nearest(int pixel) {
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
      return (byte) best;
    }
  }
}

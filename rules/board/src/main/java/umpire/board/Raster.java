package umpire.board;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * From SVG to PNG, one pixel for each unit of the SVG. The picture is drawn in strips, each of
 * which is compressed before the next is drawn, and written row by row: its pixels are never in
 * memory as a whole. Letters are set one after the other from left to right, and neither arranged
 * nor joined; style sheets with media queries are not read.
 */
public final class Raster {
  /** Pixels of a picture, at most: more than that is refused before anything is drawn. */
  public static final long MOST_PIXELS = 40_000_000;

  /** Pixels of a strip, at most, save where a single row has more: 4 bytes each. */
  private static final int STRIP = 1 << 19;

  /**
   * A map of a thousand hexes has some ten thousand shapes, and strangers' SVG never comes here.
   */
  private static final DocumentLimits LIMITS = new DocumentLimits(30, 15, 1_000_000);

  /**
   * Of emoji, where no font has them in colours: the library draws them in the colour that it
   * finds, and this one shows on light and on dark.
   */
  private static final Color EMOJI = new Color(0x7a7a7a);

  private static final String NO_FONTS =
      "this machine has no fonts, so no PNG can be drawn: install fontconfig and a font (Debian:"
          + " apt install fontconfig fonts-dejavu-core); the SVG needs none";

  private Raster() {}

  /**
   * The picture in pixels. Throws TooManyPixels for more than {@link #MOST_PIXELS}, and
   * IllegalStateException if the machine has no fonts or the SVG cannot be read.
   *
   * @param svg written by this project, never by a stranger
   */
  public static byte[] png(byte[] svg) {
    requireFonts();
    SVGDocument document = document(svg);
    int width = Math.round(document.size().width);
    int height = Math.round(document.size().height);
    if ((long) width * height > MOST_PIXELS) {
      throw new TooManyPixels(width, height, MOST_PIXELS);
    }
    Palette palette = new Palette();
    PackedRows rows = packed(document, width, height, palette);
    return written(new IndexedRows(width, height, rows, palette.reduced()));
  }

  private static byte[] written(IndexedRows image) {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (ImageOutputStream output = new MemoryCacheImageOutputStream(png)) {
      ImageWriteParam smallest = writer.getDefaultWriteParam();
      smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      smallest.setCompressionQuality(0);
      writer.setOutput(output);
      writer.write(null, new IIOImage(image, null, null), smallest);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return png.toByteArray();
  }

  private static SVGDocument document(byte[] svg) {
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg),
                null,
                LoaderContext.builder().documentLimits(LIMITS).build());
    if (document == null) {
      throw new IllegalStateException("this SVG cannot be read");
    }
    return document;
  }

  private static PackedRows packed(SVGDocument document, int width, int height, Palette palette) {
    int rows = Math.clamp(STRIP / width, 1, height);
    BufferedImage strip = new BufferedImage(width, rows, BufferedImage.TYPE_INT_RGB);
    PackedRows packed = new PackedRows(width);
    for (int top = 0; top < height; top += rows) {
      draw(document, strip, top);
      int[] pixels = ((DataBufferInt) strip.getRaster().getDataBuffer()).getData();
      int count = Math.min(rows, height - top);
      palette.count(pixels, count * width);
      packed.add(pixels, count);
    }
    packed.end();
    return packed;
  }

  /** Draws that strip of the document whose first row is this one. */
  private static void draw(SVGDocument document, BufferedImage strip, int top) {
    Graphics2D graphics = strip.createGraphics();
    graphics.clearRect(0, 0, strip.getWidth(), strip.getHeight());
    graphics.translate(0, -top);
    graphics.clipRect(0, top, strip.getWidth(), strip.getHeight());
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(EMOJI);
    document.render((Component) null, graphics, null);
    graphics.dispose();
  }

  /** Without fonts Java fails deep inside with words that help nobody. */
  private static void requireFonts() {
    try {
      if (new Font(Font.SANS_SERIF, Font.PLAIN, 12).canDisplay('A')) {
        return;
      }
    } catch (InternalError | RuntimeException e) {
      throw new IllegalStateException(NO_FONTS, e);
    }
    throw new IllegalStateException(NO_FONTS);
  }
}

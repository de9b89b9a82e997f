package umpire.board;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** From SVG to PNG, one pixel for each unit of the SVG. */
final class Raster {
  /**
   * A map of a thousand hexes has some ten thousand shapes, and strangers' SVG never comes here.
   */
  private static final DocumentLimits LIMITS = new DocumentLimits(30, 15, 1_000_000);

  private static final String NO_FONTS =
      "this machine has no fonts, so no PNG can be drawn: install fontconfig and a font (Debian:"
          + " apt install fontconfig fonts-dejavu-core); the SVG needs none";

  private Raster() {}

  static byte[] png(String svg) {
    requireFonts();
    BufferedImage image = Palette.reduce(draw(document(svg)));
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

  private static SVGDocument document(String svg) {
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                null,
                LoaderContext.builder().documentLimits(LIMITS).build());
    if (document == null) {
      throw new IllegalStateException("the board's own SVG cannot be read");
    }
    return document;
  }

  private static BufferedImage draw(SVGDocument document) {
    BufferedImage image =
        new BufferedImage(
            Math.round(document.size().width),
            Math.round(document.size().height),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    document.render((Component) null, graphics, null);
    graphics.dispose();
    return image;
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

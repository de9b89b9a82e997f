package umpire.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.play.BoardContents;

class RasterTest {
  private final Board board = new Board("Title", "game@1", Pictures.map(Pictures.FLAT));

  @Test
  void thePixelsHaveTheSizeOfTheSvgAndAreNotBlank() throws IOException {
    Element svg = Pictures.read(board.svg(BoardContents.empty())).getDocumentElement();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(board.png(BoardContents.empty())));
    assertThat(image.getWidth()).isEqualTo(Integer.parseInt(svg.getAttribute("width")));
    assertThat(image.getHeight()).isEqualTo(Integer.parseInt(svg.getAttribute("height")));
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    assertThat(colours).contains(0xa9cfe6, 0xc3a471, 0xf1f0da, 0xf7f4ea).hasSizeGreaterThan(50);
  }

  /** A disc over many strips: each row of it has the width of a circle there. */
  @Test
  void stripsMeetWithoutASeam() throws IOException {
    int side = 2400;
    SvgCanvas svgCanvas = new SvgCanvas(side, side);
    svgCanvas.rectangle(new Point(0, 0), side, side, "fill:#ffffff");
    svgCanvas.circle(new Point(side / 2.0, side / 2.0), side / 2.0, "fill:#000000");
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(Raster.png(svgCanvas.end())));
    for (int y = 40; y < side - 40; y++) {
      int dark = 0;
      for (int x = 0; x < side; x++) {
        dark += (image.getRGB(x, y) & 0xff) < 128 ? 1 : 0;
      }
      double half = side / 2.0;
      double up = y + 0.5 - half;
      assertThat((double) dark).isCloseTo(2 * Math.sqrt(half * half - up * up), within(6.0));
    }
  }

  @Test
  void aPictureOfTooManyPixelsIsRefusedBeforeItIsDrawn() {
    byte[] svg = new SvgCanvas(20_001, 2000).end();
    assertThatThrownBy(() -> Raster.png(svg))
        .isInstanceOf(TooManyPixels.class)
        .hasMessage("a picture of 20001 x 2000 pixels is larger than 40000000 pixels");
  }

  @Test
  void theMapAloneIsAsWideAsWanted() throws IOException {
    byte[] png = board.png(BoardContents.empty(), new PictureFrame(PictureFrame.Part.MAP, 200));
    assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(200);
  }

  @Test
  void thePixelsAreStable() {
    assertThat(board.png(BoardContents.empty())).isEqualTo(board.png(BoardContents.empty()));
  }
}

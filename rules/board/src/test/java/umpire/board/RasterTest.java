package umpire.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import umpire.kernel.play.Sketch;

class RasterTest {
  private final Board board = new Board("Title", "game@1", Pictures.map(Pictures.FLAT));

  @Test
  void thePixelsHaveTheSizeOfTheSvgAndAreNotBlank() throws IOException {
    Element svg = Pictures.read(board.svg(Sketch.empty())).getDocumentElement();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(board.png(Sketch.empty())));
    assertThat(image.getWidth()).isEqualTo(Integer.parseInt(svg.getAttribute("width")));
    assertThat(image.getHeight()).isEqualTo(Integer.parseInt(svg.getAttribute("height")));
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    assertThat(colours).contains(0xa9cfe6, 0xd3b88c, 0xeceed6, 0xf7f4ea).hasSizeGreaterThan(50);
  }

  @Test
  void thePixelsAreStable() {
    assertThat(board.png(Sketch.empty())).isEqualTo(board.png(Sketch.empty()));
  }
}

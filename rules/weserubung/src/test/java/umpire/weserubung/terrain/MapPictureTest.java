package umpire.weserubung.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.board.Board;
import umpire.kernel.play.BoardContents;
import umpire.weserubung.Weserubung;
import umpire.wire.pack.Packs;

/**
 * The board draws all that is on the map. With {@code -Dumpire.map.picture=FOLDER} the picture is
 * written there as {@code board.svg} and {@code board.png}.
 */
class MapPictureTest {
  /** What the board draws for a mark or a line that it does not know. */
  private static final String UNKNOWN = "#762a83";

  @Test
  void nothingOnTheMapIsStrangeToTheBoard() throws IOException {
    Board board = Board.of(Packs.load(new Weserubung()));
    String svg = board.svg(BoardContents.empty());
    assertThat(svg).contains("Denmark Box", "Britain Box", "Group 5", "data-feature=\"morale-10\"");
    assertThat(svg).doesNotContain(UNKNOWN);
    String folder = System.getProperty("umpire.map.picture", "");
    if (!folder.isEmpty()) {
      Files.writeString(Path.of(folder, "board.svg"), svg);
      Files.write(Path.of(folder, "board.png"), board.png(BoardContents.empty()));
    }
  }
}

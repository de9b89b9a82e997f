package umpire.game.catalogue;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.board.Board;
import umpire.board.PictureFrame;
import umpire.board.TooManyPixels;
import umpire.chassis.common.RecentlyUsed;
import umpire.chassis.http.Problem;
import umpire.chassis.kafka.Payload;
import umpire.game.edition.Edition;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.BoardContents;

/**
 * Draws boards on threads of its own, so many at once and no more, for a picture takes a processor
 * for a while and many megabytes; of them one is in pixels, which takes most. A few more wait, and
 * whoever comes then is asked to come again.
 */
@Singleton
public class BoardPictures {
  /** Boards of editions that are kept: each holds its map drawn as text. */
  private static final int MOST_BOARDS = 4;

  private static final int MOST_EMPTY = 8;
  private static final long IDLE_SECONDS = 60;

  private final ThreadPoolExecutor drawing;

  /** Held while a board is drawn in pixels. */
  private final ReentrantLock inPixels = new ReentrantLock();

  private final Map<String, Board> boards = lately(MOST_BOARDS);
  private final Map<String, Payload> empty = lately(MOST_EMPTY);

  BoardPictures(
      @ConfigProperty(name = "umpire.game.pictures.at-once") int atOnce,
      @ConfigProperty(name = "umpire.game.pictures.waiting") int waiting) {
    ThreadFactory threads = Thread.ofPlatform().daemon().name("picture-", 0).factory();
    this.drawing =
        new ThreadPoolExecutor(
            atOnce,
            atOnce,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(waiting),
            threads);
    this.drawing.allowCoreThreadTimeOut(true);
    // No window is ever opened; without this, a machine with a display would be asked for it.
    System.setProperty("java.awt.headless", "true");
  }

  @PreDestroy
  void stop() {
    drawing.shutdownNow();
  }

  /** How a picture is written. */
  public enum Format {
    /** Scalable, with every hex and counter in words. */
    SVG,
    /** Pixels. */
    PNG
  }

  private static <T> Map<String, T> lately(int most) {
    return Collections.synchronizedMap(new RecentlyUsed<>(most));
  }

  /** The empty map of an edition. */
  public Uni<PackDocument> empty(
      Edition<?, ?, ?, ?> edition, Format format, PictureFrame pictureFrame) {
    String name = Catalogue.tag(edition) + "." + format + "." + pictureFrame;
    Payload drawn = empty.get(name);
    Uni<Payload> picture =
        drawn == null
            ? draw(edition.pack(), BoardContents::empty, format, pictureFrame)
                .invoke(body -> empty.put(name, body))
            : Uni.createFrom().item(drawn);
    return picture.map(body -> new PackDocument(body, Catalogue.tag(edition)));
  }

  /**
   * A board; fails with 503 where too many are being drawn or wait to be, or the machine has no
   * fonts for pixels, and with 400 where there would be too many pixels.
   *
   * @param sketch what lies on it; asked on the thread that draws
   */
  public Uni<Payload> draw(
      Pack pack, Supplier<BoardContents> sketch, Format format, PictureFrame pictureFrame) {
    return Uni.createFrom()
        .item(() -> drawn(pack, sketch.get(), format, pictureFrame))
        .runSubscriptionOn(drawing)
        .onFailure(RejectedExecutionException.class)
        .transform(_ -> busy());
  }

  private static RuntimeException busy() {
    return Problem.of(503, "busy", "Busy", "Too many pictures are drawn at once; try again.")
        .asException()
        .header("Retry-After", "2");
  }

  private Payload drawn(
      Pack pack, BoardContents boardContents, Format format, PictureFrame pictureFrame) {
    Board board = boards.computeIfAbsent(pack.checksum(), _ -> Board.of(pack));
    return Payload.of(
        switch (format) {
          case SVG -> board.document(boardContents, pictureFrame);
          case PNG -> pixels(board, boardContents, pictureFrame);
        });
  }

  private byte[] pixels(Board board, BoardContents boardContents, PictureFrame pictureFrame) {
    inPixels.lock();
    try {
      return board.png(boardContents, pictureFrame);
    } catch (IllegalStateException noFonts) {
      throw Problem.of(503, "no-fonts", "No pixels here", "" + noFonts.getMessage())
          .asException()
          .header("Retry-After", "3600");
    } catch (TooManyPixels tooMany) {
      throw Problem.malformed("/width", "" + tooMany.getMessage()).asException();
    } finally {
      inPixels.unlock();
    }
  }
}

package umpire.game.catalogue;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.board.Board;
import umpire.chassis.http.Problem;
import umpire.chassis.kafka.Payload;
import umpire.chassis.keep.RecentlyUsed;
import umpire.game.referee.Edition;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Sketch;

/**
 * Draws boards on worker threads, so many at once and no more: a picture takes a processor for a
 * while, and a PNG many megabytes.
 */
@ApplicationScoped
public class Pictures {
  /** Boards of editions that are kept: each holds its map drawn as text. */
  private static final int MOST_BOARDS = 8;

  private final Semaphore places;
  private final Map<String, Board> boards = lately(MOST_BOARDS);
  private final Map<String, Payload> empty = lately(2 * MOST_BOARDS);

  Pictures(@ConfigProperty(name = "umpire.game.pictures.at-once") int atOnce) {
    this.places = new Semaphore(atOnce);
    // No window is ever opened; without this, a machine with a display would be asked for it.
    System.setProperty("java.awt.headless", "true");
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
  public Uni<Document> empty(Edition<?, ?, ?, ?> edition, Format format) {
    String name = Catalogue.tag(edition) + "." + format;
    Payload drawn = empty.get(name);
    Uni<Payload> picture =
        drawn == null
            ? draw(edition.pack(), Sketch::empty, format).invoke(body -> empty.put(name, body))
            : Uni.createFrom().item(drawn);
    return picture.map(body -> new Document(body, Catalogue.tag(edition)));
  }

  /**
   * A board; fails with 503 where too many are being drawn, or the machine has no fonts for pixels.
   *
   * @param sketch what lies on it; asked on the worker thread
   */
  public Uni<Payload> draw(Pack pack, Supplier<Sketch> sketch, Format format) {
    if (!places.tryAcquire()) {
      throw busy("Too many pictures are drawn at once; try again.");
    }
    return Uni.createFrom()
        .item(() -> drawn(pack, sketch.get(), format))
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .onTermination()
        .invoke(places::release);
  }

  private static RuntimeException busy(String why) {
    return Problem.of(503, "busy", "Busy", why).asException().header("Retry-After", "1");
  }

  private Payload drawn(Pack pack, Sketch sketch, Format format) {
    Board board = boards.computeIfAbsent(pack.checksum(), _ -> Board.of(pack));
    return switch (format) {
      case SVG -> Payload.of(board.svg(sketch).getBytes(StandardCharsets.UTF_8));
      case PNG -> Payload.of(pixels(board, sketch));
    };
  }

  private static byte[] pixels(Board board, Sketch sketch) {
    try {
      return board.png(sketch);
    } catch (IllegalStateException noFonts) {
      throw Problem.of(503, "no-fonts", "No pixels here", "" + noFonts.getMessage())
          .asException()
          .header("Retry-After", "3600");
    }
  }
}

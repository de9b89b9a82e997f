package umpire.lobby.tournaments.standings;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.board.Raster;
import umpire.board.TooManyPixels;
import umpire.chassis.common.RecentlyUsed;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.state.TournamentState;

/**
 * Makes PNG of pictures, one after the other, since each takes a processor and up to 30 MiB for a
 * while. A few more wait; whoever comes then is asked to come again. The last ones are kept: a
 * picture of one version of a tournament never changes.
 */
@Singleton
class RasterQueue {
  private static final int MOST_KEPT = 8;

  /** Of a picture that is kept, in bytes. */
  private static final int LARGEST_KEPT = 1 << 20;

  private static final long IDLE_SECONDS = 60;

  private final ThreadPoolExecutor drawing;
  private final Map<String, byte[]> kept =
      Collections.synchronizedMap(new RecentlyUsed<>(MOST_KEPT));

  RasterQueue(@ConfigProperty(name = "umpire.tournaments.pictures.waiting") int waiting) {
    this.drawing =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(waiting),
            Thread.ofPlatform().daemon().name("tournament-picture").factory());
    this.drawing.allowCoreThreadTimeOut(true);
    // No window is ever opened; without this, a machine with a display would be asked for it.
    System.setProperty("java.awt.headless", "true");
  }

  @PreDestroy
  void stop() {
    drawing.shutdownNow();
  }

  /**
   * A picture in pixels; fails with 503 where too many wait, or the machine has no fonts.
   *
   * @param name of the picture and of the version of the tournament that it shows
   * @param state what is drawn; not read for a picture that is kept
   * @param svg asked on the thread that draws
   */
  Uni<byte[]> png(
      String name, Supplier<Uni<TournamentState>> state, Function<TournamentState, byte[]> svg) {
    byte[] drawn = kept.get(name);
    if (drawn != null) {
      return Uni.createFrom().item(drawn);
    }
    return state.get().chain(read -> queued(() -> svg.apply(read))).invoke(png -> keep(name, png));
  }

  private Uni<byte[]> queued(Supplier<byte[]> svg) {
    return Uni.createFrom()
        .item(() -> pixels(svg.get()))
        .runSubscriptionOn(drawing)
        .onFailure(RejectedExecutionException.class)
        .transform(
            _ ->
                Problem.of(503, "busy", "Busy", "Too many pictures are drawn at once; try again.")
                    .asException()
                    .header("Retry-After", "2"));
  }

  private static byte[] pixels(byte[] svg) {
    try {
      return Raster.png(svg);
    } catch (TooManyPixels tooMany) {
      throw Problem.conflict("too-large", "Too large", "" + tooMany.getMessage()).asException();
    } catch (IllegalStateException noFonts) {
      throw Problem.of(503, "no-fonts", "No pixels here", "" + noFonts.getMessage())
          .asException()
          .header("Retry-After", "3600");
    }
  }

  private void keep(String name, byte[] png) {
    if (png.length <= LARGEST_KEPT) {
      kept.put(name, png);
    }
  }
}

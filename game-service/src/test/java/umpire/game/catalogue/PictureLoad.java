package umpire.game.catalogue;

import io.smallrye.mutiny.Uni;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import umpire.board.PictureFrame;
import umpire.chassis.http.ProblemException;
import umpire.chassis.kafka.Payload;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** The program that {@link PictureMemoryTest} starts: draws, and says when all was drawn. */
final class PictureLoad {
  static final String DONE = "all was drawn";

  private static final int AT_ONCE = 2;
  private static final int WAITING = 8;

  /** What a service has in memory beside its pictures: its matches, caches and clients. */
  private static final int OTHER_THINGS = 64 << 20;

  private static final Duration TIMEOUT = Duration.ofMinutes(4);
  private static final PictureFrame WHOLE = PictureFrame.ALL;
  private static final PictureFrame MAP = new PictureFrame(PictureFrame.Part.MAP, 880);
  private static final PictureFrame PANEL = new PictureFrame(PictureFrame.Part.PANEL, 0);

  private PictureLoad() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws IOException {
    byte[] others = new byte[OTHER_THINGS];
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BoardPictures boardPictures = new BoardPictures(AT_ONCE, WAITING);
    Shelf shelf = Shelf.load();
    for (String game : shelf.games()) {
      Rulebook book = Rulebook.of(shelf.game(game).game());
      Largest largest = largest(boardPictures, book);
      eightAtOnce(boardPictures, book.pack(), largest.boardContents());
      out.println(game + " " + largest.scenario() + ": " + largest.bytes() + " bytes of SVG");
    }
    refused(boardPictures, shelf, out);
    boardPictures.stop();
    out.println(DONE + " beside " + others.length + " other bytes");
  }

  private record Largest(String scenario, BoardContents boardContents, int bytes) {}

  /** Pixels take memory by the shapes that are drawn, so the longest SVG of a game takes most. */
  private static Largest largest(BoardPictures boardPictures, Rulebook book) {
    Largest largest = new Largest("", BoardContents.empty(), 0);
    for (Scenario scenario : book.pack().scenarios().values()) {
      BoardContents boardContents = opening(book, scenario);
      byte[] svg =
          drawn(ask(boardPictures, book.pack(), boardContents, BoardPictures.Format.SVG, WHOLE));
      if (svg.length > largest.bytes()) {
        largest = new Largest(scenario.id(), boardContents, svg.length);
      }
    }
    return largest;
  }

  private static byte[] drawn(CompletableFuture<Payload> asked) {
    return asked.orTimeout(TIMEOUT.toSeconds(), TimeUnit.SECONDS).join().bytes();
  }

  /** A whole PNG and an SVG are the most that is ever drawn; the rest waits meanwhile. */
  private static void eightAtOnce(
      BoardPictures boardPictures, Pack pack, BoardContents boardContents) throws IOException {
    List<CompletableFuture<Payload>> asked = new ArrayList<>();
    for (PictureFrame pictureFrame : List.of(WHOLE, WHOLE, MAP, MAP, PANEL)) {
      asked.add(ask(boardPictures, pack, boardContents, BoardPictures.Format.PNG, pictureFrame));
    }
    for (PictureFrame pictureFrame : List.of(WHOLE, WHOLE, MAP)) {
      asked.add(ask(boardPictures, pack, boardContents, BoardPictures.Format.SVG, pictureFrame));
    }
    List<byte[]> drawn = new ArrayList<>();
    for (CompletableFuture<Payload> one : asked) {
      drawn.add(drawn(one));
    }
    require(Arrays.equals(drawn.get(0), drawn.get(1)), "equal pictures have equal bytes");
    require(Arrays.equals(drawn.get(2), drawn.get(3)), "equal maps have equal bytes");
    require(Arrays.equals(drawn.get(5), drawn.get(6)), "equal SVGs have equal bytes");
    require(
        Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(drawn.get(2)))).getWidth()
            == MAP.width(),
        "a PNG can be read");
  }

  /** More than are drawn or wait. */
  private static void refused(BoardPictures boardPictures, Shelf shelf, PrintStream out) {
    Pack pack = Rulebook.of(shelf.game(shelf.games().iterator().next()).game()).pack();
    List<CompletableFuture<Payload>> asked = new ArrayList<>();
    for (int i = 0; i < 2 * (AT_ONCE + WAITING); i++) {
      asked.add(ask(boardPictures, pack, BoardContents.empty(), BoardPictures.Format.PNG, WHOLE));
    }
    int refused = 0;
    for (CompletableFuture<Payload> one : asked) {
      Throwable failure = one.handle((_, thrown) -> thrown).join();
      if (failure instanceof ProblemException refusal) {
        require(refusal.problem().status() == 503, "it is 503");
        require("2".equals(refusal.headers().get("Retry-After")), "it says when");
        refused++;
      } else {
        require(failure == null, "no other failure: " + failure);
      }
    }
    require(refused > 0, "some are refused");
    out.println(refused + " refused: 503 with Retry-After");
  }

  private static CompletableFuture<Payload> ask(
      BoardPictures boardPictures,
      Pack pack,
      BoardContents boardContents,
      BoardPictures.Format format,
      PictureFrame pictureFrame) {
    Uni<Payload> picture = boardPictures.draw(pack, () -> boardContents, format, pictureFrame);
    return picture.subscribeAsCompletionStage();
  }

  private static BoardContents opening(Rulebook book, Scenario scenario) {
    Match match = Match.open(book, scenario, book.pack().choose(Map.of()), 7);
    while (match.pending() instanceof Pending.Draw<Object> draw) {
      match.put(match.drawn(draw));
    }
    return book.play().sketch(book.play().view(match.position(), new Viewer.Everyone()));
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("not so: " + what);
    }
  }
}

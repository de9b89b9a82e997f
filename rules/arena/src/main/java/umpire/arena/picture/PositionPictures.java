package umpire.arena.picture;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.arena.console.RunOptions;
import umpire.arena.play.OpponentMatch;
import umpire.board.Board;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.play.BoardContents;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.DefaultValuation;
import umpire.opponent.GreedyOpponent;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** Pictures of positions: stored ones, and those that opponents of a seed play to. */
public final class PositionPictures {
  private final Rulebook book;
  private final PictureOptions order;

  private PositionPictures(Rulebook book, PictureOptions order) {
    this.book = book;
    this.order = order;
  }

  /**
   * Writes {@code board.svg} and {@code board.png} and prints where; throws {@link
   * RunOptions.Unknown} for a game, scenario, seat or players that there are not, WireException for
   * a file that holds no position of the game, IllegalStateException where a match ends before it
   * comes so far.
   */
  public static void draw(PictureOptions order, PrintStream out) throws IOException {
    Shelf shelf = Shelf.load();
    if (!shelf.games().contains(order.game())) {
      throw new RunOptions.Unknown("'" + order.game() + "' is none of " + shelf.games());
    }
    Rulebook book = Rulebook.of(shelf.game(order.game()).game());
    PositionPictures positionPictures = new PositionPictures(book, order);
    Board board = positionPictures.board();
    BoardContents boardContents = positionPictures.sketch();
    Path folder = Files.createDirectories(order.out());
    Files.write(folder.resolve("board.svg"), board.document(boardContents, order.frame()));
    Files.write(folder.resolve("board.png"), board.png(boardContents, order.frame()));
    out.println(folder.resolve("board.svg"));
    out.println(folder.resolve("board.png"));
  }

  private Board board() {
    Board whole = Board.of(book.pack());
    if (order.part().isEmpty()) {
      return whole;
    }
    List<Place> corners = Stream.of(order.part().split(",")).map(Place::new).toList();
    if (corners.size() != 2 || !corners.stream().allMatch(book.pack().map()::isHex)) {
      throw new RunOptions.Unknown(
          "'" + order.part() + "' are not two hexes with a comma between them");
    }
    return whole.part(corners.getFirst(), corners.getLast());
  }

  private BoardContents sketch() throws IOException {
    Viewer viewer = viewer(book.pack().seats().stream().map(SeatRow::id).toList());
    if (!order.position().toString().isEmpty()) {
      byte[] json = Files.readAllBytes(order.position());
      return seen(book.codec().read(json, book.types().position()), viewer);
    }
    if (order.scenario().isEmpty()) {
      return BoardContents.empty();
    }
    Scenario scenario = book.pack().scenarios().get(order.scenario());
    if (scenario == null) {
      throw new RunOptions.Unknown(
          "'" + order.scenario() + "' is none of " + book.pack().scenarios().keySet());
    }
    Viewer playing = viewer(scenario.seats());
    return seen(
        OpponentMatch.position(book, scenario, order.seed(), opponents(scenario), this::there),
        playing);
  }

  /** Decided by what everyone sees, so that both seats can be drawn the same position. */
  private boolean there(Object position) {
    return order.until().isEmpty()
        || seen(position, new Viewer.Everyone()).lines().stream()
            .anyMatch(line -> line.contains(order.until()));
  }

  private BoardContents seen(Object position, Viewer viewer) {
    return book.play().sketch(book.play().view(position, viewer));
  }

  private Map<Seat, Opponent> opponents(Scenario scenario) {
    Map<Seat, Opponent> opponents = new TreeMap<>();
    for (Seat seat : scenario.seats()) {
      opponents.put(seat, opponent(31 * order.seed() + seat.id().hashCode()));
    }
    return opponents;
  }

  private Opponent opponent(long seed) {
    return switch (order.players()) {
      case "greedy" -> new GreedyOpponent(DefaultValuation.of(book.pack()), seed);
      case "random" -> new RandomOpponent(seed);
      // Words of a person: an open set, so the last branch is a refusal.
      default ->
          throw new RunOptions.Unknown("'" + order.players() + "' are neither greedy nor random");
    };
  }

  private Viewer viewer(List<Seat> seats) {
    if (order.seat().isEmpty()) {
      return new Viewer.Everyone();
    }
    return seats.stream()
        .filter(seat -> seat.id().equals(order.seat()))
        .<Viewer>map(Viewer.Of::new)
        .findFirst()
        .orElseThrow(() -> new RunOptions.Unknown("'" + order.seat() + "' is none of " + seats));
  }
}

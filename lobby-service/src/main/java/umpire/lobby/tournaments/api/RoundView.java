package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.tournament.Bye;

/** A round. */
@Schema(requiredProperties = {"number", "openedAt", "boards", "byes"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RoundView(
    @Schema(description = "From 1 on.") int number,
    Instant openedAt,
    @Schema(description = "When boards without a result are decided; left out: never.")
        @Nullable Instant dueAt,
    @Schema(description = "Left out while results may still be given.") @Nullable Instant closedAt,
    List<BoardView> boards,
    @Schema(description = "Those who take part without an opponent.") List<ByeView> byes) {
  public RoundView {
    boards = List.copyOf(boards);
    byes = List.copyOf(byes);
  }

  /** A pairing. */
  @Schema(
      name = "TournamentBoardView",
      requiredProperties = {"number", "players", "matches"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record BoardView(
      @Schema(description = "From 1 on.") int number,
      @Schema(description = "In the order of the scenario's seats.") List<PlayerView> players,
      @Schema(description = "One, or two with the sides changed.") List<MatchView> matches,
      @Schema(description = "Left out while it is open.") @Nullable ResultView result) {
    public BoardView {
      players = List.copyOf(players);
      matches = List.copyOf(matches);
    }
  }

  /** A player of a board. */
  @Schema(
      name = "TournamentPlayerView",
      requiredProperties = {"number", "account", "name", "seat"})
  public record PlayerView(
      int number,
      String account,
      String name,
      @Schema(description = "In the first match of the board.") String seat) {}

  /** A match of a board. */
  @Schema(
      name = "TournamentMatchView",
      requiredProperties = {"match", "status"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record MatchView(
      @Schema(format = "uuid") String match,
      @Schema(enumeration = {"opening", "open", "over", "refused"}) String status,
      @Schema(description = "The level of victory, once it is over.") @Nullable String level,
      @Schema(description = "Why it could not be opened, where it was refused.")
          @Nullable String reason) {
    static MatchView of(PairedMatch match) {
      boolean over = match.status().equals(PairedMatch.OVER);
      boolean refused = match.status().equals(PairedMatch.REFUSED);
      return new MatchView(
          match.match(),
          match.status(),
          over ? match.words() : null,
          refused ? match.words() : null);
    }
  }

  /** A result. */
  @Schema(
      name = "TournamentResultView",
      requiredProperties = {"points", "how"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ResultView(
      @Schema(description = "In the order of the players.") List<Double> points,
      @Schema(enumeration = {"played", "adjudicated", "forfeit"}) String how,
      @Schema(description = "Why an arbiter gave it.") @Nullable String reason) {
    public ResultView {
      points = List.copyOf(points);
    }

    static ResultView of(Result result) {
      return new ResultView(
          result.points().stream().map(one -> one.thousandths() / 1000.0).toList(),
          result.how().word(),
          result.reason().isEmpty() ? null : result.reason());
    }
  }

  /** Somebody without an opponent. */
  @Schema(
      name = "TournamentByeView",
      requiredProperties = {"number", "account", "name", "kind"})
  public record ByeView(
      int number,
      String account,
      String name,
      @Schema(
              enumeration = {"pairing", "half", "zero"},
              description = "`pairing`: nobody was left, counts as a win; `half` as a draw.")
          String kind) {}

  static RoundView of(RoundState round, List<Entry> entries, List<String> seats) {
    Map<Integer, Entry> numbered = new HashMap<>();
    entries.forEach(entry -> numbered.put(entry.number(), entry));
    return new RoundView(
        round.number(),
        round.openedAt(),
        round.dueAt().orElse(null),
        round.closedAt().orElse(null),
        round.boards().stream().map(board -> board(board, numbered, seats)).toList(),
        round.byes().stream().map(bye -> bye(bye, numbered)).toList());
  }

  static BoardView board(Board board, Map<Integer, Entry> numbered, List<String> seats) {
    List<Integer> numbers = board.pairing().seats();
    return new BoardView(
        board.number(),
        IntStream.range(0, numbers.size())
            .mapToObj(i -> player(named(numbered, numbers.get(i)), seats.get(i)))
            .toList(),
        board.matches().stream().map(MatchView::of).toList(),
        board.result().map(ResultView::of).orElse(null));
  }

  private static Entry named(Map<Integer, Entry> numbered, int number) {
    return Optional.ofNullable(numbered.get(number)).orElseThrow();
  }

  private static PlayerView player(Entry entry, String seat) {
    return new PlayerView(entry.number(), entry.account(), entry.name(), seat);
  }

  private static ByeView bye(Bye bye, Map<Integer, Entry> numbered) {
    Entry entry = named(numbered, bye.entrant());
    return new ByeView(
        entry.number(), entry.account(), entry.name(), bye.kind().name().toLowerCase(Locale.ROOT));
  }
}

package umpire.game.referee.opening;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.game.clock.Clocks;
import umpire.game.clock.TimeControl;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.referee.state.ClocksAndProposalsJson;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.Matches;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Seed;
import umpire.game.store.match.Spectators;
import umpire.kernel.scenario.Scenario;

/** Opens matches, and finds them. */
@Singleton
public class MatchRegistry {
  private final Matches matches;
  private final Editions editions;
  private final MatchStart matchStart;
  private final Invitations invitations;
  private final Clock clock = Clock.systemUTC();

  MatchRegistry(
      Matches matches, Editions editions, MatchStart matchStart, Invitations invitations) {
    this.matches = matches;
    this.editions = editions;
    this.matchStart = matchStart;
    this.invitations = invitations;
  }

  /**
   * What is to be opened.
   *
   * @param edition by name, or empty for the present one
   * @param options by id; those left out have their preset
   * @param seats by seat the account that it is kept for, or {@code open}; those left out are open
   * @param isPublic whether everybody may look on
   * @param spectators what those who look on without a seat are shown, and when
   * @param clock how time is given; none if it is not measured
   * @param terms what was agreed before
   */
  public record Opening(
      String game,
      String edition,
      String scenario,
      Map<String, String> options,
      Map<String, String> seats,
      boolean isPublic,
      Spectators spectators,
      Optional<TimeControl> clock,
      MatchTerms terms) {
    public Opening {
      options = Map.copyOf(options);
      // In their order: the first that is wrong is the one that is reported.
      seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
    }
  }

  /** Opens a match; fails with a 400 where something in it is not to be had. */
  public Uni<MatchRow> open(String account, Opening opening) {
    return open(
        TimeOrderedIds.fresh(clock),
        account,
        opening,
        scenario ->
            invitations.seats(
                scenario,
                opening.seats(),
                new BotSuitability(opening.game(), scenario.id(), opening.clock()),
                account));
  }

  /**
   * Opens a match under an id that was given to it elsewhere, with these seats for its scenario;
   * fails with a 400 where something in it is not to be had.
   */
  Uni<MatchRow> open(
      UUID id, String account, Opening opening, Function<Scenario, Uni<List<SeatRow>>> seats) {
    return edition(opening)
        .flatMap(
            edition -> {
              Scenario scenario = edition.pack().scenarios().get(opening.scenario());
              if (scenario == null) {
                throw Problem.malformed(
                        "/scenario",
                        opening.game() + " has no scenario '" + opening.scenario() + "'")
                    .asException();
              }
              ObjectNode chosen = options(edition, opening.options());
              String clock =
                  opening.clock().map(Clocks::of).map(ClocksAndProposalsJson::clock).orElse("");
              Form form =
                  new Form(opening.isPublic(), opening.spectators(), clock, opening.terms());
              return seats
                  .apply(scenario)
                  .flatMap(
                      rows ->
                          store(id, edition, account, scenario.id(), chosen, "", "", form, rows));
            });
  }

  private Uni<Edition<?, ?, ?, ?>> edition(Opening opening) {
    Edition<?, ?, ?, ?> current =
        editions
            .current(opening.game())
            .orElseThrow(
                () ->
                    Problem.malformed("/game", "there is no game '" + opening.game() + "'")
                        .asException());
    if (opening.edition().isEmpty()) {
      return Uni.createFrom().item(current);
    }
    return editions
        .named(opening.game(), opening.edition())
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.malformed(
                                "/edition",
                                opening.game() + " has no edition '" + opening.edition() + "'")
                            .asException()));
  }

  /** Opens a match at a position of its own instead of a scenario's. */
  public Uni<MatchRow> openAt(
      Edition<?, ?, ?, ?> edition, String account, String origin, List<SeatRow> seats) {
    UUID id = TimeOrderedIds.fresh(clock);
    return store(id, edition, account, "", options(edition, Map.of()), origin, "", CASUAL, seats);
  }

  /**
   * Opens a match that goes on from where another stood, with a seed of its own.
   *
   * @param origin JSON of the position
   * @param continues where it goes on from
   */
  Uni<MatchRow> openBehind(
      MatchRow other,
      Edition<?, ?, ?, ?> edition,
      String account,
      String origin,
      ObjectNode continues,
      List<SeatRow> seats) {
    UUID id = TimeOrderedIds.fresh(clock);
    ObjectNode options = (ObjectNode) StoredJson.tree(other.options());
    String link = continues.toString();
    return store(id, edition, account, other.scenario(), options, origin, link, CASUAL, seats);
  }

  /** Who may look on and what they are shown, how time is given, and what was agreed. */
  private record Form(boolean isPublic, Spectators spectators, String clock, MatchTerms terms) {}

  private static final Form CASUAL = new Form(true, Spectators.ALLOWED, "", MatchTerms.NONE);

  private Uni<MatchRow> store(
      UUID id,
      Edition<?, ?, ?, ?> edition,
      String account,
      String scenario,
      ObjectNode options,
      String origin,
      String continues,
      Form form,
      List<SeatRow> seats) {
    MatchRow row =
        new MatchRow(
            id,
            edition.pack().game(),
            edition.pack().edition(),
            edition.pack().checksum(),
            scenario,
            options.toString(),
            origin,
            Seed.fresh(),
            account,
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            form.isPublic(),
            form.spectators(),
            form.terms(),
            "",
            continues,
            MatchRow.OPEN,
            0,
            "{}",
            "",
            "",
            form.clock(),
            "",
            seats);
    return editions.keep(edition).flatMap(_ -> matches.open(row)).replaceWith(row);
  }

  private static ObjectNode options(Edition<?, ?, ?, ?> edition, Map<String, String> chosen) {
    chosen.forEach(
        (id, value) -> {
          try {
            edition.pack().choose(Map.of(id, value));
          } catch (IllegalArgumentException wrong) {
            throw Problem.malformed(Pointer.member("/options", id), "" + wrong.getMessage())
                .asException();
          }
        });
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    edition.pack().choose(chosen).values().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(option -> json.put(option.getKey(), option.getValue()));
    return json;
  }

  /** The match; 404 if there is none. A full one that was never begun is begun now. */
  public Uni<MatchRow> find(UUID match) {
    return look(match).map(row -> row.orElseThrow(() -> Problem.notFound().asException()));
  }

  /** The match, if there is one. A full one that was never begun is begun now. */
  public Uni<Optional<MatchRow>> look(UUID match) {
    return matches
        .find(match)
        .flatMap(
            found ->
                found
                    .map(row -> matchStart.ifFull(row).map(Optional::of))
                    .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
  }
}

package umpire.game.referee;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import umpire.chassis.http.Problem;
import umpire.game.store.MatchRow;
import umpire.game.store.Matches;
import umpire.game.store.SeatRow;
import umpire.game.store.Seed;
import umpire.kernel.play.Seat;

/** Opens matches and gives out seats. */
@ApplicationScoped
public class Clerk {
  private static final String ANYONE = "open";
  private static final Pattern ACCOUNT = Pattern.compile("[\\P{C}&&\\S]{1,255}");

  private final Matches matches;
  private final Editions editions;
  private final Begin begin;
  private final Clock clock = Clock.systemUTC();

  Clerk(Matches matches, Editions editions, Begin begin) {
    this.matches = matches;
    this.editions = editions;
    this.begin = begin;
  }

  /**
   * Opens a match.
   *
   * @param seats by seat an account, or {@code open}; seats left out are open
   */
  public Uni<MatchRow> open(
      String account,
      String game,
      String scenario,
      Map<String, String> options,
      Map<String, String> seats) {
    Edition<?, ?, ?, ?> edition =
        editions
            .current(game)
            .orElseThrow(
                () -> Problem.malformed("/game", "there is no game '" + game + "'").asException());
    if (!edition.pack().scenarios().containsKey(scenario)) {
      throw Problem.malformed("/scenario", game + " has no scenario '" + scenario + "'")
          .asException();
    }
    ObjectNode chosen = options(edition, options);
    return store(edition, account, scenario, chosen, "", seats(edition, scenario, seats));
  }

  /** Opens a match at a position of its own instead of a scenario's. */
  public Uni<MatchRow> openAt(
      Edition<?, ?, ?, ?> edition, String account, String origin, List<SeatRow> seats) {
    return store(edition, account, "", options(edition, Map.of()), origin, seats);
  }

  private Uni<MatchRow> store(
      Edition<?, ?, ?, ?> edition,
      String account,
      String scenario,
      ObjectNode options,
      String origin,
      List<SeatRow> seats) {
    MatchRow row =
        new MatchRow(
            MatchIds.fresh(clock),
            edition.pack().game(),
            edition.pack().edition(),
            edition.pack().checksum(),
            scenario,
            options.toString(),
            origin,
            Seed.fresh(),
            account,
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            MatchRow.OPEN,
            0,
            "{}",
            "",
            "",
            seats);
    return matches.open(row).flatMap(_ -> begin.ifFull(row));
  }

  private static ObjectNode options(Edition<?, ?, ?, ?> edition, Map<String, String> chosen) {
    chosen.forEach(
        (id, value) -> {
          try {
            edition.pack().choose(Map.of(id, value));
          } catch (IllegalArgumentException wrong) {
            throw Problem.malformed("/options/" + escaped(id), "" + wrong.getMessage())
                .asException();
          }
        });
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    edition.pack().choose(chosen).values().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(option -> json.put(option.getKey(), option.getValue()));
    return json;
  }

  private static List<SeatRow> seats(
      Edition<?, ?, ?, ?> edition, String scenario, Map<String, String> given) {
    List<String> ids = edition.pack().scenario(scenario).seats().stream().map(Seat::id).toList();
    for (Map.Entry<String, String> seat : given.entrySet()) {
      String pointer = "/seats/" + escaped(seat.getKey());
      if (!ids.contains(seat.getKey())) {
        throw Problem.malformed(pointer, "the seats are " + ids).asException();
      }
      boolean twice =
          given.values().stream().filter(other -> other.equals(seat.getValue())).count() > 1;
      if (!ACCOUNT.matcher(seat.getValue()).matches()
          || (twice && !seat.getValue().equals(ANYONE))) {
        throw Problem.malformed(pointer, "an account, which has no other seat, or 'open'")
            .asException();
      }
    }
    return ids.stream()
        .map(id -> new SeatRow(id, given.getOrDefault(id, ANYONE), ""))
        .map(row -> row.account().equals(ANYONE) ? new SeatRow(row.seat(), "", "") : row)
        .toList();
  }

  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  /** Gives an open seat to an account; the last seat begins the match. */
  public Uni<MatchRow> take(UUID match, String seat, String account, String salt) {
    return matches
        .seat(match, row -> taken(row, seat, account, salt))
        .map(Clerk::found)
        .flatMap(begin::ifFull);
  }

  /** The seat as it shall be; empty if it is that already. */
  private static Optional<SeatRow> taken(MatchRow row, String seat, String account, String salt) {
    SeatRow wanted = new SeatRow(seat, account, salt);
    if (row.seats().contains(wanted)) {
      return Optional.empty();
    }
    SeatRow now =
        row.seats().stream()
            .filter(one -> one.seat().equals(seat))
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    if (!now.open()) {
      throw Problem.conflict("seat-taken", "The seat is taken", "Somebody has " + seat + ".")
          .asException();
    }
    if (row.seatOf(account).isPresent()) {
      throw Problem.conflict(
              "already-seated", "One seat each", "This account has a seat in the match.")
          .asException();
    }
    return Optional.of(wanted);
  }

  /** The match; 404 if there is none. A full one that was never begun is begun now. */
  public Uni<MatchRow> find(UUID match) {
    return matches.find(match).map(Clerk::found).flatMap(begin::ifFull);
  }

  private static MatchRow found(Optional<MatchRow> row) {
    return row.orElseThrow(() -> Problem.notFound().asException());
  }
}

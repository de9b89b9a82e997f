package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.pack.Pack;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Rulebook;
import umpire.wire.WireException;
import umpire.wire.pack.Packs;

/**
 * Where a case begins, read from these members of its {@code given}: {@code position}, a whole one
 * as the codec writes it; or {@code scenario}, the id of one, with {@code options}, the values that
 * are chosen by the ids of their rows (the others keep their presets), and {@code change}, a merge
 * patch (RFC 7396) of the opening as the codec writes it; and {@code overlay}, files laid over the
 * pack, by path. Of the optional ones none need be there.
 *
 * @param book the edition that the case is played under
 * @param seats who takes part: the scenario's, or with a {@code position} all of the pack's
 * @param position before the first decision
 */
public record CaseStart(Rulebook book, List<Seat> seats, Object position) {
  private static final String POSITION = "position";
  private static final String SCENARIO = "scenario";
  private static final String OPTIONS = "options";
  private static final String CHANGE = "change";

  /** By edition itself, since equality would compare whole packs, and by what is laid over it. */
  private static final IdentityHashMap<Rulebook, Map<JsonNode, Rulebook>> EDITIONS =
      new IdentityHashMap<>();

  public CaseStart {
    seats = List.copyOf(seats);
  }

  /** True if a case of this form begins in a position. */
  public static boolean begins(JsonNode given) {
    return given.has(POSITION) || given.has(SCENARIO);
  }

  /**
   * Reads a case's {@code given}; members of other names are left to the game's runner. Throws
   * IllegalArgumentException with the place of what is wrong.
   */
  public static CaseStart of(Rulebook base, JsonNode given) {
    require(given.has(POSITION) != given.has(SCENARIO), "", "either a position or a scenario");
    Rulebook book = edition(base, given.path("overlay"));
    if (given.has(SCENARIO)) {
      return opened(book, given);
    }
    for (String member : List.of(OPTIONS, CHANGE)) {
      require(!given.has(member), "/" + member, "only a scenario can have it");
    }
    List<Seat> seats = book.pack().seats().stream().map(SeatRow::id).toList();
    return new CaseStart(book, seats, read(book, given.path(POSITION), "/" + POSITION));
  }

  /** A case is played several times in a build, and many cases share an edition: made once. */
  private static Rulebook edition(Rulebook base, JsonNode overlay) {
    if (overlay.isEmpty()) {
      return base;
    }
    synchronized (EDITIONS) {
      return EDITIONS
          .computeIfAbsent(base, _ -> new HashMap<>())
          .computeIfAbsent(overlay, _ -> overlaid(base, overlay));
    }
  }

  private static Rulebook overlaid(Rulebook base, JsonNode overlay) {
    Map<String, JsonNode> files = new TreeMap<>();
    overlay.properties().forEach(file -> files.put(file.getKey(), file.getValue()));
    return Rulebook.of(base.game(), Packs.overlay(base.game(), base.pack(), "case", files));
  }

  private static CaseStart opened(Rulebook book, JsonNode given) {
    Scenario scenario = scenario(book.pack(), given.path(SCENARIO).asText());
    Object opening = book.play().open(scenario, options(book.pack(), given)).position();
    return new CaseStart(
        book,
        scenario.seats(),
        given.has(CHANGE) ? changed(book, opening, given.path(CHANGE)) : opening);
  }

  private static Scenario scenario(Pack pack, String id) {
    try {
      return pack.scenario(id);
    } catch (IllegalArgumentException unknown) {
      throw wrong("/" + SCENARIO, String.valueOf(unknown.getMessage()), unknown);
    }
  }

  private static Options options(Pack pack, JsonNode given) {
    JsonNode chosen = given.path(OPTIONS);
    require(
        chosen.isMissingNode() || chosen.isObject(), "/" + OPTIONS, "values by option are needed");
    Map<String, String> choices = new TreeMap<>();
    chosen.properties().forEach(one -> choices.put(one.getKey(), one.getValue().asText()));
    try {
      return pack.choose(choices);
    } catch (IllegalArgumentException unknown) {
      throw wrong("/" + OPTIONS, String.valueOf(unknown.getMessage()), unknown);
    }
  }

  private static Object changed(Rulebook book, Object opening, JsonNode change) {
    JsonNode tree = book.codec().tree(opening);
    return read(book, MergePatch.applied(tree, change, "given/" + CHANGE), "/" + CHANGE);
  }

  private static Object read(Rulebook book, JsonNode position, String place) {
    try {
      return book.codec().read(position, book.types().position());
    } catch (WireException wrong) {
      throw wrong(place + wrong.pointer(), wrong.reason(), wrong);
    }
  }

  private static void require(boolean holds, String place, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException("given" + place + ": " + otherwise);
    }
  }

  private static IllegalArgumentException wrong(String place, String what, Exception cause) {
    return new IllegalArgumentException("given" + place + ": " + what, cause);
  }
}

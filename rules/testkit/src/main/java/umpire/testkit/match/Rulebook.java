package umpire.testkit.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.OptionRow;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.Codec;
import umpire.wire.notation.Notation;
import umpire.wire.pack.Packs;

/**
 * A game with its pack, its codec and its three faces, without their type parameters: testkit
 * handles every game alike, and the codec checks what the compiler no longer can.
 *
 * @param game the rulebook
 * @param pack its data
 * @param codec its JSON
 * @param play game-service's face
 * @param combat combat-service's face
 * @param supply supply-service's face
 */
public record Rulebook(
    Game game,
    Pack pack,
    Codec codec,
    Ruleset<Object, Object, Object, Object> play,
    CombatRules<Brief, Report> combat,
    SupplyRules<Brief, Report> supply) {

  /** The game with the pack on its class path; throws WireException if that is at fault. */
  public static Rulebook of(Game game) {
    return of(game, Packs.load(game));
  }

  /** The game with another pack of its own kind. */
  @SuppressWarnings("unchecked")
  public static Rulebook of(Game game, Pack pack) {
    return new Rulebook(
        game,
        pack,
        Codec.of(game.types()),
        (Ruleset<Object, Object, Object, Object>) game.play(pack),
        (CombatRules<Brief, Report>) game.combat(pack),
        (SupplyRules<Brief, Report>) game.supply(pack));
  }

  /**
   * The same edition with these choices as its presets: what a match chooses that does not say.
   * Throws IllegalArgumentException for an unknown option or value.
   */
  public static Pack choosing(Pack pack, Map<String, String> choices) {
    Options chosen = pack.choose(choices);
    List<OptionRow> options = new ArrayList<>();
    for (OptionRow row : pack.options()) {
      String value = chosen.value(row.id());
      options.add(new OptionRow(row.id(), row.title(), row.rule(), row.values(), value));
    }
    return new Pack(
        pack.game(),
        pack.edition(),
        pack.checksum(),
        pack.title(),
        pack.seats(),
        options,
        pack.secrets(),
        pack.map(),
        pack.counters(),
        pack.tables(),
        pack.scenarios(),
        pack.rules());
  }

  /** Where a match stands, in words: game, scenario, and what it chooses that is not preset. */
  public String name(Scenario scenario, Options options) {
    Map<String, String> chosen = new TreeMap<>(options.values());
    pack.options().forEach(row -> chosen.remove(row.id(), row.preset()));
    String words = game.id() + "/" + scenario.id();
    return chosen.isEmpty() ? words : words + " with " + chosen;
  }

  /** The game's families. */
  public GameTypes types() {
    return game.types();
  }

  /** How its commands are written by people. */
  @SuppressWarnings("unchecked")
  public Notation<Object> notation() {
    return Notation.of(codec, (Class<Object>) types().command());
  }

  /** Every viewer of a scenario: each seat, and the public. */
  public static List<Viewer> viewers(Scenario scenario) {
    return viewers(scenario.seats());
  }

  /** Theirs, and the public's. */
  public static List<Viewer> viewers(List<Seat> seats) {
    List<Viewer> viewers = new ArrayList<>();
    for (Seat seat : seats) {
      viewers.add(new Viewer.Of(seat));
    }
    viewers.add(new Viewer.Everyone());
    return List.copyOf(viewers);
  }
}

package umpire.narvik.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Provenance;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.narvik.Narvik;
import umpire.narvik.NarvikScript;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.Progress;
import umpire.wire.Codec;
import umpire.wire.pack.Packs;

/**
 * A position for a test, put together counter by counter: the action phase of a winter turn in fair
 * weather, a base at 1710, no air points.
 */
public final class Situation {
  static final Pack PACK = Packs.load(new Narvik());

  private static final NarvikScript SCRIPT = new NarvikScript(PACK);

  /** A ruling in the making. */
  static RulingInProgress<Position, Frame> course(Position position) {
    return SCRIPT.course(position);
  }

  private static final Codec CODEC = Codec.of(new Narvik().types());
  private final Side initiative;
  private final Map<String, Unit> units = new TreeMap<>();
  private final Map<String, ShipOnMap> ships = new TreeMap<>();
  private final Map<String, JsonNode> overlay = new TreeMap<>();
  private final List<NarvikCounter> changed = new ArrayList<>();
  private List<Base> bases = List.of(new Base(Say.hex("1710")));
  private Season season = Season.WINTER;
  private AirPower air = AirPower.of(0);
  private Weather weather = Weather.FAIR;
  private int turn = 3;
  private boolean assaultsOnly;
  private Progress progress = Progress.battle();

  private Situation(Side initiative) {
    this.initiative = initiative;
  }

  /** The Allies have the initiative. */
  public static Situation allied() {
    return new Situation(Side.ALLIED);
  }

  /** The Germans have the initiative. */
  public static Situation german() {
    return new Situation(Side.GERMAN);
  }

  /** A fresh unit, face up. */
  public Situation with(String unit, String place) {
    return with(unit, place, 0);
  }

  /** A unit, face up, at a level of fatigue. */
  public Situation with(String unit, String place, int fatigue) {
    units.put(unit, new Unit(unit, Say.hex(place), fatigue, ""));
    return this;
  }

  /** A unit in any state. */
  public Situation with(Unit unit) {
    units.put(unit.id(), unit);
    return this;
  }

  /** A fresh counter, face down. */
  public Situation hidden(String unit, String place, String token) {
    units.put(unit, new Unit(unit, Say.hex(place), 0, token));
    return this;
  }

  /** A ship without cargo. */
  public Situation ship(String ship, String place) {
    ships.put(ship, new ShipOnMap(ship, Say.hex(place)));
    return this;
  }

  /** A ship with cargo. */
  public Situation laden(String ship, String place, String cargo) {
    ships.put(
        ship,
        new ShipOnMap(ship, Say.hex(place))
            .carrying(List.of(new Unit(cargo, Say.hex(place), 0, ""))));
    return this;
  }

  /** A ship in any state. */
  public Situation ship(ShipOnMap ship) {
    ships.put(ship.id(), ship);
    return this;
  }

  /** A match of ten turns, in which points count. */
  public Situation siege() {
    progress = Progress.until(10, List.of());
    return this;
  }

  /** A unit in any state. */
  public Situation unit(Unit unit) {
    units.put(unit.id(), unit);
    return this;
  }

  /** What lasts longer than a turn, in the turn of that number. */
  public Situation in(int number, Progress lasting) {
    turn = number;
    progress = lasting;
    return this;
  }

  /** This air power, in this weather. */
  public Situation air(AirPower power, Weather now) {
    air = power;
    weather = now;
    return this;
  }

  /** These bases and no others. */
  public Situation bases(String... places) {
    bases = Arrays.stream(places).map(place -> new Base(Say.hex(place))).toList();
    return this;
  }

  /** The good season. */
  public Situation thawed() {
    season = Season.GOOD;
    return this;
  }

  /** German air points. */
  public Situation airPoints(int points) {
    air = AirPower.of(points);
    return this;
  }

  /** The match ends with its first assault. */
  public Situation assaultsOnly() {
    assaultsOnly = true;
    return this;
  }

  /** Every assault has this result. */
  public Situation always(int attacker, int defender) {
    String chart =
        """
        {"id": "combat-results", "title": "Always the same", "rule": "15.1g",
         "provenance": {"kind": "house", "source": "made up for a test"},
         "rows": {"type": "bands", "bands": [{"from": "or-less", "to": "or-more"}]},
         "columns": {"type": "bands", "bands": [{"from": "or-less", "to": "or-more"}]},
         "cells": [[{"attacker": %d, "defender": %d}]]}"""
            .formatted(attacker, defender);
    overlay.put("tables/combat-results.json", parsed(chart));
    return this;
  }

  /** The counter is another kind of unit in this test: strength 2, four movement points. */
  public Situation as(String unit, Nation nation, UnitType kind) {
    changed.add(
        new NarvikCounter.LandUnit(
            unit,
            unit,
            nation,
            kind,
            "infantry",
            "",
            2,
            4,
            kind.infantry() ? 12 : 0,
            new Provenance(Provenance.Kind.HOUSE, "made up for a test")));
    return this;
  }

  /** The position. */
  public Position position() {
    return new Position(
        turn,
        weather,
        season,
        units,
        ships,
        air,
        bases,
        progress,
        assaultsOnly,
        MatchCounters.none(),
        Agenda.of(new Frame.ActionPhase(initiative, false)));
  }

  /** The edition, with what the test has changed in it. */
  public Pack pack() {
    Map<String, JsonNode> files = new TreeMap<>(overlay);
    if (!changed.isEmpty()) {
      files.put("counters.json", CODEC.tree(changed));
    }
    return files.isEmpty() ? PACK : Packs.overlay(new Narvik(), PACK, "test", files);
  }

  /** Begins, with the dice that will fall. */
  Played play(Integer... dice) {
    return new Played(NarvikTable.in(pack(), position(), new ScriptedChance(List.of(dice))));
  }

  private static JsonNode parsed(String json) {
    try {
      return CODEC.mapper().readTree(json);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}

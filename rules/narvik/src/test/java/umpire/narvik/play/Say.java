package umpire.narvik.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Mix;

/** Commands as these tests write them. */
final class Say {
  private Say() {}

  /** The dice of a shuffle of so many counters that leaves their order as it is, then others. */
  static List<Integer> inOrder(int counters, Integer... then) {
    List<Integer> dice = new ArrayList<>();
    for (int i = counters; i > 1; i--) {
      dice.add(i);
    }
    dice.addAll(List.of(then));
    return dice;
  }

  static Place hex(String id) {
    return new Place(id);
  }

  static Command step(String unit, String to) {
    return new Command.Step(unit, hex(to));
  }

  static Command halt() {
    return new Command.Halt();
  }

  static Command pass() {
    return new Command.Pass();
  }

  static Command decline() {
    return new Command.Decline();
  }

  static Command reveal(String token) {
    return new Command.Reveal(token);
  }

  static Command assault(String target) {
    return new Command.AssaultHex(hex(target));
  }

  static Command commit(String... units) {
    return new Command.Commit(List.of(units), List.of(), List.of(), 0);
  }

  static Command commit(List<String> units, List<String> guns, List<String> ships, int airPoints) {
    return new Command.Commit(units, guns, ships, airPoints);
  }

  static Command support(String... guns) {
    return new Command.SupportDefence(List.of(guns));
  }

  static Mix mix(int retreat, int fatigue, int toLimit, int eliminate) {
    return new Mix(retreat, fatigue, toLimit, eliminate);
  }

  static Command take(Mix mix) {
    return new Command.TakeLosses(mix);
  }

  static Command takeRetreat(int points) {
    return take(mix(points, 0, 0, 0));
  }

  static Command takeFatigue(int points) {
    return take(mix(0, points, 0, 0));
  }

  static Command takeLimit() {
    return take(mix(0, 0, 1, 0));
  }

  static Command takeEliminations(int points) {
    return take(mix(0, 0, 0, points));
  }

  static Command bear(String unit, int points) {
    return new Command.BearFatigue(unit, points);
  }

  static Command eliminate(String unit) {
    return new Command.Eliminate(unit);
  }

  static Command retreat(String unit, String... path) {
    return new Command.Retreat(unit, Arrays.stream(path).map(Say::hex).toList());
  }

  static Command standFast() {
    return new Command.StandFast();
  }

  static Command advance(String unit) {
    return new Command.Advance(unit);
  }

  static Command holdBack() {
    return new Command.HoldBack();
  }
}

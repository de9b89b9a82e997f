package umpire.local.drivers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match of a game as the checks play it: the shortest that has what they want to meet.
 *
 * @param table what is played by whom
 * @param orders after so many orders somebody resigns; {@link #TO_THE_END} if nobody does
 * @param latest the last moment that most matches reach, in orders of people or events of bots
 */
record Bout(Table table, int orders, int latest) {
  static final int TO_THE_END = Integer.MAX_VALUE;

  private static final List<String> NAMES = List.of("ann", "bert", "cleo");

  /**
   * A match of people: of narvik the shortest scenario with land, sea and air, supply, events and
   * hidden units; of weserubung the beginning of one with three seats, secret purchases and
   * windows, for a whole one takes thousands of orders. Throws Unknown.
   */
  static Bout ofPeople(String game) {
    return switch (game) {
      case "narvik" ->
          new Bout(new Table(game, "first-shots", List.of("allied", "german")), TO_THE_END, 50);
      case "weserubung" ->
          new Bout(
              new Table(game, "ashore-3", List.of("german", "western", "norwegian")), 150, 120);
      default -> throw unknown(game);
    };
  }

  /** A match of two people that takes thousands of orders, however the lot falls. */
  static Bout ofThousands() {
    return new Bout(
        new Table("weserubung", "campaign", List.of("german", "allied")), TO_THE_END, 2_000);
  }

  /** A match of two bots to its end. Throws Unknown. */
  static Bout ofBots(String game) {
    return switch (game) {
      // About three events come of an order.
      case "narvik" ->
          new Bout(new Table(game, "first-shots", List.of("allied", "german")), TO_THE_END, 150);
      case "weserubung" ->
          new Bout(new Table(game, "one-battle", List.of("german", "allied")), TO_THE_END, 20);
      default -> throw unknown(game);
    };
  }

  private static Arguments.Unknown unknown(String game) {
    return new Arguments.Unknown("this check plays narvik or weserubung, not '" + game + "'");
  }

  /** People for its seats, in their order. */
  Map<String, Api.Person> signUp(Api api, String suffix, String password) {
    Map<String, Api.Person> people = new LinkedHashMap<>();
    for (String seat : table.seats()) {
      people.put(seat, api.signUp(NAMES.get(people.size()) + "-" + suffix, password));
    }
    return people;
  }

  /** Opens it for people, who all take their seats. */
  Contest open(Api api, Map<String, Api.Person> people) {
    List<String> accounts = new ArrayList<>();
    people.values().forEach(person -> accounts.add(person.account()));
    return Contest.open(api, people, table.between(accounts));
  }
}

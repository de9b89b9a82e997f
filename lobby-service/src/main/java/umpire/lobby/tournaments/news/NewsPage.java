package umpire.lobby.tournaments.news;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;

/**
 * What happened after an act of a tournament.
 *
 * @param upTo the act up to which all is told
 */
record NewsPage(List<Item> items, long upTo) {
  NewsPage {
    items = List.copyOf(items);
  }

  /**
   * Something that happened.
   *
   * @param number of the act
   * @param text the same in a sentence
   */
  record Item(long number, Instant at, String type, ObjectNode data, String text) {}
}

package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What BodyParser takes a tree to weigh, against the heap that the tree really takes. */
class BodyWeightTest {
  private static final long PLENTY = 1L << 32;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Each element is so small a part of the tree that what is measured is all of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          empty arrays     | []                                                        | 200000
          empty objects    | {}                                                        | 200000
          small numbers    | 77                                                        | 400000
          large numbers    | 1234567890123                                             | 400000
          fractions        | 0.25                                                      | 400000
          long integers    | 123456789012345678901234567890                            | 200000
          literals         | true                                                      | 800000
          short texts      | "abcd"                                                    | 300000
          long texts       | "%s"                                                      | 20000
          one member       | {"a":1}                                                   | 100000
          an event         | {"type":"move","unit":"de.8","path":["0101","0102"],"n":3} | 30000
          a transaction    | {"cause":"chosen","revision":1,"event":{"type":"passed"}} | 30000
          nested arrays    | [[[[[]]]]]                                                | 50000
          """)
  void what_a_tree_weighs_is_right_within_a_factor_of_two(String name, String element, int times)
      throws IOException {
    String piece = element.replace("%s", "x".repeat(1_000)) + ",";
    byte[] body =
        ("[" + piece.repeat(times - 1) + piece.substring(0, piece.length() - 1) + "]")
            .getBytes(StandardCharsets.US_ASCII);
    MemoryBudget.Share share = new MemoryBudget(PLENTY).open();
    long before = used();
    BodyParser parser = new BodyParser(MAPPER.createParser(body), share);
    JsonNode tree = MAPPER.readTree(parser);
    long real = used() - before;
    assertThat(tree).hasSize(times);
    double ratio = (double) parser.taken() / real;

    assertThat(ratio).as("weight by heap of " + name).isBetween(0.5, 2.0);
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

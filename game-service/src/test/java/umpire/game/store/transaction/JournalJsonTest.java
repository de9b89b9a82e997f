package umpire.game.store.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Barrier;

/** Whatever is put into an entry comes out with the same letters. */
class JournalJsonTest {
  /** Spaces, escapes, braces within text, and letters of several bytes before what comes after. */
  private static final String ODD =
      "{\"type\": \"said\", \"text\":\"na\\u00efve } ] \\\" é 漢 𐍈\",\"n\":1.50,\"more\":[{\"a\":{}}]}";

  private static final String INPUT = "{\"seat\":\"é\",\"commands\":[" + ODD + "]}";

  @Test
  void eventsComeBackAsTheyWere() {
    List<EventRow> events =
        List.of(
            new EventRow(7, 3, EventCause.CHOSEN, ODD, 0, INPUT, Barrier.SEALED),
            new EventRow(8, 3, EventCause.REPORTED, "{}", 2, "", Barrier.REPORTED));
    assertThat(JournalJson.events(3, JournalJson.events(events).bytes())).isEqualTo(events);
    assertThat(JournalJson.events(3, JournalJson.events(List.of()).bytes())).isEmpty();
  }

  @Test
  void whatIsShownComesBackForEachViewer() {
    List<ShownRow> shown =
        List.of(
            new ShownRow("axis", 4, 3, ODD),
            new ShownRow(ShownRow.PUBLIC, 12, 3, "{\"type\":\"x\"}"),
            new ShownRow("axis", 5, 3, "{\"type\":\"y\"}"));
    byte[] message = JournalJson.message(shown).bytes();
    assertThat(JournalJson.shown(3, "axis", message))
        .containsExactly(shown.getFirst(), shown.getLast());
    assertThat(JournalJson.shown(3, ShownRow.PUBLIC, message)).containsExactly(shown.get(1));
    assertThat(JournalJson.shown(3, "allied", message)).isEmpty();
    assertThat(JournalJson.shown(3, "axis", JournalJson.message(List.of()).bytes())).isEmpty();
  }

  /** A seat that is called so is no member of the message. */
  @Test
  void onlyWhatLiesWhereItBelongsIsFound() {
    byte[] message =
        """
        {"id":"1","data":{"accounts":{"axis":"a"},"events":[{"seq":9,"type":"no"}],
        "public":{"seq":1,"events":[{"seq":1,"type":"everybody"}]},
        "seats":{"public":{"seq":2,"events":[{"seq":2,"type":"no"}]},"axis":{"seq":0,"events":[]}}}}
        """
            .getBytes(StandardCharsets.UTF_8);
    assertThat(JournalJson.shown(1, ShownRow.PUBLIC, message))
        .containsExactly(new ShownRow(ShownRow.PUBLIC, 1, 1, "{\"type\":\"everybody\"}"));
    assertThat(JournalJson.shown(1, "axis", message)).isEmpty();
  }

  @Test
  void whatIsDamagedIsSaidWithItsRevision() {
    byte[] half = "[{\"number\":1,\"cause\":\"chosen\"".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> JournalJson.events(3, half))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("revision 3");
    byte[] strange = "[{\"number\":1,\"colour\":2}]".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> JournalJson.events(4, strange))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("revision 4")
        .rootCause()
        .hasMessageContaining("colour");
  }
}

package umpire.local.drivers.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.local.drivers.http.Api;

class StreamBytesTest {
  private static final String HEAD =
      "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";

  private final List<String> messages = new ArrayList<>();
  private final StreamBytes stream = new StreamBytes((type, id) -> messages.add(type + " " + id));

  private static String chunk(String text) {
    return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
  }

  private void take(String text) {
    stream.take(ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 64, 10_000})
  void messagesAreReportedOnceTheyAreWholeInWhateverPartsTheyCome(int part) {
    String all =
        HEAD
            + chunk("event:snapshot\nid: 7\nretry: 1000\ndata: {\"seq\": 7}\n\n")
            + chunk("event: waiting\ndata: {}\n\nevent: event\nid: 8\ndata: " + "x".repeat(300))
            + chunk("\n")
            // An id that is torn by the end of a chunk is one id.
            + chunk("\nevent: event\nid: 1")
            + chunk("2\ndata: {}\n\n")
            + chunk("event: event\nid: 13\ndata: not whole\n");
    for (int from = 0; from < all.length(); from += part) {
      take(all.substring(from, Math.min(all.length(), from + part)));
    }

    assertThat(messages).containsExactly("snapshot 7", "waiting 0", "event 8", "event 12");
    assertThat(stream.over()).isFalse();
    take("0\r\n\r\n");
    assertThat(stream.over()).isTrue();
  }

  @Test
  void whatIsNoStreamIsSaidToBeNone() {
    assertThatThrownBy(() -> take("HTTP/1.1 429 Too Many Requests\r\n"))
        .isInstanceOf(Api.Unexpected.class)
        .hasMessageContaining("429");
    assertThat(messages).isEmpty();
  }
}

package umpire.local.drivers.streams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Bytes of streams and sockets, whole and torn. */
class RawConnectionTest {
  private static DataInputStream bytes(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  private static DataInputStream bytes(String text) {
    return bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] frame(int first, String payload) {
    byte[] text = payload.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(first);
    if (text.length < 126) {
      frame.write(text.length);
    } else {
      frame.write(126);
      frame.writeBytes(ByteBuffer.allocate(2).putShort((short) text.length).array());
    }
    frame.writeBytes(text);
    return frame.toByteArray();
  }

  @Test
  void chunksAreJoined() throws IOException {
    Chunks chunks = new Chunks(bytes("5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n"));
    assertThat(new String(chunks.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("hello, world");
  }

  @Test
  void aFrameInPartsIsOneAndAPingIsAnswered() throws IOException {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    String data = "x".repeat(300);
    sent.writeBytes(frame(0x01, "{\"type\":\"event\",\"id\":\"7\","));
    sent.writeBytes(frame(0x89, "are you there"));
    sent.writeBytes(frame(0x80, "\"data\":{\"seq\":7,\"text\":\"" + data + "\"}}"));
    ByteArrayOutputStream answered = new ByteArrayOutputStream();
    RawConnection.Frame frame = new SocketFrames(bytes(sent.toByteArray()), answered).next();
    assertThat(frame.type()).isEqualTo("event");
    assertThat(frame.id()).isEqualTo("7");
    assertThat(frame.data().path("text").asText()).isEqualTo(data);
    assertThat(answered.toString(StandardCharsets.UTF_8)).endsWith("are you there");
    assertThat(answered.toByteArray()[0] & 0xff).isEqualTo(0x8a);
  }

  @Test
  void aTornFrameIsNone() {
    byte[] whole = frame(0x81, "{\"type\":\"event\",\"data\":{}}");
    for (int length = 0; length < whole.length; length++) {
      byte[] torn = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> new SocketFrames(bytes(torn), new ByteArrayOutputStream()).next())
          .isInstanceOf(EOFException.class);
    }
  }

  @Test
  void anEventWithoutItsEndIsNone() throws IOException {
    EventFrames frames =
        new EventFrames(
            bytes("event: event\nid: 1\ndata: {\"seq\":1}\n\nevent: event\nid: 2\ndata: {}\n"));
    assertThat(frames.next().id()).isEqualTo("1");
    assertThatThrownBy(frames::next).isInstanceOf(EOFException.class);
  }
}

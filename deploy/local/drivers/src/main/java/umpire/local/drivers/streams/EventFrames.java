package umpire.local.drivers.streams;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import umpire.local.drivers.http.Api;

/** Server-sent events: what is not closed by an empty line has not come. */
final class EventFrames implements RawConnection.Frames {
  private final BufferedReader lines;

  EventFrames(InputStream in) {
    this.lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  @Override
  public RawConnection.Frame next() throws IOException {
    String type = "";
    String id = "";
    String data = "";
    while (true) {
      @Nullable String line = lines.readLine();
      if (line == null) {
        throw new EOFException("the stream has ended");
      }
      if (line.isEmpty() && !data.isEmpty()) {
        return new RawConnection.Frame(type, id, Api.JSON.readTree(data));
      }
      if (line.startsWith("event:")) {
        type = line.substring("event:".length()).strip();
      } else if (line.startsWith("id:")) {
        id = line.substring("id:".length()).strip();
      } else if (line.startsWith("data:")) {
        data = line.substring("data:".length()).strip();
      }
    }
  }
}

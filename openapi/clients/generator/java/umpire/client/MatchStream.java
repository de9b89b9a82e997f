package umpire.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;

/**
 * What a match tells a viewer, message by message; waits for each. The generator knows no streams,
 * so this is ours. Wherever a stream breaks off it is opened again behind the last number: nothing
 * is left out, and nothing told twice. It has no end: leave the loop once the match is over.
 */
public final class MatchStream implements Iterable<MatchStream.Message> {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private final ApiClient client;
  private final String path;

  /**
   * One thing told.
   *
   * @param event {@code snapshot}, {@code event}, {@code waiting}, or a word of a later version
   * @param id the viewer's own number of it; empty where it has none
   * @param data JSON
   */
  public record Message(String event, String id, String data) {}

  /**
   * The stream of a match.
   *
   * @param client with the origin, and with an interceptor that sends a token, if there is one
   * @param match its id
   */
  public MatchStream(ApiClient client, String match) {
    this.client = client;
    this.path = "/v1/matches/" + URLEncoder.encode(match, StandardCharsets.UTF_8) + "/stream";
  }

  /** From the snapshot on; {@code next} throws UncheckedIOException at a refusal that waiting does not cure. */
  @Override
  public Iterator<Message> iterator() {
    return new Reading();
  }

  private final class Reading implements Iterator<Message> {
    private BufferedReader lines = new BufferedReader(Reader.nullReader());
    private String last = "";
    private Duration pause = Duration.ZERO;

    @Override
    public boolean hasNext() {
      return true;
    }

    @Override
    public Message next() {
      while (true) {
        try {
          Message told = read();
          if (told != null) {
            last = told.id().isEmpty() ? last : told.id();
            pause = Duration.ZERO;
            return told;
          }
          lines.close();
          Thread.sleep(pause.toMillis());
          pause = pause.isZero() ? FIRST_PAUSE : pause.multipliedBy(2);
          pause = pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
          lines = open();
        } catch (IOException cut) {
          // Nobody is there, or the line is cut: again, a little later.
          lines = new BufferedReader(Reader.nullReader());
        } catch (InterruptedException stopped) {
          Thread.currentThread().interrupt();
          throw new UncheckedIOException(new IOException(stopped));
        }
      }
    }

    /** The next message; null where the stream ends. */
    private Message read() throws IOException {
      String event = "message";
      String id = "";
      StringBuilder data = new StringBuilder();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String value = line.substring(line.indexOf(':') + 1).stripLeading();
        if (line.startsWith("event:")) {
          event = value;
        } else if (line.startsWith("id:")) {
          id = value;
        } else if (line.startsWith("data:")) {
          data.append(data.isEmpty() ? "" : "\n").append(value);
        } else if (line.isEmpty() && !data.isEmpty()) {
          return new Message(event, id, data.toString());
        }
      }
      return null;
    }

    private BufferedReader open() throws IOException, InterruptedException {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(client.getBaseUri() + path));
      if (client.getRequestInterceptor() != null) {
        client.getRequestInterceptor().accept(request);
      }
      if (!last.isEmpty()) {
        request.setHeader("Last-Event-ID", last);
      }
      var answer = client.getHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      int status = answer.statusCode();
      if (status != 200) {
        answer.body().close();
        if (status != 429 && status < 500) {
          throw new Refused(status);
        }
        Duration asked = answer.headers().firstValue("Retry-After").filter(told -> told.matches("[0-9]{1,5}"))
            .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds))).orElse(Duration.ZERO);
        pause = asked.compareTo(pause) > 0 ? asked : pause;
        throw new IOException("not now: " + status);
      }
      return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }
  }

  /** A refusal that waiting does not cure, such as of a match that is not the caller's to see. */
  public static final class Refused extends UncheckedIOException {
    Refused(int status) {
      super(new IOException("the stream is refused with " + status));
    }
  }
}

package umpire.lobby.discord.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;
import umpire.lobby.discord.settings.DiscordSettings;

/** Discord's REST API, as far as we use it. */
@ApplicationScoped
public class DiscordApi {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final Duration LONGEST_PAUSE = Duration.ofHours(1);
  private static final String AGENT = "DiscordBot (https://github.com/umpire, 1)";

  private final DiscordSettings settings;
  private final ObjectMapper json;

  DiscordApi(DiscordSettings settings, ObjectMapper json) {
    this.settings = settings;
    this.json = json;
  }

  /** Puts a message in the place of the first answer to an interaction. */
  public SendResult complete(String application, String interactionToken, Message message) {
    return send(
        request("/webhooks/" + application + "/" + interactionToken + "/messages/@original"),
        "PATCH",
        message,
        message.json());
  }

  /**
   * Writes into a channel, as the bot.
   *
   * @param nonce of at most 25 characters: Discord takes it once within some minutes, and answers a
   *     repetition with the message that is already there
   */
  public SendResult post(String channel, Message message, String nonce) {
    return send(
        request("/channels/" + channel + "/messages")
            .header("Authorization", "Bot " + settings.botToken()),
        "POST",
        message,
        message.json().put("nonce", nonce).put("enforce_nonce", true));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(settings.api() + path))
        .timeout(TIMEOUT)
        .header("User-Agent", AGENT);
  }

  private SendResult send(
      HttpRequest.Builder request, String method, Message message, JsonNode payload) {
    if (message.pictures().isEmpty()) {
      request
          .header("Content-Type", "application/json")
          .method(method, HttpRequest.BodyPublishers.ofString(payload.toString()));
    } else {
      String boundary = "umpire-" + UUID.randomUUID();
      request
          .header("Content-Type", "multipart/form-data; boundary=" + boundary)
          .method(
              method,
              HttpRequest.BodyPublishers.ofByteArray(multipart(boundary, payload, message)));
    }
    try {
      return delivery(HttpClients.send(request.build()));
    } catch (ApiUnreachable failure) {
      return new SendResult.Failed(String.valueOf(failure.getMessage()));
    }
  }

  private static byte[] multipart(String boundary, JsonNode payload, Message message) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    part(body, boundary, "name=\"payload_json\"", "application/json", bytes(payload.toString()));
    for (int i = 0; i < message.pictures().size(); i++) {
      Picture picture = message.pictures().get(i);
      part(
          body,
          boundary,
          "name=\"files[" + i + "]\"; filename=\"" + picture.name() + "\"",
          "image/png",
          picture.png());
    }
    body.writeBytes(bytes("--" + boundary + "--\r\n"));
    return body.toByteArray();
  }

  private static void part(
      ByteArrayOutputStream body, String boundary, String name, String type, byte[] content) {
    body.writeBytes(
        bytes(
            "--%s\r\nContent-Disposition: form-data; %s\r\nContent-Type: %s\r\n\r\n"
                .formatted(boundary, name, type)));
    body.writeBytes(content);
    body.writeBytes(bytes("\r\n"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private SendResult delivery(HttpResponse<byte[]> answer) {
    int status = answer.statusCode();
    if (status / 100 == 2) {
      return new SendResult.Done();
    }
    JsonNode body = read(answer.body());
    if (status == 429) {
      return new SendResult.Limited(pause(answer, body), body.path("global").asBoolean());
    }
    String reason = status + " " + body.path("code").asInt() + " " + body.path("message").asText();
    // Without a valid bot token nothing goes, until somebody mends it; that is no word on this one.
    return status >= 500 || status == 401
        ? new SendResult.Failed(reason)
        : new SendResult.Refused(status, body.path("code").asInt(), reason);
  }

  /** In seconds, with a fraction; in the body, or else in the header. */
  private static Duration pause(HttpResponse<byte[]> answer, JsonNode body) {
    double seconds = 1;
    try {
      seconds =
          body.has("retry_after")
              ? body.path("retry_after").asDouble(1)
              : Double.parseDouble(answer.headers().firstValue("Retry-After").orElse("1"));
    } catch (NumberFormatException _) {
      // A second, then.
    }
    Duration pause = Duration.ofMillis((long) Math.ceil(Math.max(seconds, 0.05) * 1000));
    return pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
  }

  private JsonNode read(byte[] body) {
    try {
      return json.readTree(body);
    } catch (IOException unreadable) {
      return JsonNodeFactory.instance.objectNode();
    }
  }
}

package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.BadRequestException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.common.Flags;
import umpire.lobby.common.MergePatch;
import umpire.lobby.webhooks.message.EventType;
import umpire.lobby.webhooks.message.Format;
import umpire.lobby.webhooks.message.WebhookSettings;

/** Reads what people want of webhooks, whole or as a patch; 400 with the pointer. */
@ApplicationScoped
class WebhookForm {
  private static final int MOST_MENTIONS = 100;
  private static final int MOST_MINUTES = 1_440;

  /** A seat or an account: no blanks, nothing that no database holds. */
  private static final Pattern KEY = Pattern.compile("[!-~]{1,100}");

  private final ObjectMapper json;

  WebhookForm(ObjectMapper json) {
    this.json = json;
  }

  /** A webhook that is to be made. */
  WebhookSettings read(WebhookRequest request) {
    Format format =
        BodyProblems.at(
            "/format", () -> Format.named(Objects.requireNonNullElse(request.format(), "json")));
    return new WebhookSettings(
        request.url(),
        format,
        events(request.events(), format),
        request.match() == null ? "" : match(request.match()),
        Flags.second("/turns", request.turns(), "all", "mine"),
        mentions(Objects.requireNonNullElse(request.mentions(), Map.of()), format),
        minutes(request.digestMinutes()),
        Optional.ofNullable(request.quiet()).map(QuietHoursView::read),
        !Flags.second("/status", request.status(), "active", "disabled"));
  }

  /** A webhook after a JSON Merge Patch (RFC 7396). */
  WebhookSettings patched(WebhookSettings now, JsonNode patch) {
    if (patch.has("format")) {
      throw Problem.malformed("/format", "it does not change: make another webhook").asException();
    }
    JsonNode whole = MergePatch.apply(json.valueToTree(WebhookRequest.of(now)), patch);
    try {
      return read(json.treeToValue(whole, WebhookRequest.class));
    } catch (JsonProcessingException unreadable) {
      throw new BadRequestException(unreadable);
    }
  }

  private static Set<EventType> events(@Nullable List<String> names, Format format) {
    if (names == null) {
      return format.presetEvents();
    }
    Set<EventType> events = EnumSet.noneOf(EventType.class);
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (!events.add(BodyProblems.at("/events/" + i, () -> EventType.named(name)))) {
        throw Problem.malformed("/events/" + i, "named twice").asException();
      }
    }
    if (events.isEmpty()) {
      throw Problem.malformed("/events", "at least one type").asException();
    }
    return events;
  }

  private static String match(String text) {
    return BodyProblems.at(
        "/match",
        () -> {
          UUID id = UUID.fromString(text);
          if (!id.toString().equals(text)) {
            throw new IllegalArgumentException("the id of a match, in lower case");
          }
          return text;
        });
  }

  private static int minutes(@Nullable Integer minutes) {
    if (minutes == null) {
      return 0;
    }
    if (minutes < 1 || minutes > MOST_MINUTES) {
      throw Problem.malformed("/digestMinutes", "1 to " + MOST_MINUTES).asException();
    }
    return minutes;
  }

  private static Map<String, String> mentions(Map<String, String> mentions, Format format) {
    if (mentions.size() > MOST_MENTIONS) {
      throw Problem.malformed("/mentions", "at most " + MOST_MENTIONS).asException();
    }
    mentions.forEach(
        (key, id) -> {
          String pointer = Pointer.member("/mentions", key);
          if (!KEY.matcher(key).matches()) {
            throw Problem.malformed(pointer, "a seat, or the id of an account").asException();
          }
          if (!format.mentions(id)) {
            throw Problem.malformed(pointer, "no id of " + format.wireName()).asException();
          }
        });
    return mentions;
  }
}

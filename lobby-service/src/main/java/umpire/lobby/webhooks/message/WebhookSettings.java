package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.lobby.webhooks.store.StoredWebhookSettings;
import umpire.lobby.webhooks.store.WebhookRow;

/**
 * The settings of a webhook.
 *
 * @param url where it is sent to
 * @param events at least one
 * @param match its id, empty for every match in which the owner has a seat
 * @param ownTurns of changes of turn those alone that ask the owner
 * @param mentions by seat or account the id at the receiver
 * @param digestMinutes what comes within them is sent together; 0 for each by itself
 * @param quiet hours in which nothing is sent, empty for none
 * @param active whether anything is sent
 */
public record WebhookSettings(
    String url,
    Format format,
    Set<EventType> events,
    String match,
    boolean ownTurns,
    Map<String, String> mentions,
    int digestMinutes,
    Optional<QuietHours> quiet,
    boolean active) {
  private static final ObjectMapper JSON = new ObjectMapper();

  public WebhookSettings {
    events = Set.copyOf(events);
    mentions = Map.copyOf(mentions);
  }

  /** As it is stored. */
  public static WebhookSettings of(WebhookRow row) {
    StoredWebhookSettings wish = row.wish();
    return new WebhookSettings(
        wish.url(),
        Format.named(wish.format()),
        events(wish.events()),
        wish.match(),
        wish.ownTurns(),
        mentions(wish.mentions()),
        wish.digestMinutes(),
        QuietHours.stored(wish.quiet()),
        wish.active());
  }

  /** As it is to be stored. */
  public StoredWebhookSettings wish() {
    return new StoredWebhookSettings(
        url,
        format.wireName(),
        new TreeSet<>(events).stream().map(EventType::wireName).collect(Collectors.joining(" ")),
        match,
        ownTurns,
        JSON.valueToTree(new TreeMap<>(mentions)).toString(),
        digestMinutes,
        quiet.map(QuietHours::written).orElse(""),
        active);
  }

  /** Types that were joined by blanks. */
  static Set<EventType> events(String stored) {
    return Stream.of(stored.split(" ", -1)).map(EventType::named).collect(Collectors.toSet());
  }

  /** By seat or account, from a JSON object. */
  static Map<String, String> mentions(String stored) {
    try {
      Map<String, String> mentions = new TreeMap<>();
      JSON.readTree(stored)
          .properties()
          .forEach(entry -> mentions.put(entry.getKey(), entry.getValue().asText()));
      return mentions;
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("mentions as they are stored", unreadable);
    }
  }

  @Override
  public String toString() {
    // An address may hold a secret: Discord's does.
    return "Wanted in " + format;
  }
}

package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.common.TimeOrderedIds;
import umpire.lobby.webhooks.store.DigestSettings;
import umpire.lobby.webhooks.store.NewDelivery;
import umpire.lobby.webhooks.store.Subscriber;
import umpire.lobby.webhooks.store.WebhookProgress;

/**
 * What each webhook receives of one transaction of a match: what its owner's seat may know, or what
 * the public may, of the types that it asked for. A transaction that shows the owner nothing and
 * does not change the turn sends nothing, since it may be a secret that something happened.
 */
@ApplicationScoped
public class WebhookEventSelection {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Logger LOG = Logger.getLogger(WebhookEventSelection.class);

  private final PayloadSchemas schemas;
  private final Clock clock;
  private final Duration within;

  WebhookEventSelection(
      PayloadSchemas schemas,
      Clock clock,
      @ConfigProperty(name = "umpire.webhooks.within") Duration within) {
    this.schemas = schemas;
    this.clock = clock;
    this.within = within;
  }

  /** What a webhook is sent; {@code names} are those of accounts. */
  WebhookProgress of(Subscriber subscriber, MatchMessage match, Map<String, String> names) {
    Optional<MatchMessage.Sight> sight = match.sight(subscriber.owner());
    if (sight.isEmpty()) {
      return new WebhookProgress(subscriber.webhook(), subscriber.waiting(), List.of());
    }
    String waiting = String.join(" ", new TreeSet<>(match.waitingFor()));
    // Whoever acts while a report is waited for is asked again by the same turn.
    boolean turned = !waiting.isEmpty() && !waiting.equals(subscriber.waiting());
    List<WebhookEvent> news = news(subscriber, match, sight.get(), turned, names);
    List<NewDelivery> deliveries = new ArrayList<>();
    for (WebhookEvent one : news) {
      deliveries.add(
          delivery(
              Format.named(subscriber.format()),
              one,
              match.at(),
              subscriber.lastDelivery() + deliveries.size() + 1));
    }
    return new WebhookProgress(
        subscriber.webhook(),
        turned ? waiting : subscriber.waiting(),
        collected(subscriber, match.match(), deliveries));
  }

  /**
   * What a webhook is sent of what it was named for.
   *
   * @param lane of the deliveries
   */
  public List<NewDelivery> announced(
      Subscriber subscriber, String lane, List<WebhookEvent.Announced> news) {
    List<NewDelivery> deliveries = new ArrayList<>();
    for (WebhookEvent.Announced one : news) {
      deliveries.add(
          delivery(
              Format.named(subscriber.format()),
              one,
              one.at(),
              subscriber.lastDelivery() + deliveries.size() + 1));
    }
    return collected(subscriber, lane, deliveries);
  }

  /** Put together, where the webhook collects or keeps quiet now; what is faulty stays apart. */
  private List<NewDelivery> collected(
      Subscriber subscriber, String match, List<NewDelivery> deliveries) {
    DigestSettings digestSettings = subscriber.collecting();
    Instant now = clock.instant();
    Instant then = now.plus(Duration.ofMinutes(digestSettings.minutes()));
    Instant until =
        QuietHours.stored(digestSettings.quiet()).map(hours -> hours.over(then)).orElse(then);
    List<NewDelivery> good = deliveries.stream().filter(one -> one.fault().isEmpty()).toList();
    if (good.isEmpty() || !until.isAfter(now)) {
      return deliveries;
    }
    Digest open = Digest.stored(digestSettings.parts());
    boolean on = digestSettings.open() > 0 && !open.full();
    Digest digest =
        (on ? open : new Digest(List.of()))
            .with(good.stream().map(one -> new Digest.Part(match, one.type(), tree(one))).toList());
    List<NewDelivery> all = new ArrayList<>();
    deliveries.stream().filter(one -> !one.fault().isEmpty()).forEach(all::add);
    all.add(
        digest(
            Format.named(subscriber.format()),
            digest,
            Duration.between(now, until),
            on ? digestSettings.open() : good.getFirst().number()));
    return all;
  }

  private NewDelivery digest(Format format, Digest digest, Duration hold, int number) {
    String body = digest.body(format, clock.instant()).toString();
    return made(number, Digest.TYPE, body, Digest.schema(format), Optional.empty())
        .held(hold, digest.written());
  }

  private static JsonNode tree(NewDelivery delivery) {
    try {
      return JSON.readTree(delivery.body());
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("a body of our own", unreadable);
    }
  }

  private static List<WebhookEvent> news(
      Subscriber subscriber,
      MatchMessage match,
      MatchMessage.Sight sight,
      boolean turned,
      Map<String, String> names) {
    Set<EventType> wanted = WebhookSettings.events(subscriber.events());
    List<WebhookEvent> news = new ArrayList<>();
    if (wanted.contains(EventType.MATCH_EVENT) && !sight.events().isEmpty()) {
      news.add(
          new WebhookEvent.MatchEvent(match.match(), match.game(), sight.viewer(), sight.events()));
    }
    if (wanted.contains(EventType.TURN_CHANGED) && turned) {
      WebhookEvent.TurnChanged turn = turn(subscriber, match, sight, names);
      if (turn.yours() || !subscriber.ownTurns()) {
        news.add(turn);
      }
    }
    if (wanted.contains(EventType.MATCH_OVER) && match.over()) {
      news.add(
          new WebhookEvent.MatchOver(
              match.match(), match.game(), sight.viewer(), players(match, names), match.outcome()));
    }
    return news;
  }

  private static List<WebhookEvent.Player> players(MatchMessage match, Map<String, String> names) {
    return match.accounts().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            seat ->
                new WebhookEvent.Player(
                    seat.getKey(), seat.getValue(), names.getOrDefault(seat.getValue(), "")))
        .toList();
  }

  private static WebhookEvent.TurnChanged turn(
      Subscriber subscriber,
      MatchMessage match,
      MatchMessage.Sight sight,
      Map<String, String> names) {
    Map<String, String> mentions = WebhookSettings.mentions(subscriber.mentions());
    List<WebhookEvent.Asked> asked =
        match.waitingFor().stream()
            .map(
                seat -> {
                  String account = match.accounts().getOrDefault(seat, "");
                  return new WebhookEvent.Asked(
                      seat,
                      account,
                      names.getOrDefault(account, ""),
                      mentions.getOrDefault(seat, mentions.getOrDefault(account, "")),
                      Optional.ofNullable(match.deadlines().get(seat)));
                })
            .toList();
    return new WebhookEvent.TurnChanged(
        match.match(),
        match.game(),
        sight.viewer(),
        sight.seq(),
        asked,
        match.waitingFor().contains(sight.viewer()));
  }

  /**
   * With a body that was held against its schema: what does not fit is kept and never sent. Of a
   * turn that has a deadline nobody needs to know after it; the last attempt is over by then.
   */
  public NewDelivery delivery(Format format, WebhookEvent webhookEvent, Instant at, int number) {
    Optional<Instant> until =
        webhookEvent instanceof WebhookEvent.TurnChanged turn
            ? turn.deadline().map(deadline -> deadline.minus(within))
            : Optional.empty();
    String body = Payload.of(format, webhookEvent, at).toString();
    return made(number, webhookEvent.type(), body, Payload.schema(format, webhookEvent), until);
  }

  private NewDelivery made(
      int number, String type, String body, String schema, Optional<Instant> until) {
    String fault = schemas.fault(schema, body);
    if (!fault.isEmpty()) {
      LOG.errorf("a body of %s does not fit its schema and is not sent: %s", type, fault);
    }
    return new NewDelivery(
        number,
        TimeOrderedIds.fresh(clock).toString(),
        type,
        body,
        fault.isEmpty() ? "" : NewDelivery.FAULT + "the body does not fit its schema, " + fault,
        until,
        Duration.ZERO,
        "");
  }
}

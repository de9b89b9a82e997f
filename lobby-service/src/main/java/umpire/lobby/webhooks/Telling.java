package umpire.lobby.webhooks;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jboss.logging.Logger;
import umpire.chassis.keep.TimeOrderedIds;
import umpire.lobby.store.NewDelivery;
import umpire.lobby.store.Subscriber;
import umpire.lobby.store.Told;

/**
 * What each webhook is told of one transaction of a match: what its owner's seat may know, or what
 * everybody may, of what it asked for. A transaction that shows the owner nothing and leaves the
 * turn where it was is told by nothing at all: that something happened may be a secret, too.
 */
@ApplicationScoped
class Telling {
  private static final Logger LOG = Logger.getLogger(Telling.class);

  private final PayloadSchemas schemas;
  private final Clock clock;

  Telling(PayloadSchemas schemas, Clock clock) {
    this.schemas = schemas;
    this.clock = clock;
  }

  /** What a webhook is told; {@code names} are those of accounts. */
  Told of(Subscriber subscriber, MatchNews match, Map<String, String> names) {
    Optional<MatchNews.Sight> sight = match.sight(subscriber.owner());
    if (sight.isEmpty()) {
      return new Told(subscriber.webhook(), subscriber.waiting(), List.of());
    }
    String waiting = String.join(" ", new TreeSet<>(match.waitingFor()));
    // Whoever acts while a report is waited for is asked again by the same turn.
    boolean turned = !waiting.isEmpty() && !waiting.equals(subscriber.waiting());
    List<News> news = news(subscriber, match, sight.get(), turned, names);
    List<NewDelivery> deliveries = new ArrayList<>();
    for (News one : news) {
      deliveries.add(
          delivery(
              Format.named(subscriber.format()),
              one,
              match.at(),
              subscriber.lastDelivery() + deliveries.size() + 1));
    }
    return new Told(subscriber.webhook(), turned ? waiting : subscriber.waiting(), deliveries);
  }

  private static List<News> news(
      Subscriber subscriber,
      MatchNews match,
      MatchNews.Sight sight,
      boolean turned,
      Map<String, String> names) {
    Set<EventType> wanted = Wanted.events(subscriber.events());
    List<News> news = new ArrayList<>();
    if (wanted.contains(EventType.MATCH_EVENT) && !sight.events().isEmpty()) {
      news.add(
          new News.MatchEvent(match.match(), match.game(), sight.viewer(), sight.events()));
    }
    if (wanted.contains(EventType.TURN_CHANGED) && turned) {
      News.TurnChanged turn = turn(subscriber, match, sight, names);
      if (turn.yours() || !subscriber.ownTurns()) {
        news.add(turn);
      }
    }
    if (wanted.contains(EventType.MATCH_OVER) && match.over()) {
      news.add(new News.MatchOver(match.match(), match.game(), sight.viewer(), match.outcome()));
    }
    return news;
  }

  private static News.TurnChanged turn(
      Subscriber subscriber,
      MatchNews match,
      MatchNews.Sight sight,
      Map<String, String> names) {
    Map<String, String> mentions = Wanted.mentions(subscriber.mentions());
    List<News.Asked> asked =
        match.waitingFor().stream()
            .map(
                seat -> {
                  String account = match.accounts().getOrDefault(seat, "");
                  return new News.Asked(
                      seat,
                      account,
                      names.getOrDefault(account, ""),
                      mentions.getOrDefault(seat, mentions.getOrDefault(account, "")));
                })
            .toList();
    return new News.TurnChanged(
        match.match(),
        match.game(),
        sight.viewer(),
        sight.seq(),
        asked,
        match.waitingFor().contains(sight.viewer()));
  }

  /** With a body that was held against its schema: what does not fit is kept and never sent. */
  NewDelivery delivery(Format format, News news, Instant at, int number) {
    String body = Payload.of(format, news, at).toString();
    String fault = schemas.fault(Payload.schema(format, news), body);
    if (!fault.isEmpty()) {
      LOG.errorf("a body of %s does not fit its schema and is not sent: %s", news.type(), fault);
    }
    return new NewDelivery(
        number,
        TimeOrderedIds.fresh(clock).toString(),
        news.type(),
        body,
        fault.isEmpty() ? "" : NewDelivery.FAULT + "the body does not fit its schema, " + fault);
  }
}

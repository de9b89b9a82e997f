package umpire.lobby.webhooks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.lobby.webhooks.delivery.DeliveryScheduler;
import umpire.lobby.webhooks.message.Format;
import umpire.lobby.webhooks.message.WebhookEvent;
import umpire.lobby.webhooks.message.WebhookEventSelection;
import umpire.lobby.webhooks.message.WebhookSettings;
import umpire.lobby.webhooks.store.DeliveryLog;
import umpire.lobby.webhooks.store.DeliveryRow;
import umpire.lobby.webhooks.store.NewDelivery;
import umpire.lobby.webhooks.store.WebhookRow;

/** What a webhook sent and what came of it, for its owner. */
@ApplicationScoped
public class Deliveries {
  private static final int PAGE = 50;

  private final Webhooks webhooks;
  private final DeliveryLog log;
  private final WebhookEventSelection webhookEventSelection;
  private final DeliveryScheduler due;
  private final Clock clock;

  Deliveries(
      Webhooks webhooks,
      DeliveryLog log,
      WebhookEventSelection webhookEventSelection,
      DeliveryScheduler due,
      Clock clock) {
    this.webhooks = webhooks;
    this.log = log;
    this.webhookEventSelection = webhookEventSelection;
    this.due = due;
    this.clock = clock;
  }

  /**
   * A page of deliveries; {@code next} is the number before which the next begins, 0 at the end.
   */
  public record Page(List<DeliveryRow> deliveries, int next) {
    public Page {
      deliveries = List.copyOf(deliveries);
    }
  }

  /**
   * Deliveries of a webhook, the newest first; 404 where the account has none of this id.
   *
   * @param state queued, pending, delivered or dead, or empty for all
   * @param before the number before which the page begins
   */
  public Uni<Page> of(String owner, String webhook, String state, int before) {
    return webhooks
        .find(owner, webhook)
        .chain(() -> log.of(webhook, state, before, PAGE + 1))
        .map(Deliveries::page);
  }

  private static Page page(List<DeliveryRow> rows) {
    return rows.size() <= PAGE
        ? new Page(rows, 0)
        : new Page(rows.subList(0, PAGE), rows.get(PAGE - 1).number());
  }

  /**
   * Sends a delivery again, under its id. 404 where there is none of this number, 409 where the
   * webhook is disabled or an earlier delivery of the match must go first.
   */
  public Uni<DeliveryRow> again(String owner, String webhook, int number) {
    return webhooks
        .find(owner, webhook)
        .invoke(Deliveries::requireActive)
        .chain(() -> log.has(webhook, number))
        .invoke(Deliveries::requireFound)
        .chain(() -> log.again(webhook, number))
        .map(Deliveries::inItsTurn)
        .invoke(due::due);
  }

  /** Sends a ping; 409 where the webhook is disabled or one is on its way. */
  public Uni<DeliveryRow> ping(String owner, String webhook) {
    return webhooks
        .find(owner, webhook)
        .invoke(Deliveries::requireActive)
        .map(
            row ->
                webhookEventSelection.delivery(
                    format(row), new WebhookEvent.Ping(webhook), clock.instant(), 0))
        .chain(ping -> send(webhook, ping))
        .invoke(due::due);
  }

  private Uni<DeliveryRow> send(String webhook, NewDelivery ping) {
    return log.ping(webhook, ping.id(), ping.type(), ping.body())
        .map(
            made ->
                made.orElseThrow(
                    () ->
                        Problem.conflict(
                                "ping-under-way", "A ping is under way", "See the deliveries.")
                            .asException()));
  }

  private static Format format(WebhookRow row) {
    return WebhookSettings.of(row).format();
  }

  private static void requireActive(WebhookRow row) {
    if (!row.active()) {
      throw Problem.conflict(
              "webhook-disabled",
              "The webhook is disabled",
              "Switch it on again: PATCH its status.")
          .asException();
    }
  }

  private static void requireFound(boolean found) {
    if (!found) {
      throw Problem.notFound().asException();
    }
  }

  private static DeliveryRow inItsTurn(Optional<DeliveryRow> delivery) {
    return delivery.orElseThrow(
        () ->
            Problem.conflict(
                    "not-its-turn",
                    "Not its turn",
                    "An earlier delivery of the match is sent first, or the body is invalid.")
                .asException());
  }
}

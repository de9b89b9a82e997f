package umpire.lobby.webhooks;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlConnection;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import umpire.lobby.webhooks.message.WebhookEvent;
import umpire.lobby.webhooks.message.WebhookEventSelection;
import umpire.lobby.webhooks.store.SubscriberStore;

/**
 * What is told to a webhook that somebody named for it, whatever happens in matches: deliveries
 * like all others, made in the transaction of whoever tells it.
 */
@ApplicationScoped
public class Announcements {
  private final Webhooks webhooks;
  private final SubscriberStore store;
  private final WebhookEventSelection webhookEventSelection;

  Announcements(
      Webhooks webhooks, SubscriberStore store, WebhookEventSelection webhookEventSelection) {
    this.webhooks = webhooks;
    this.store = store;
    this.webhookEventSelection = webhookEventSelection;
  }

  /**
   * Something that happened.
   *
   * @param type by which the contract names its schema
   * @param text the same in a sentence, for people who read it in a channel
   */
  public record News(String type, Instant at, ObjectNode data, String text) {}

  /** Refuses, by 404, a webhook that this account does not have. */
  public Uni<Void> requireOwned(String owner, String webhook) {
    return webhooks.find(owner, webhook).replaceWithVoid();
  }

  /**
   * Makes a delivery of each; none where the webhook is disabled or gone.
   *
   * @param lane what is of one lane is delivered in its order
   */
  public Uni<Void> add(SqlConnection transaction, String webhook, String lane, List<News> news) {
    return store
        .announce(
            transaction,
            webhook,
            lane,
            subscriber ->
                webhookEventSelection.announced(
                    subscriber,
                    lane,
                    news.stream()
                        .map(
                            one ->
                                new WebhookEvent.Announced(
                                    one.type(), one.at(), one.data(), one.text()))
                        .toList()))
        .replaceWithVoid();
  }
}

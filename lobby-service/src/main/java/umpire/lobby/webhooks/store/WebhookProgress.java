package umpire.lobby.webhooks.store;

import java.util.List;

/**
 * What a webhook is sent of one message of a match.
 *
 * @param webhook its id
 * @param waiting the seats waited for in what it has been sent now, separated by blanks
 * @param deliveries none, one or several, in their order
 */
public record WebhookProgress(String webhook, String waiting, List<NewDelivery> deliveries) {
  public WebhookProgress {
    deliveries = List.copyOf(deliveries);
  }
}

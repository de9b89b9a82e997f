package umpire.lobby.webhooks.message;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.webhooks.store.SubscriberStore;

/** Reads what happens in matches, and makes deliveries for the webhooks that want it. */
@ApplicationScoped
public class MatchMessageHandler {
  private final SubscriberStore store;
  private final Accounts accounts;
  private final WebhookEventSelection webhookEventSelection;

  MatchMessageHandler(
      SubscriberStore store, Accounts accounts, WebhookEventSelection webhookEventSelection) {
    this.store = store;
    this.accounts = accounts;
    this.webhookEventSelection = webhookEventSelection;
  }

  /**
   * Takes messages in, in their order; each in a transaction of its own, once, however often it
   * comes. Most concern nobody: one query says which.
   *
   * @return how many deliveries were made
   */
  public Uni<Integer> take(List<MatchMessage> batch) {
    if (batch.isEmpty()) {
      return Uni.createFrom().item(0);
    }
    Set<String> matches = batch.stream().map(MatchMessage::match).collect(Collectors.toSet());
    Set<String> players =
        batch.stream().flatMap(news -> news.players().stream()).collect(Collectors.toSet());
    return store
        .interests(matches, players)
        .map(interests -> batch.stream().filter(news -> concerns(news, interests)).toList())
        .chain(this::takeWanted);
  }

  private static boolean concerns(MatchMessage news, List<SubscriberStore.Interest> interests) {
    return interests.stream()
        .anyMatch(
            interest ->
                interest.match().equals(news.match())
                    || (interest.match().isEmpty() && news.players().contains(interest.owner())));
  }

  private Uni<Integer> takeWanted(List<MatchMessage> wanted) {
    if (wanted.isEmpty()) {
      return Uni.createFrom().item(0);
    }
    Set<String> players = new HashSet<>();
    wanted.forEach(news -> players.addAll(news.players()));
    return accounts.names(players).chain(names -> takeEach(wanted, names));
  }

  private Uni<Integer> takeEach(List<MatchMessage> wanted, Map<String, String> names) {
    return Multi.createFrom()
        .iterable(wanted)
        .onItem()
        .transformToUniAndConcatenate(news -> take(news, names))
        .collect()
        .with(Collectors.summingInt(made -> made));
  }

  private Uni<Integer> take(MatchMessage news, Map<String, String> names) {
    return store.take(
        news.match(),
        news.revision(),
        news.players(),
        subscribers ->
            subscribers.stream().map(one -> webhookEventSelection.of(one, news, names)).toList());
  }
}

package umpire.lobby.webhooks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.common.TimeOrderedIds;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.webhooks.delivery.WebhookSecrets;
import umpire.lobby.webhooks.destination.DestinationCheck;
import umpire.lobby.webhooks.message.WebhookSettings;
import umpire.lobby.webhooks.store.WebhookRow;
import umpire.lobby.webhooks.store.WebhookStore;

/** Who is sent what, and where: made, changed, removed by their owners. */
@ApplicationScoped
public class Webhooks {
  /** How long a secret signs besides the one that took its place. */
  private static final Duration OVERLAP = Duration.ofHours(24);

  private final WebhookStore store;
  private final DestinationCheck destinationCheck;
  private final WebhookSecrets secrets;
  private final Clock clock;
  private final int most;

  Webhooks(
      WebhookStore store,
      DestinationCheck destinationCheck,
      WebhookSecrets secrets,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.webhooks") int most) {
    this.store = store;
    this.destinationCheck = destinationCheck;
    this.secrets = secrets;
    this.clock = clock;
    this.most = most;
  }

  /** A webhook with a secret that was just made; it is returned now and never again. */
  public record Made(WebhookRow row, String secret) {
    @Override
    public String toString() {
      return "Made " + row.id();
    }
  }

  /** A new webhook; 400 with the pointer for an address where nothing is sent, 409 for too many. */
  public Uni<Made> make(String owner, WebhookSettings webhookSettings) {
    String id = TimeOrderedIds.fresh(clock).toString();
    String secret = secrets.fresh();
    WebhookRow row =
        new WebhookRow(id, owner, webhookSettings.wish(), secrets.encrypt(id, secret), now());
    return checked(webhookSettings.url())
        .chain(() -> store.add(row, most))
        .invoke(this::requireAdded)
        .replaceWith(new Made(row, secret));
  }

  private void requireAdded(AddResult outcome) {
    switch (outcome) {
      case DONE -> {}
      case NO_ROOM ->
          throw Problem.conflict(
                  "too-many-webhooks",
                  "Too many webhooks",
                  "An account has at most " + most + " webhooks: remove one.")
              .asException();
      case NO_ACCOUNT -> throw Problem.unauthenticated().asException();
      case NAME_TAKEN -> throw new IllegalStateException("webhooks have no names");
    }
  }

  private Uni<Void> checked(String url) {
    return destinationCheck
        .check(url)
        .onFailure(DestinationCheck.Refusal.class)
        .transform(refused -> Problem.malformed("/url", "" + refused.getMessage()).asException())
        .replaceWithVoid();
  }

  /** The webhooks of an account, the newest first. */
  public Uni<List<WebhookRow>> of(String owner) {
    return store.of(owner);
  }

  /** The webhook; 404 where the account has none of this id. */
  public Uni<WebhookRow> find(String owner, String id) {
    return store.find(owner, id).map(Webhooks::found);
  }

  /**
   * Changes a webhook; one that is switched on again begins without dead letters. 404 where the
   * account has none of this id, 400 as {@link #make}, 409 where somebody else changed its address
   * at the same time.
   *
   * @param change what is wanted, from what is; its format stays
   */
  public Uni<WebhookRow> change(
      String owner, String id, Function<WebhookSettings, WebhookSettings> change) {
    return find(owner, id)
        .map(row -> change.apply(WebhookSettings.of(row)))
        .call(webhookSettings -> checked(webhookSettings.url()))
        .chain(
            checked ->
                store.change(
                    owner,
                    id,
                    row -> {
                      // Once more, on what it is now that nobody else changes it.
                      WebhookSettings webhookSettings = change.apply(WebhookSettings.of(row));
                      if (!webhookSettings.url().equals(checked.url())) {
                        throw Problem.conflict(
                                "changed-meanwhile", "Changed meanwhile", "Read it and try again.")
                            .asException();
                      }
                      row.change(webhookSettings.wish());
                    }))
        .map(Webhooks::found);
  }

  /** Gives a webhook another secret; the one that it had signs besides for 24 hours. */
  public Uni<Made> rotate(String owner, String id) {
    String secret = secrets.fresh();
    return store
        .change(owner, id, row -> row.rotate(secrets.encrypt(id, secret), now().plus(OVERLAP)))
        .map(Webhooks::found)
        .map(row -> new Made(row, secret));
  }

  /** Removes a webhook and its log; 404 where the account has none of this id. */
  public Uni<Void> remove(String owner, String id) {
    return store
        .remove(owner, id)
        .invoke(
            removed -> {
              if (!removed) {
                throw Problem.notFound().asException();
              }
            })
        .replaceWithVoid();
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  private static WebhookRow found(Optional<WebhookRow> webhook) {
    return webhook.orElseThrow(() -> Problem.notFound().asException());
  }
}

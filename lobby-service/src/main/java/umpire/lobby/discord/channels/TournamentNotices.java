package umpire.lobby.discord.channels;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.common.Sha256;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.ApiUnreachable;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.settings.DiscordSettings;
import umpire.lobby.discord.store.DiscordLinkRow;
import umpire.lobby.discord.store.TournamentChannelRow;
import umpire.lobby.discord.store.TournamentChannelStore;

/**
 * Announces the rounds of tournaments in the channels that follow them, as everybody may read them.
 * A channel is leased while it is looked at, it is written down after each message how far it is,
 * and a message carries a nonce of round and part, which Discord takes once: so nothing is left out
 * and nothing is written twice, whoever dies in between.
 */
@ApplicationScoped
class TournamentNotices {
  private static final Logger LOG = Logger.getLogger(TournamentNotices.class);

  /** Channels that are looked at one after the other, before others of this service have a turn. */
  private static final int MOST = 100;

  private static final int GONE = 404;

  /** Longer than it takes to read a tournament and to send one message; each message renews it. */
  private static final Duration LEASE = Duration.ofMinutes(3);

  private static final int NONCE = 25;

  private final DiscordSettings settings;
  private final TournamentChannelStore store;
  private final DiscordLinks discordLinks;
  private final DiscordApi discord;
  private final PublicApi api;
  private final DiscordExecutor discordExecutor;
  private final Vertx vertx;
  private final Clock clock;
  private final Duration every;
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  TournamentNotices(
      DiscordSettings settings,
      TournamentChannelStore store,
      DiscordLinks discordLinks,
      DiscordApi discord,
      PublicApi api,
      DiscordExecutor discordExecutor,
      Vertx vertx,
      Clock clock,
      @ConfigProperty(name = "umpire.discord.tournaments.every") Duration every) {
    this.settings = settings;
    this.store = store;
    this.discordLinks = discordLinks;
    this.discord = discord;
    this.api = api;
    this.discordExecutor = discordExecutor;
    this.vertx = vertx;
    this.clock = clock;
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    if (settings.on()) {
      timer = vertx.setPeriodic(every.toMillis(), _ -> look());
    }
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void look() {
    if (!looking.compareAndSet(false, true)) {
      return;
    }
    CompletionStage<Boolean> _ =
        discordExecutor
            .run(this::lookAtDue)
            .handle(
                (_, failure) -> {
                  looking.set(false);
                  if (failure != null) {
                    LOG.warnf("rounds of tournaments are not announced: %s", failure);
                  }
                  return true;
                });
  }

  private int lookAtDue() {
    int looked = 0;
    Optional<TournamentChannelRow> due = lease();
    while (due.isPresent() && looked < MOST) {
      announce(due.get());
      looked++;
      due = lease();
    }
    return looked;
  }

  private Optional<TournamentChannelRow> lease() {
    Instant now = now();
    return discordExecutor.await(() -> store.lease(now, now.plus(LEASE)));
  }

  private void announce(TournamentChannelRow row) {
    try {
      JsonNode tournament = api.tournament(row.tournament(), "");
      if (tournament.path("version").asLong() == row.version()) {
        keep(row.postponed(next()));
      } else {
        announceNews(row, tournament);
      }
    } catch (ApiUnreachable unreachable) {
      keep(row.failed(now().plus(NoticeSchedule.pause(row.failures()))));
    } catch (ApiRefusal refused) {
      if (refused.status() == GONE) {
        discordExecutor.await(() -> store.end(row));
      } else {
        keep(row.failed(now().plus(NoticeSchedule.pause(row.failures()))));
      }
    }
  }

  /**
   * Check-in where it has opened, rounds that began since, then the end; stops at the first message
   * that is not taken.
   */
  private void announceNews(TournamentChannelRow before, JsonNode tournament) {
    Optional<TournamentChannelRow> row = announceCheckIn(before, tournament);
    if (row.isEmpty()) {
      return;
    }
    for (JsonNode round : api.tournament(before.tournament(), "/rounds").path("rounds")) {
      row = row.flatMap(kept -> announceRound(kept, tournament, round));
    }
    boolean over = List.of("finished", "cancelled").contains(tournament.path("status").asText());
    if (row.isEmpty()) {
      return;
    }
    TournamentChannelRow all = row.get();
    if (!over) {
      keep(all.read(tournament.path("version").asLong(), next()));
      return;
    }
    Message end = TournamentText.end(tournament, api.tournament(all.tournament(), "/standings"));
    if (isSent(all, end, "end")) {
      discordExecutor.await(() -> store.end(all));
    }
  }

  private Optional<TournamentChannelRow> announceCheckIn(
      TournamentChannelRow before, JsonNode tournament) {
    if (before.checkIn() || !tournament.path("status").asText().equals("check-in")) {
      return Optional.of(before);
    }
    if (!isSent(before, TournamentText.checkIn(tournament), "check-in")) {
      return Optional.empty();
    }
    TournamentChannelRow row = before.announcedCheckIn();
    keep(row.postponed(now().plus(LEASE)));
    return Optional.of(row);
  }

  private Optional<TournamentChannelRow> announceRound(
      TournamentChannelRow before, JsonNode tournament, JsonNode round) {
    int number = round.path("number").asInt();
    boolean begun = number == before.round() && !before.whole();
    if (number <= before.round() && !begun) {
      return Optional.of(before);
    }
    Map<String, String> users =
        discordExecutor
            .await(() -> discordLinks.ofAccounts(TournamentText.accounts(round)))
            .stream()
            .collect(Collectors.toMap(DiscordLinkRow::account, DiscordLinkRow::user));
    List<Message> messages = TournamentText.announcement(tournament, round, users);
    TournamentChannelRow row = before;
    for (int part = begun ? before.parts() : 0; part < messages.size(); part++) {
      if (!isSent(row, messages.get(part), number + "/" + part)) {
        return Optional.empty();
      }
      row = row.announced(number, part == messages.size() - 1);
      keep(row.postponed(now().plus(LEASE)));
    }
    return Optional.of(row);
  }

  /** Whether Discord has it; if not, the channel waits, or is none any more. */
  private boolean isSent(TournamentChannelRow row, Message message, String part) {
    String named = row.channel() + "/" + row.tournament() + "/" + part;
    String nonce = Sha256.hex(settings.botToken() + "/" + named).substring(0, NONCE);
    return switch (discord.post(row.channel(), message, nonce)) {
      case SendResult.Done _ -> true;
      case SendResult.Limited(var pause, _) -> {
        keep(row.postponed(now().plus(pause)));
        yield false;
      }
      case SendResult.Failed(var reason) -> {
        LOG.warnf("channel %s cannot be notified now: %s", row.channel(), reason);
        keep(row.failed(now().plus(NoticeSchedule.pause(row.failures()))));
        yield false;
      }
      case SendResult.Refused refused -> {
        LOG.warnf("Discord rejects the message to channel %s: %s", row.channel(), refused.reason());
        // What Discord does not take now it will not take later.
        if (refused.placeIsGone()) {
          discordExecutor.await(() -> store.end(row));
        }
        yield !refused.placeIsGone();
      }
    };
  }

  private void keep(TournamentChannelRow row) {
    discordExecutor.await(() -> store.keep(row));
  }

  private Instant next() {
    return now().plus(every);
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }
}

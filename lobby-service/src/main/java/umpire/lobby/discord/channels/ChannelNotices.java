package umpire.lobby.discord.channels;

import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.common.Sha256;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.ApiUnreachable;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.settings.DiscordSettings;
import umpire.lobby.discord.store.DiscordChannelRow;
import umpire.lobby.discord.store.DiscordChannelStore;

/**
 * Sends channels what is due, by rows that outlive a restart. A row is leased while it is sent, and
 * the message carries a nonce of match and revision, which Discord takes once: so whoever sends it
 * again, because the one before died in between, writes nothing twice.
 */
@ApplicationScoped
class ChannelNotices {
  private static final Logger LOG = Logger.getLogger(ChannelNotices.class);
  private static final int MOST = 5;

  /** Longer than it takes to send so many. */
  private static final Duration LEASE = Duration.ofMinutes(3);

  private static final int NONCE = 25;

  private final DiscordSettings settings;
  private final DiscordChannelStore store;
  private final Channels channels;
  private final NoticeText texts;
  private final DiscordApi discord;
  private final PublicApi api;
  private final DiscordExecutor discordExecutor;
  private final Vertx vertx;
  private final Clock clock;
  private final Duration every;
  private final AtomicBoolean looking = new AtomicBoolean();
  private volatile Instant quietUntil = Instant.EPOCH;
  private long timer = -1;

  ChannelNotices(
      DiscordSettings settings,
      DiscordChannelStore store,
      Channels channels,
      NoticeText texts,
      DiscordApi discord,
      PublicApi api,
      DiscordExecutor discordExecutor,
      Vertx vertx,
      Clock clock,
      @ConfigProperty(name = "umpire.discord.notices.every") Duration every) {
    this.settings = settings;
    this.store = store;
    this.channels = channels;
    this.texts = texts;
    this.discord = discord;
    this.api = api;
    this.discordExecutor = discordExecutor;
    this.vertx = vertx;
    this.clock = clock;
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    if (settings.on()) {
      timer = vertx.setPeriodic(every.toMillis(), _ -> sendDue());
    }
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void sendDue() {
    if (!looking.compareAndSet(false, true)) {
      return;
    }
    CompletionStage<Boolean> _ =
        begun()
            .handle(
                (_, failure) -> {
                  looking.set(false);
                  if (failure != null) {
                    LOG.warnf("notices of channels are not sent: %s", failure);
                  }
                  return true;
                });
  }

  /** Fails, and never throws, where no thread can be had. */
  private CompletionStage<Integer> begun() {
    try {
      return discordExecutor.run(this::leaseAndSendDue);
    } catch (RuntimeException | Error failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  private int leaseAndSendDue() {
    int sent = 0;
    List<DiscordChannelRow> due = lease();
    while (!due.isEmpty()) {
      for (DiscordChannelRow row : due) {
        send(row);
        sent++;
      }
      due = lease();
    }
    return sent;
  }

  private List<DiscordChannelRow> lease() {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    return now.isBefore(quietUntil)
        ? List.of()
        : discordExecutor.await(() -> store.lease(now, now.plus(LEASE), MOST));
  }

  private void send(DiscordChannelRow row) {
    Instant now = clock.instant();
    if (now.isBefore(quietUntil)) {
      discordExecutor.await(() -> channels.postpone(row, quietUntil));
      return;
    }
    WaitingState waitingState = channels.lastState(row);
    Message message = discordExecutor.await(() -> texts.of(row.match(), waitingState));
    SendResult sendResult =
        discord.post(
            row.channel(), row.manner().picture() ? withBoard(row, message) : message, nonce(row));
    recordResult(row, sendResult);
    discordExecutor.await(() -> channels.recordResult(row, waitingState, sendResult));
  }

  /** Everybody's board, which nobody is asked to sign in for; a private match has none. */
  private Message withBoard(DiscordChannelRow row, Message message) {
    try {
      return message.with(
          new Picture("board.png", "The board as everybody sees it", api.board("", row.match())));
    } catch (ApiRefusal | ApiUnreachable none) {
      LOG.infof("no board of match %s for channel %s: %s", row.match(), row.channel(), none);
      return message.saying("(The board cannot be shown just now.)");
    }
  }

  /** With a secret in it: a revision counts what seats do in secret, and could be tried out. */
  private String nonce(DiscordChannelRow row) {
    String named = row.channel() + "/" + row.match() + "/" + row.revision();
    return Sha256.hex(settings.botToken() + "/" + named).substring(0, NONCE);
  }

  private void recordResult(DiscordChannelRow row, SendResult sendResult) {
    switch (sendResult) {
      case SendResult.Done _ -> {}
      case SendResult.Limited(var pause, var global) -> {
        if (global) {
          quietUntil = clock.instant().plus(pause);
        }
      }
      case SendResult.Failed(var reason) ->
          LOG.warnf("channel %s cannot be notified now: %s", row.channel(), reason);
      case SendResult.Refused(_, _, var reason) ->
          LOG.warnf("Discord rejects the message to channel %s: %s", row.channel(), reason);
    }
  }
}

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
import umpire.chassis.keep.Sha256;
import umpire.chassis.start.WorkBegan;
import umpire.lobby.discord.DiscordSettings;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;
import umpire.lobby.discord.outside.Delivery;
import umpire.lobby.discord.outside.DiscordApi;
import umpire.lobby.discord.outside.PublicApi;
import umpire.lobby.discord.outside.Refusal;
import umpire.lobby.discord.outside.Unreachable;
import umpire.lobby.store.DiscordChannelRow;
import umpire.lobby.store.DiscordChannelStore;

/**
 * Tells channels what is due, by rows that outlive a restart. A row is leased while it is told, and
 * the message carries a nonce of match and revision, which Discord takes once: so whoever tells it
 * again, because the one before died in between, writes nothing twice.
 */
@ApplicationScoped
class Notices {
  private static final Logger LOG = Logger.getLogger(Notices.class);
  private static final int MOST = 5;

  /** Longer than it takes to tell so many. */
  private static final Duration LEASE = Duration.ofMinutes(3);

  private static final int NONCE = 25;

  private final DiscordSettings settings;
  private final DiscordChannelStore store;
  private final Channels channels;
  private final NoticeText texts;
  private final DiscordApi discord;
  private final PublicApi api;
  private final Workroom workroom;
  private final Vertx vertx;
  private final Clock clock;
  private final Duration every;
  private final AtomicBoolean looking = new AtomicBoolean();
  private volatile Instant quietUntil = Instant.EPOCH;
  private long timer = -1;

  Notices(
      DiscordSettings settings,
      DiscordChannelStore store,
      Channels channels,
      NoticeText texts,
      DiscordApi discord,
      PublicApi api,
      Workroom workroom,
      Vertx vertx,
      Clock clock,
      @ConfigProperty(name = "umpire.discord.notices.every") Duration every) {
    this.settings = settings;
    this.store = store;
    this.channels = channels;
    this.texts = texts;
    this.discord = discord;
    this.api = api;
    this.workroom = workroom;
    this.vertx = vertx;
    this.clock = clock;
    this.every = every;
  }

  void start(@Observes WorkBegan started) {
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
        begun()
            .handle(
                (_, failure) -> {
                  looking.set(false);
                  if (failure != null) {
                    LOG.warnf("channels wait: %s", failure);
                  }
                  return true;
                });
  }

  /** Fails, and never throws, where no thread can be had. */
  private CompletionStage<Integer> begun() {
    try {
      return workroom.run(this::tellDue);
    } catch (RuntimeException | Error failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  private int tellDue() {
    int told = 0;
    List<DiscordChannelRow> due = lease();
    while (!due.isEmpty()) {
      for (DiscordChannelRow row : due) {
        tell(row);
        told++;
      }
      due = lease();
    }
    return told;
  }

  private List<DiscordChannelRow> lease() {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    return now.isBefore(quietUntil)
        ? List.of()
        : workroom.await(() -> store.lease(now, now.plus(LEASE), MOST));
  }

  private void tell(DiscordChannelRow row) {
    Instant now = clock.instant();
    if (now.isBefore(quietUntil)) {
      workroom.await(() -> channels.postpone(row, quietUntil));
      return;
    }
    Heard heard = channels.heard(row);
    Message message = workroom.await(() -> texts.of(row.match(), heard));
    Delivery delivery =
        discord.post(
            row.channel(), row.manner().picture() ? withBoard(row, message) : message, nonce(row));
    note(row, delivery);
    workroom.await(() -> channels.told(row, heard, delivery));
  }

  /** Everybody's board, which nobody is asked to sign in for; a private match has none. */
  private Message withBoard(DiscordChannelRow row, Message message) {
    try {
      return message.with(
          new Picture("board.png", "The board as everybody sees it", api.board("", row.match())));
    } catch (Refusal | Unreachable none) {
      LOG.infof("no board of match %s for channel %s: %s", row.match(), row.channel(), none);
      return message.saying("(The board cannot be shown just now.)");
    }
  }

  /** With a secret in it: a revision counts what seats do in secret, and could be tried out. */
  private String nonce(DiscordChannelRow row) {
    String named = row.channel() + "/" + row.match() + "/" + row.revision();
    return Sha256.hex(settings.botToken() + "/" + named).substring(0, NONCE);
  }

  private void note(DiscordChannelRow row, Delivery delivery) {
    switch (delivery) {
      case Delivery.Done _ -> {}
      case Delivery.Limited(var pause, var global) -> {
        if (global) {
          quietUntil = clock.instant().plus(pause);
        }
      }
      case Delivery.Failed(var reason) ->
          LOG.warnf("channel %s cannot be told now: %s", row.channel(), reason);
      case Delivery.Refused(_, _, var reason) ->
          LOG.warnf("Discord refuses to tell channel %s: %s", row.channel(), reason);
    }
  }
}

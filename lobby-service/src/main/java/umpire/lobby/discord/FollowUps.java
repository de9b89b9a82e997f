package umpire.lobby.discord;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.slash.Explanations;

/**
 * Sends the result of work for which the first answer was "later", within the fifteen minutes that
 * Discord allows. A result is always sent.
 */
@ApplicationScoped
public class FollowUps {
  private static final Logger LOG = Logger.getLogger(FollowUps.class);
  private static final Duration LONGEST = Duration.ofMinutes(10);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);

  private final DiscordApi discord;
  private final Clock clock;

  FollowUps(DiscordApi discord, Clock clock) {
    this.discord = discord;
    this.clock = clock;
  }

  /** Does the work and says what it comes to. */
  void send(Interaction.Context context, Supplier<Message> work) {
    Message message;
    try {
      message = work.get();
    } catch (RuntimeException failure) {
      message = Explanations.of(failure);
    }
    deliver(context, message);
  }

  private void deliver(Interaction.Context context, Message message) {
    Instant last = clock.instant().plus(LONGEST);
    Duration pause = FIRST_PAUSE;
    while (true) {
      Duration next = pause;
      switch (discord.complete(context.application(), context.token(), message)) {
        case SendResult.Done _ -> {
          return;
        }
        case SendResult.Refused(_, _, var reason) -> {
          LOG.errorf("Discord rejects the answer to %s: %s", context, reason);
          return;
        }
        case SendResult.Limited(var asked, _) -> next = asked;
        case SendResult.Failed(var reason) -> {
          LOG.warnf("the answer to %s is not sent: %s", context, reason);
          pause = pause.multipliedBy(2);
        }
      }
      if (clock.instant().plus(next).isAfter(last) || !sleep(next)) {
        LOG.errorf("the answer to %s was never sent", context);
        return;
      }
    }
  }

  private static boolean sleep(Duration pause) {
    try {
      Thread.sleep(pause);
      return true;
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

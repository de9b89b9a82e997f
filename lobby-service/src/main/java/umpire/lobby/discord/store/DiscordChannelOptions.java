package umpire.lobby.discord.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/**
 * When a channel is sent messages, and with what.
 *
 * @param picture whether everybody's board goes with each message
 * @param gapMinutes between two messages, at least
 * @param quietFrom hour of the day, 0 to 23, from which it is not sent anything
 * @param quietTo hour until which; the same as the first: it is never quiet
 * @param zone whose day it is, such as {@code Europe/Oslo}
 */
@Embeddable
public record DiscordChannelOptions(
    boolean picture,
    @Column(name = "gap_minutes") int gapMinutes,
    @Column(name = "quiet_from") int quietFrom,
    @Column(name = "quiet_to") int quietTo,
    String zone) {
  /** At once, at any time, without pictures. */
  public static final DiscordChannelOptions PLAIN =
      new DiscordChannelOptions(false, 0, 0, 0, "UTC");
}

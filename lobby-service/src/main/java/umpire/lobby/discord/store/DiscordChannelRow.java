package umpire.lobby.discord.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A row of {@code discord_channel}: a channel that follows a match, what it was sent last and what
 * is to be sent. What is to be sent is always the present state of things, so that a channel that
 * could not be reached for a while is sent it once.
 */
@Entity
@Table(name = "discord_channel")
public class DiscordChannelRow {
  @Id private String channel;
  private String match;

  @Column(name = "bound_by")
  private String boundBy;

  @Embedded private DiscordChannelOptions manner;
  private int revision;
  private String heard = "{}";
  private String told = "";

  @Column(name = "told_at")
  private Instant toldAt = Instant.EPOCH;

  @Column(name = "told_revision")
  private int toldRevision;

  private int failures;

  @Column(name = "due_at")
  private @Nullable Instant dueAt;

  /** For Hibernate, which fills the fields. */
  protected DiscordChannelRow() {
    this("", "", "", DiscordChannelOptions.PLAIN);
  }

  /** A channel that has not been sent anything yet. */
  public DiscordChannelRow(
      String channel, String match, String boundBy, DiscordChannelOptions manner) {
    this.channel = channel;
    this.match = match;
    this.boundBy = boundBy;
    this.manner = manner;
  }

  /** The match waits for this now; it is due then, or with null nothing is. */
  public void update(int newRevision, String state, @Nullable Instant due) {
    revision = newRevision;
    heard = state;
    dueAt = due;
    failures = 0;
  }

  /** This was sent; if something else was received meanwhile, that is due then, else null. */
  public void markSent(String what, int ofRevision, Instant at, @Nullable Instant due) {
    told = what;
    toldRevision = ofRevision;
    toldAt = at;
    failures = 0;
    dueAt = due;
  }

  /** What is due waits until then, though nothing went wrong. */
  public void postpone(Instant due) {
    dueAt = due;
  }

  /** It could not be sent; then again. */
  public void markFailed(Instant due) {
    failures++;
    dueAt = due;
  }

  /** Discord's id of the channel or thread. */
  public String channel() {
    return channel;
  }

  public String match() {
    return match;
  }

  /** Discord's id of the user who bound it. */
  public String boundBy() {
    return boundBy;
  }

  public DiscordChannelOptions manner() {
    return manner;
  }

  /** The revision of what was received; 0 before anything was. */
  public int revision() {
    return revision;
  }

  /** What was received last, as JSON. */
  public String latest() {
    return heard;
  }

  /** What was sent last: status and seats; empty before anything was. */
  public String lastSent() {
    return told;
  }

  public Instant lastSentAt() {
    return toldAt;
  }

  /** The revision of what was sent. */
  public int lastSentRevision() {
    return toldRevision;
  }

  /** How often in a row it could not be sent. */
  public int failures() {
    return failures;
  }

  /** When it is to be sent what was received; empty where there is nothing to send. */
  public Optional<Instant> dueAt() {
    return Optional.ofNullable(dueAt);
  }
}

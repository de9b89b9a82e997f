package umpire.lobby.discord.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code discord_form}: an order that somebody fills in. */
@Entity
@Table(name = "discord_form")
public class DiscordFormRow {
  @Id private String id;

  @Column(name = "discord_user")
  private String discordUser;

  private String match;
  private int version;
  private String state;

  @Column(name = "expires_at")
  private Instant expiresAt;

  /** For Hibernate, which fills the fields. */
  protected DiscordFormRow() {
    this("", "", "", 0, "", Instant.EPOCH);
  }

  public DiscordFormRow(
      String id, String user, String match, int version, String state, Instant expiresAt) {
    this.id = id;
    this.discordUser = user;
    this.match = match;
    this.version = version;
    this.state = state;
    this.expiresAt = expiresAt;
  }

  public String id() {
    return id;
  }

  /** Discord's id of whoever fills it in. */
  public String user() {
    return discordUser;
  }

  public String match() {
    return match;
  }

  /** How often it was changed. */
  public int version() {
    return version;
  }

  /** What is asked and what is filled in, as JSON. */
  public String state() {
    return state;
  }

  public Instant expiresAt() {
    return expiresAt;
  }
}

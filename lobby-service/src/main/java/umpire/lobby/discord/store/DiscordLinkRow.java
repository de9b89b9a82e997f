package umpire.lobby.discord.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code discord_link}: the account of a Discord user, and the token lent for it. */
@Entity
@Table(name = "discord_link")
public class DiscordLinkRow {
  @Id
  @Column(name = "discord_user")
  private String discordUser;

  @Column(name = "user_name")
  private String userName;

  private String account;
  private String token;
  private String sealed;

  @Column(name = "linked_at")
  private Instant linkedAt;

  /** For Hibernate, which fills the fields. */
  protected DiscordLinkRow() {
    this("", "", "", "", "", Instant.EPOCH);
  }

  public DiscordLinkRow(
      String user, String userName, String account, String token, String sealed, Instant linkedAt) {
    this.discordUser = user;
    this.userName = userName;
    this.account = account;
    this.token = token;
    this.sealed = sealed;
    this.linkedAt = linkedAt;
  }

  /** Discord's id of the user. */
  public String user() {
    return discordUser;
  }

  /** What the user was called when they linked. */
  public String userName() {
    return userName;
  }

  /** The id of the account. */
  public String account() {
    return account;
  }

  /** The id of the personal token; the link goes with it. */
  public String token() {
    return token;
  }

  /** The token's secret, encrypted. */
  public String sealed() {
    return sealed;
  }

  public Instant linkedAt() {
    return linkedAt;
  }
}

package umpire.lobby.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code account}. The hash never leaves store and identity. */
@Entity
@Table(name = "account")
public class AccountRow {
  @Id private String id;

  private String name;

  @Column(name = "password_hash")
  private String passwordHash;

  @Column(name = "created_at")
  private Instant createdAt;

  private boolean bot;

  /** For Hibernate, which fills the fields. */
  protected AccountRow() {
    this("", "", "", Instant.EPOCH, false);
  }

  public AccountRow(String id, String name, String passwordHash, Instant createdAt, boolean bot) {
    this.id = id;
    this.name = name;
    this.passwordHash = passwordHash;
    this.createdAt = createdAt;
    this.bot = bot;
  }

  /** Opaque. */
  public String id() {
    return id;
  }

  /** In lower case. */
  public String name() {
    return name;
  }

  /** Argon2id in PHC format. */
  public String passwordHash() {
    return passwordHash;
  }

  public Instant createdAt() {
    return createdAt;
  }

  /** Whether a program plays under this account. */
  public boolean bot() {
    return bot;
  }
}

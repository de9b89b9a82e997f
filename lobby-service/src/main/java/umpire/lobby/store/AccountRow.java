package umpire.lobby.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of {@code account}. The hash never leaves store and identity. */
@Entity
@Table(name = "account")
public class AccountRow {
  @Id private UUID id;

  private String name;

  @Column(name = "password_hash")
  private String passwordHash;

  @Column(name = "created_at")
  private Instant createdAt;

  /** For Hibernate, which fills the fields. */
  protected AccountRow() {
    this(new UUID(0, 0), "", "", Instant.EPOCH);
  }

  public AccountRow(UUID id, String name, String passwordHash, Instant createdAt) {
    this.id = id;
    this.name = name;
    this.passwordHash = passwordHash;
    this.createdAt = createdAt;
  }

  public UUID id() {
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
}

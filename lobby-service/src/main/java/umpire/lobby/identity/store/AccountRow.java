package umpire.lobby.identity.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A row of {@code account}. The hash never leaves store and identity. */
@Entity
@Table(name = "account")
public class AccountRow {
  @Id private String id;

  private String name;

  private String kind;

  @Column(name = "password_hash")
  private @Nullable String passwordHash;

  private @Nullable String owner;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "retired_at")
  private @Nullable Instant retiredAt;

  /** For Hibernate, which fills the fields. */
  protected AccountRow() {
    this("", "", AccountKind.PERSON, null, null, Instant.EPOCH);
  }

  private AccountRow(
      String id,
      String name,
      AccountKind kind,
      @Nullable String passwordHash,
      @Nullable String owner,
      Instant createdAt) {
    this.id = id;
    this.name = name;
    this.kind = kind.word();
    this.passwordHash = passwordHash;
    this.owner = owner;
    this.createdAt = createdAt;
  }

  /** One that signs in with a password: a person, or a house bot. */
  public static AccountRow withPassword(
      String id, String name, AccountKind kind, String passwordHash, Instant createdAt) {
    return new AccountRow(id, name, kind, passwordHash, null, createdAt);
  }

  /** A bot or service of this owner's. */
  public static AccountRow owned(
      String id, String name, AccountKind kind, String owner, Instant createdAt) {
    return new AccountRow(id, name, kind, null, owner, createdAt);
  }

  /** A person whom an outside provider vouches for. */
  public static AccountRow ofProvider(String id, String name, Instant createdAt) {
    return new AccountRow(id, name, AccountKind.PERSON, null, null, createdAt);
  }

  /** Opaque. */
  public String id() {
    return id;
  }

  /** In lower case. */
  public String name() {
    return name;
  }

  public AccountKind kind() {
    return AccountKind.of(kind);
  }

  /** Whether a program plays under this account. */
  public boolean bot() {
    return kind() == AccountKind.BOT;
  }

  /** Argon2id in PHC format; empty where nobody signs in by password. */
  public Optional<String> passwordHash() {
    return Optional.ofNullable(passwordHash);
  }

  /** The id of the person who owns it; empty for people and for house bots. */
  public Optional<String> owner() {
    return Optional.ofNullable(owner);
  }

  public Instant createdAt() {
    return createdAt;
  }

  /** No token stands under it from now on. */
  public void retire(Instant now) {
    retiredAt = now;
  }

  /** When its owner retired it; empty while it is in use. */
  public Optional<Instant> retiredAt() {
    return Optional.ofNullable(retiredAt);
  }
}

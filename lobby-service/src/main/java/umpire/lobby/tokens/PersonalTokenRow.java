package umpire.lobby.tokens;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A row of {@code personal_token}: everything about it but the secret. */
@Entity
@Table(name = "personal_token")
class PersonalTokenRow {
  @Id private String id;

  private String account;

  private String name;

  private String hash;

  private String scopes;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "expires_at")
  private @Nullable Instant expiresAt;

  /** For Hibernate, which fills the fields. */
  protected PersonalTokenRow() {
    this("", "", "", "", List.of(), Instant.EPOCH, Instant.MAX);
  }

  /** An expiry of {@link Instant#MAX} is none. */
  public PersonalTokenRow(
      String id,
      String account,
      String name,
      String hash,
      List<String> scopes,
      Instant createdAt,
      Instant expiresAt) {
    this.id = id;
    this.account = account;
    this.name = name;
    this.hash = hash;
    this.scopes = String.join(" ", scopes);
    this.createdAt = createdAt;
    this.expiresAt = expiresAt.equals(Instant.MAX) ? null : expiresAt;
  }

  /** What it is revoked by; stands in every token that was issued for it. */
  public String id() {
    return id;
  }

  /** The id of its owner's account. */
  public String account() {
    return account;
  }

  /** What its owner calls it. */
  public String name() {
    return name;
  }

  /** SHA-256 of the secret, in hexadecimal. */
  public String hash() {
    return hash;
  }

  public List<String> scopes() {
    return List.of(scopes.split(" ", -1));
  }

  public Instant createdAt() {
    return createdAt;
  }

  /** Empty for a token that does not expire. */
  public Optional<Instant> expiresAt() {
    return Optional.ofNullable(expiresAt);
  }
}

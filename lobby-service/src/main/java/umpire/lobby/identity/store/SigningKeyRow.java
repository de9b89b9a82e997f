package umpire.lobby.identity.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code signing_key}. */
@Entity
@Table(name = "signing_key")
public class SigningKeyRow {
  @Id private String id;

  private String jwk;

  @Column(name = "created_at")
  private Instant createdAt;

  /** For Hibernate, which fills the fields. */
  protected SigningKeyRow() {
    this("", "", Instant.EPOCH);
  }

  public SigningKeyRow(String id, String jwk, Instant createdAt) {
    this.id = id;
    this.jwk = jwk;
    this.createdAt = createdAt;
  }

  /** The key id, as it stands in tokens. */
  public String id() {
    return id;
  }

  /** The key as a JSON Web Key, private part included, encrypted. */
  public String jwk() {
    return jwk;
  }

  public Instant createdAt() {
    return createdAt;
  }
}

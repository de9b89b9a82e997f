package umpire.lobby.identity.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code provider_sign_in}: somebody was sent to the provider and has not come back. */
@Entity
@Table(name = "provider_sign_in")
public class ProviderSignInRow {
  @Id
  @Column(name = "state_hash")
  private String stateHash;

  private String nonce;

  private String verifier;

  @Column(name = "ends_at")
  private Instant endsAt;

  /** For Hibernate, which fills the fields. */
  protected ProviderSignInRow() {
    this("", "", "", Instant.EPOCH);
  }

  public ProviderSignInRow(String stateHash, String nonce, String verifier, Instant endsAt) {
    this.stateHash = stateHash;
    this.nonce = nonce;
    this.verifier = verifier;
    this.endsAt = endsAt;
  }

  /** SHA-256, in hexadecimal, of what comes back with the browser. */
  public String stateHash() {
    return stateHash;
  }

  /** What the provider's token must hold. */
  public String nonce() {
    return nonce;
  }

  /** What proves to the provider that the code is ours to redeem (PKCE). */
  public String verifier() {
    return verifier;
  }

  public Instant endsAt() {
    return endsAt;
  }
}

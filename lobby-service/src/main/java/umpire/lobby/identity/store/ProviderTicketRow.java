package umpire.lobby.identity.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code provider_ticket}: one of the provider's people who has no account yet. */
@Entity
@Table(name = "provider_ticket")
public class ProviderTicketRow {
  @Id private String hash;

  private String issuer;

  private String subject;

  @Column(name = "ends_at")
  private Instant endsAt;

  /** For Hibernate, which fills the fields. */
  protected ProviderTicketRow() {
    this("", "", "", Instant.EPOCH);
  }

  public ProviderTicketRow(String hash, String issuer, String subject, Instant endsAt) {
    this.hash = hash;
    this.issuer = issuer;
    this.subject = subject;
    this.endsAt = endsAt;
  }

  /** SHA-256 of the ticket, in hexadecimal. */
  public String hash() {
    return hash;
  }

  /** The provider. */
  public String issuer() {
    return issuer;
  }

  /** Who it is, in the provider's words. */
  public String subject() {
    return subject;
  }

  public Instant endsAt() {
    return endsAt;
  }
}

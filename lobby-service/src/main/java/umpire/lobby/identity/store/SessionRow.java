package umpire.lobby.identity.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A row of {@code session}: a sign-in whose token may still be good. */
@Entity
@Table(name = "session")
public class SessionRow {
  @Id private String id;

  private String account;

  @Column(name = "ends_at")
  private Instant endsAt;

  /** For Hibernate, which fills the fields. */
  protected SessionRow() {
    this("", "", Instant.EPOCH);
  }

  public SessionRow(String id, String account, Instant endsAt) {
    this.id = id;
    this.account = account;
    this.endsAt = endsAt;
  }

  /** What it is ended by; stands in its token. */
  public String id() {
    return id;
  }

  /** The id of its account. */
  public String account() {
    return account;
  }

  /** When its token ends by itself. */
  public Instant endsAt() {
    return endsAt;
  }
}

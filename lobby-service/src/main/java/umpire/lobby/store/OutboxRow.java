package umpire.lobby.store;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of {@code outbox}: a message of {@code lobby.events} that the broker does not have yet. */
@Entity
@Table(name = "outbox")
public class OutboxRow {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private long id;

  private String key;

  private String message;

  /** For Hibernate, which fills the fields. */
  protected OutboxRow() {
    this("", "");
  }

  public OutboxRow(String key, String message) {
    this.key = key;
    this.message = message;
  }

  /** In the order of writing. */
  public long id() {
    return id;
  }

  /** Messages of one key keep their order. */
  public String key() {
    return key;
  }

  /** The envelope, as JSON. */
  public String message() {
    return message;
  }
}

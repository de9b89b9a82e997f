package umpire.lobby.outbox;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of {@code outbox}: a message that the broker does not have yet. */
@Entity
@Table(name = "outbox")
public class OutboxRow {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private long id;

  private String topic;

  private String key;

  private String message;

  /** For Hibernate, which fills the fields. */
  protected OutboxRow() {
    this("", "", "");
  }

  public OutboxRow(String topic, String key, String message) {
    this.topic = topic;
    this.key = key;
    this.message = message;
  }

  /** In the order of writing. */
  public long id() {
    return id;
  }

  /** The topic by the contract's name. */
  public String topic() {
    return topic;
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

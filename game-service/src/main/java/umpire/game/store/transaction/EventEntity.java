package umpire.game.store.transaction;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;
import umpire.kernel.play.Barrier;

/** A row of {@code event}. */
@Entity
@Table(name = "event")
@IdClass(EventEntity.Key.class)
class EventEntity {
  @Id UUID match = new UUID(0, 0);
  @Id int number;
  int revision;
  String cause = "";
  String body = "";
  int draw;
  String input = "";

  @Enumerated(EnumType.STRING)
  Barrier barrier = Barrier.NONE;

  /** An event of a match. */
  record Key(UUID match, int number) implements Serializable {}

  EventRow row() {
    return new EventRow(number, revision, EventCause.of(cause), body, draw, input, barrier);
  }
}

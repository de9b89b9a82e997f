package umpire.game.store.transaction;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;

/** A row of {@code shown}. */
@Entity
@Table(name = "shown")
@IdClass(ShownEntity.Key.class)
class ShownEntity {
  @Id UUID match = new UUID(0, 0);
  @Id String viewer = "";
  @Id int seq;
  int revision;
  String body = "";

  /** What a viewer was shown of a match. */
  record Key(UUID match, String viewer, int seq) implements Serializable {}

  ShownRow row() {
    return new ShownRow(viewer, seq, revision, body);
  }
}

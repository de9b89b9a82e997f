package umpire.game.store.match;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;

/** A row of {@code seat}. */
@Entity
@Table(name = "seat")
@IdClass(SeatEntity.Key.class)
class SeatEntity {
  @Id UUID match = new UUID(0, 0);
  @Id String seat = "";
  int ordinal;
  String account = "";
  String salt = "";

  @Column(name = "salt_commitment")
  String commitment = "";

  String invited = "";

  /** A seat of a match. */
  record Key(UUID match, String seat) implements Serializable {}

  SeatRow row() {
    return new SeatRow(seat, account, salt, commitment, invited);
  }
}

package umpire.game.store.match;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of {@code match}; its columns are explained in the migration. */
@Entity
@Table(name = "match")
class MatchEntity {
  @Id UUID id = new UUID(0, 0);
  String game = "";
  String edition = "";
  String checksum = "";
  String scenario = "";
  String options = "{}";
  String origin = "";
  byte[] seed = {};
  String commitment = "";

  @Column(name = "opened_by")
  String openedBy = "";

  @Column(name = "is_public")
  boolean isPublic = true;

  @Column(name = "spectator_delay")
  int spectatorDelay;

  boolean rated;
  String tournament = "";

  @Column(name = "undo_allowed")
  boolean undoAllowed = true;

  @Column(name = "draw_allowed")
  boolean drawAllowed = true;

  @Column(name = "pause_allowed")
  boolean pauseAllowed = true;

  @Column(name = "opened_at")
  Instant openedAt = Instant.EPOCH;

  @Column(name = "imported_from")
  String importedFrom = "";

  String continues = "";

  String status = MatchRow.OPEN;
  int revision;
  String waits = "{}";
  String stalled = "";
  String outcome = "";
  String clock = "";
  String accord = "";
}

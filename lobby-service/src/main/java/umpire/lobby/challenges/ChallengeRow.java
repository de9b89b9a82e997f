package umpire.lobby.challenges;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.WantedMatch;

/** A row of {@code challenge}: a match that one account offers another, and what became of it. */
@Entity
@Table(name = "challenge")
class ChallengeRow {
  /** The opponent may accept it, until it expires. */
  public static final String OPEN = "open";

  /** It was accepted; game-service has not said anything yet. */
  public static final String OPENING = "opening";

  /** The match is open. */
  public static final String OPENED = "opened";

  /** Game-service refused the match. */
  public static final String FAILED = "failed";

  /** The opponent does not want it. */
  public static final String DECLINED = "declined";

  /** The challenger took it back. */
  public static final String CANCELLED = "cancelled";

  /** Its time was over before it was accepted: an open one is that by the clock alone. */
  public static final String EXPIRED = "expired";

  @Id private String id;
  @Embedded private WantedMatch wanted;
  private String status = OPEN;

  @Embedded
  @AttributeOverride(name = "account", column = @Column(name = "challenger"))
  @AttributeOverride(name = "name", column = @Column(name = "challenger_name"))
  @AttributeOverride(name = "seat", column = @Column(name = "challenger_seat"))
  @AttributeOverride(name = "seated", column = @Column(name = "challenger_seated"))
  @AttributeOverride(name = "salt", column = @Column(name = "challenger_salt"))
  private MatchPlayer challenger;

  @Embedded
  @AttributeOverride(name = "account", column = @Column(name = "opponent"))
  @AttributeOverride(name = "name", column = @Column(name = "opponent_name"))
  @AttributeOverride(name = "seat", column = @Column(name = "opponent_seat"))
  @AttributeOverride(name = "seated", column = @Column(name = "opponent_seated"))
  @AttributeOverride(name = "salt", column = @Column(name = "opponent_salt"))
  private MatchPlayer opponent;

  private String match = "";
  private String reason = "";

  @Column(name = "sent_at")
  private Instant sentAt;

  @Column(name = "expires_at")
  private Instant expiresAt;

  /** For Hibernate, which fills the fields. */
  protected ChallengeRow() {
    this(
        "", WantedMatch.NONE, MatchPlayer.NOBODY, MatchPlayer.NOBODY, Instant.EPOCH, Instant.EPOCH);
  }

  public ChallengeRow(
      String id,
      WantedMatch wanted,
      MatchPlayer challenger,
      MatchPlayer opponent,
      Instant sentAt,
      Instant expiresAt) {
    this.id = id;
    this.wanted = wanted;
    this.challenger = challenger;
    this.opponent = opponent;
    this.sentAt = sentAt;
    this.expiresAt = expiresAt;
  }

  /** The opponent accepts, and plays so; this is to be the match. */
  public void accept(MatchPlayer matchPlayer, String wantedMatch) {
    opponent = matchPlayer;
    match = wantedMatch;
    status = OPENING;
  }

  /** The opponent does not want it. */
  public void decline(String why) {
    status = DECLINED;
    reason = why;
  }

  /** The challenger takes it back. */
  public void cancel() {
    status = CANCELLED;
  }

  /** The match is open. */
  public void opened() {
    status = OPENED;
  }

  /** The match was refused. */
  public void failed(String why) {
    status = FAILED;
    reason = why;
  }

  /** UUIDv7. */
  public String id() {
    return id;
  }

  /** Which match is offered. */
  public WantedMatch wanted() {
    return wanted;
  }

  /** One of the constants of this class. */
  public String status(Instant now) {
    return status.equals(OPEN) && !now.isBefore(expiresAt) ? EXPIRED : status;
  }

  /** Who sent it. */
  public MatchPlayer challenger() {
    return challenger;
  }

  /** To whom; how they play is known when they have accepted. */
  public MatchPlayer opponent() {
    return opponent;
  }

  /** The id of the match, empty before it is accepted. */
  public String match() {
    return match;
  }

  /** Why it failed or was declined, else empty. */
  public String reason() {
    return reason;
  }

  public Instant sentAt() {
    return sentAt;
  }

  public Instant expiresAt() {
    return expiresAt;
  }
}

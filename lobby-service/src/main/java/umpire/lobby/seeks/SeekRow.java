package umpire.lobby.seeks;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import umpire.lobby.common.RatingRange;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.WantedMatch;

/** A row of {@code seek}: an open offer of a match, and what became of it. */
@Entity
@Table(name = "seek")
class SeekRow {
  /** Anybody may join. */
  public static final String OPEN = "open";

  /** Somebody joined; game-service has not said anything yet. */
  public static final String OPENING = "opening";

  /** The match is open. */
  public static final String OPENED = "opened";

  /** Game-service refused the match. */
  public static final String FAILED = "failed";

  /** Its owner took it back. */
  public static final String CANCELLED = "cancelled";

  @Id private String id;
  @Embedded private WantedMatch wanted;
  private String status = OPEN;

  @Embedded
  @AttributeOverride(name = "account", column = @Column(name = "owner"))
  @AttributeOverride(name = "name", column = @Column(name = "owner_name"))
  @AttributeOverride(name = "seat", column = @Column(name = "owner_seat"))
  @AttributeOverride(name = "seated", column = @Column(name = "owner_seated"))
  @AttributeOverride(name = "salt", column = @Column(name = "owner_salt"))
  private MatchPlayer owner;

  @Embedded
  @AttributeOverride(name = "account", column = @Column(name = "joiner"))
  @AttributeOverride(name = "name", column = @Column(name = "joiner_name"))
  @AttributeOverride(name = "seat", column = @Column(name = "joiner_seat"))
  @AttributeOverride(name = "seated", column = @Column(name = "joiner_seated"))
  @AttributeOverride(name = "salt", column = @Column(name = "joiner_salt"))
  private MatchPlayer joiner = MatchPlayer.NOBODY;

  private String match = "";
  private String reason = "";

  @Column(name = "posted_at")
  private Instant postedAt;

  @Column(name = "least_rating")
  private int leastRating;

  @Column(name = "most_rating")
  private int mostRating;

  /** For Hibernate, which fills the fields. */
  protected SeekRow() {
    this("", WantedMatch.NONE, RatingRange.ANY, MatchPlayer.NOBODY, Instant.EPOCH);
  }

  public SeekRow(
      String id, WantedMatch wanted, RatingRange ratings, MatchPlayer owner, Instant postedAt) {
    this.id = id;
    this.wanted = wanted;
    this.leastRating = ratings.least();
    this.mostRating = ratings.most();
    this.owner = owner;
    this.postedAt = postedAt;
  }

  /** Somebody joins; this is to be the match. */
  public void join(MatchPlayer matchPlayer, String wanted) {
    joiner = matchPlayer;
    match = wanted;
    status = OPENING;
  }

  /** Its owner takes it back. */
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

  /** Which match is sought. */
  public WantedMatch wanted() {
    return wanted;
  }

  /** Whose rating in the game lets them join. */
  public RatingRange ratings() {
    return new RatingRange(leastRating, mostRating);
  }

  /** One of the constants of this class. */
  public String status() {
    return status;
  }

  /** Who posted it. */
  public MatchPlayer owner() {
    return owner;
  }

  /** Who joined; {@link MatchPlayer#NOBODY} before that. */
  public MatchPlayer joiner() {
    return joiner;
  }

  /** The id of the match, empty before somebody joined. */
  public String match() {
    return match;
  }

  /** Why the match was refused, else empty. */
  public String reason() {
    return reason;
  }

  public Instant postedAt() {
    return postedAt;
  }
}

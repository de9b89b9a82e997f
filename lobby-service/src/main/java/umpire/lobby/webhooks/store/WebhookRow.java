package umpire.lobby.webhooks.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A row of {@code webhook}: who is sent what, and where. */
@Entity
@Table(name = "webhook")
public class WebhookRow {
  /** Deliveries are made and sent. */
  public static final String ACTIVE = "active";

  /** Nothing is made or sent. */
  public static final String DISABLED = "disabled";

  @Id private String id;
  private String owner;
  private String url;
  private String format;
  private String events;
  private String match;

  @Column(name = "own_turns")
  private boolean ownTurns;

  private String mentions;

  @Column(name = "digest_minutes")
  private int digestMinutes;

  private String quiet;
  private String secret;

  @Column(name = "former_secret")
  private String formerSecret = "";

  @Column(name = "former_until")
  private @Nullable Instant formerUntil;

  private String status;
  private String reason;

  @Column(name = "dead_in_a_row")
  private int deadInARow;

  @Column(name = "last_delivery")
  private int lastDelivery;

  @Column(name = "created_at")
  private Instant createdAt;

  /** For Hibernate, which fills the fields. */
  protected WebhookRow() {
    this(
        "",
        "",
        new StoredWebhookSettings("", "", "", "", false, "", 0, "", true),
        "",
        Instant.EPOCH);
  }

  public WebhookRow(
      String id, String owner, StoredWebhookSettings wish, String secret, Instant createdAt) {
    this.id = id;
    this.owner = owner;
    this.url = wish.url();
    this.format = wish.format();
    this.events = wish.events();
    this.match = wish.match();
    this.ownTurns = wish.ownTurns();
    this.mentions = wish.mentions();
    this.digestMinutes = wish.digestMinutes();
    this.quiet = wish.quiet();
    this.status = wish.active() ? ACTIVE : DISABLED;
    this.reason = wish.active() ? "" : StoredWebhookSettings.BY_OWNER;
    this.secret = secret;
    this.createdAt = createdAt;
  }

  /** Its owner wants it otherwise; one that is switched on again begins without dead letters. */
  public void change(StoredWebhookSettings wish) {
    url = wish.url();
    events = wish.events();
    match = wish.match();
    ownTurns = wish.ownTurns();
    mentions = wish.mentions();
    digestMinutes = wish.digestMinutes();
    quiet = wish.quiet();
    if (wish.active() && !active()) {
      deadInARow = 0;
      status = ACTIVE;
      reason = "";
    } else if (!wish.active() && active()) {
      status = DISABLED;
      reason = StoredWebhookSettings.BY_OWNER;
    }
  }

  /** Another secret signs; the one that did signs besides until then. */
  public void rotate(String fresh, Instant until) {
    formerSecret = secret;
    formerUntil = until;
    secret = fresh;
  }

  /** What its owner wants of it. */
  public StoredWebhookSettings wish() {
    return new StoredWebhookSettings(
        url, format, events, match, ownTurns, mentions, digestMinutes, quiet, active());
  }

  /** UUIDv7. */
  public String id() {
    return id;
  }

  /** The id of its owner's account. */
  public String owner() {
    return owner;
  }

  /** Whether deliveries are made and sent. */
  public boolean active() {
    return status.equals(ACTIVE);
  }

  /** Why it is disabled, else empty. */
  public String reason() {
    return reason;
  }

  /** As {@code WebhookSecrets} keeps it. */
  public String secret() {
    return secret;
  }

  /** The end of the former secret; null where there never was one. */
  public @Nullable Instant formerUntil() {
    return formerUntil;
  }

  /** The number of its newest delivery, 0 before the first. */
  public int lastDelivery() {
    return lastDelivery;
  }

  public Instant createdAt() {
    return createdAt;
  }
}

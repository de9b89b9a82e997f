package umpire.lobby.tournaments.receipts;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.jboss.logging.Logger;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.OctetKeyPairJsonWebKey;
import org.jose4j.jwk.OkpJwkGenerator;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.lang.JoseException;
import umpire.chassis.http.Problem;
import umpire.lobby.encryption.SecretEncryption;

/**
 * The keys of receipts: Ed25519, others than those of tokens, so that neither passes for the other.
 * The newest signs; all stay published, since a receipt is verified years later. An administrator
 * replaces it: no key is ever deleted.
 */
@ApplicationScoped
class ReceiptKeys {
  private static final Logger LOG = Logger.getLogger(ReceiptKeys.class);

  private static final String NEWEST =
      "select * from tournament_receipt_key order by created_at desc, id limit 1";

  /** Instances that need the first key at the same time take turns. */
  private static final String TURN =
      "select pg_advisory_xact_lock(hashtext('umpire.lobby.receipt-keys'))";

  private static final String ADD =
      """
      insert into tournament_receipt_key (id, jwk, public_jwk, made_by, created_at)
      select $1, $2, $3, $4,
        greatest($5, (select max(created_at) + interval '1 microsecond' from tournament_receipt_key))
      """;

  /** Each signs until the next one is made. */
  private static final String ALL =
      """
      select public_jwk, created_at, lead(created_at) over (order by created_at, id) as until
      from tournament_receipt_key order by created_at, id
      """;

  private final Pool pool;
  private final SecretEncryption encryption;
  private final Clock clock;

  ReceiptKeys(Pool pool, SecretEncryption encryption, Clock clock) {
    this.pool = pool;
    this.encryption = encryption;
    this.clock = clock;
  }

  /** The key that signs; made where there is none yet. */
  Uni<PublicJsonWebKey> signing() {
    return newest(pool)
        .chain(
            found ->
                found
                    .map(key -> Uni.createFrom().item(key))
                    .orElseGet(() -> pool.withTransaction(this::first)));
  }

  private Uni<Optional<PublicJsonWebKey>> newest(SqlClient sql) {
    return sql.preparedQuery(NEWEST)
        .execute()
        .map(
            rows ->
                rows.rowCount() == 0
                    ? Optional.empty()
                    : Optional.of(stored(rows.iterator().next())));
  }

  private Uni<PublicJsonWebKey> first(SqlConnection sql) {
    return sql.preparedQuery(TURN)
        .execute()
        .chain(() -> newest(sql))
        .chain(
            found ->
                found
                    .map(key -> Uni.createFrom().item(key))
                    .orElseGet(() -> add(sql, fresh(), "")));
  }

  /**
   * Makes another key, which signs from now on. 409 {@code another-key} where the newest is another
   * than this one, as when somebody else has just replaced it.
   *
   * @param administrator id of whoever has it made
   */
  Uni<Void> replace(String id, String administrator) {
    return signing()
        .chain(
            () ->
                pool.withTransaction(
                    sql ->
                        sql.preparedQuery(TURN)
                            .execute()
                            .chain(() -> newest(sql))
                            .invoke(newest -> requireNewest(newest.orElseThrow(), id))
                            .chain(() -> add(sql, fresh(), administrator))))
        .invoke(
            key ->
                LOG.infof("%s replaces the key of receipts by %s", administrator, key.getKeyId()))
        .replaceWithVoid();
  }

  private static void requireNewest(PublicJsonWebKey newest, String id) {
    if (!newest.getKeyId().equals(id)) {
      throw Problem.conflict(
              "another-key",
              "Another key signs",
              "The key that signs is " + newest.getKeyId() + ": read the keys again.")
          .asException();
    }
  }

  private static PublicJsonWebKey fresh() {
    try {
      PublicJsonWebKey key = OkpJwkGenerator.generateJwk(OctetKeyPairJsonWebKey.SUBTYPE_ED25519);
      key.setKeyId(UUID.randomUUID().toString());
      key.setAlgorithm(AlgorithmIdentifiers.EDDSA);
      key.setUse("sig");
      return key;
    } catch (JoseException failure) {
      throw new IllegalStateException("this JDK makes no keys for Ed25519", failure);
    }
  }

  private Uni<PublicJsonWebKey> add(SqlConnection sql, PublicJsonWebKey key, String madeBy) {
    String jwk = key.toJson(JsonWebKey.OutputControlLevel.INCLUDE_PRIVATE);
    return sql.preparedQuery(ADD)
        .execute(
            Tuple.of(
                key.getKeyId(),
                encryption.encrypt(jwk, row(key.getKeyId())),
                key.toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY),
                madeBy,
                clock.instant().atOffset(ZoneOffset.UTC)))
        .replaceWith(key);
  }

  private PublicJsonWebKey stored(Row row) {
    String id = row.getString("id");
    return key(
        encryption
            .decrypt(row.getString("jwk"), row(id))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "the key of receipts " + id + " opens by no key of UMPIRE_LOBBY_KEY")));
  }

  private static PublicJsonWebKey key(String jwk) {
    try {
      return PublicJsonWebKey.Factory.newPublicJwk(jwk);
    } catch (JoseException failure) {
      throw new IllegalStateException("a stored key of receipts cannot be read", failure);
    }
  }

  private static String row(String id) {
    return "tournament_receipt_key/" + id;
  }

  /**
   * What everyone may know of all keys, as members of JSON Web Keys, the oldest first; {@code
   * validFrom} and {@code validUntil} say when each signed.
   */
  Uni<List<Map<String, Object>>> published() {
    return signing()
        .chain(() -> pool.preparedQuery(ALL).execute())
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(ReceiptKeys::published)
                    .toList());
  }

  private static Map<String, Object> published(Row row) {
    Map<String, Object> members =
        key(row.getString("public_jwk")).toParams(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
    members.put("validFrom", moment(row.get(OffsetDateTime.class, "created_at")));
    OffsetDateTime until = row.get(OffsetDateTime.class, "until");
    if (until != null) {
      members.put("validUntil", moment(until));
    }
    return members;
  }

  private static String moment(OffsetDateTime at) {
    return at.toInstant().toString();
  }
}

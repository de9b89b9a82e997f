package umpire.lobby.identity.crypto;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Hashes of passwords by Argon2id (RFC 9106), kept in PHC format with their parameters, so that
 * these may be raised later. Takes some tens of milliseconds and its memory, so never call it on an
 * event loop.
 */
final class Argon2id {
  private static final int LANES = 1;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder ENCODER = Base64.getEncoder().withoutPadding();
  private static final Pattern PHC =
      Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([^$]+)\\$([^$]+)");

  private Argon2id() {}

  /** What one hash costs, in one lane. */
  record Cost(int memoryKib, int passes) {
    /** 19 MiB, two passes: what OWASP asks for at least. */
    static final Cost LEAST = new Cost(19 * 1024, 2);

    /** Throws IllegalArgumentException where it is less than {@link #LEAST} in anything. */
    void requireEnough() {
      if (memoryKib < LEAST.memoryKib || passes < LEAST.passes) {
        throw new IllegalArgumentException(
            "Argon2id by %s: passwords need at least %s".formatted(this, LEAST));
      }
    }
  }

  /** A hash of this password with a new salt. */
  static String hash(Password password, Cost cost) {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    byte[] hash = compute(password, salt, cost.memoryKib(), cost.passes(), LANES, HASH_BYTES);
    return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
        .formatted(
            cost.memoryKib(),
            cost.passes(),
            LANES,
            ENCODER.encodeToString(salt),
            ENCODER.encodeToString(hash));
  }

  /** Whether the hash is of this password; takes the same time either way. */
  static boolean matches(Password password, String phc) {
    Matcher parts = PHC.matcher(phc);
    if (!parts.matches()) {
      throw new IllegalArgumentException("a stored hash is not Argon2id in PHC format");
    }
    byte[] expected = Base64.getDecoder().decode(parts.group(5));
    byte[] actual =
        compute(
            password,
            Base64.getDecoder().decode(parts.group(4)),
            Integer.parseInt(parts.group(1)),
            Integer.parseInt(parts.group(2)),
            Integer.parseInt(parts.group(3)),
            expected.length);
    return MessageDigest.isEqual(expected, actual);
  }

  private static byte[] compute(
      Password password, byte[] salt, int memoryKib, int passes, int lanes, int length) {
    Argon2BytesGenerator generator = new Argon2BytesGenerator();
    generator.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(memoryKib)
            .withIterations(passes)
            .withParallelism(lanes)
            .withSalt(salt)
            .build());
    byte[] hash = new byte[length];
    generator.generateBytes(password.characters().getBytes(StandardCharsets.UTF_8), hash);
    return hash;
  }
}

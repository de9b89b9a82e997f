package umpire.lobby.identity.crypto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class Argon2idTest {
  private static final Password PASSWORD = Password.chosen("pässword with ünicode");

  @Test
  void a_hash_matches_its_password_alone() {
    String hash = Argon2id.hash(PASSWORD, Argon2id.Cost.LEAST);
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(Argon2id.matches(PASSWORD, hash)).isTrue();
    assertThat(Argon2id.matches(new Password("another password"), hash)).isFalse();
  }

  @Test
  void two_hashes_of_one_password_differ() {
    assertThat(Argon2id.hash(PASSWORD, Argon2id.Cost.LEAST))
        .isNotEqualTo(Argon2id.hash(PASSWORD, Argon2id.Cost.LEAST));
  }

  /** Made by the reference implementation's command line: argon2 somesalt -id -t 2 -m 16 -p 1. */
  @Test
  void it_reads_what_the_reference_implementation_wrote() {
    assertThat(
            Argon2id.matches(
                new Password("password"),
                "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ"
                    + "$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"))
        .isTrue();
  }

  @Test
  void less_than_is_asked_for_is_refused_outside_of_tests() {
    assertThatCode(() -> new Argon2id.Cost(19 * 1024, 2).requireEnough())
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> new Argon2id.Cost(19 * 1024, 1).requireEnough())
        .hasMessageContaining("at least Cost[memoryKib=19456, passes=2]");
    assertThatThrownBy(() -> new Argon2id.Cost(19 * 1024 - 1, 2).requireEnough())
        .isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * What an installation has that sets nothing, read from the file itself: tests have their own.
   */
  @Test
  void what_is_set_for_an_installation_is_enough() throws IOException {
    Properties set = new Properties();
    try (InputStream file = Argon2idTest.class.getResourceAsStream("/application.properties")) {
      set.load(file);
    }
    Argon2id.Cost cost =
        new Argon2id.Cost(
            Integer.parseInt(set.getProperty("umpire.lobby.argon2id.memory-kib")),
            Integer.parseInt(set.getProperty("umpire.lobby.argon2id.passes")));
    assertThat(cost).isEqualTo(Argon2id.Cost.LEAST);
  }

  @Test
  void other_formats_are_refused() {
    assertThatThrownBy(() -> Argon2id.matches(PASSWORD, "$2a$10$abc"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_password_does_not_print_itself() {
    assertThat(PASSWORD.toString()).doesNotContain("ssword with");
  }
}

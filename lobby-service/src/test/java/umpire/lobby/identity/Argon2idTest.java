package umpire.lobby.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class Argon2idTest {
  private static final Password PASSWORD = Password.chosen("pässword with ünicode");

  @Test
  void a_hash_matches_its_password_alone() {
    String hash = Argon2id.hash(PASSWORD);
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(Argon2id.matches(PASSWORD, hash)).isTrue();
    assertThat(Argon2id.matches(new Password("another password"), hash)).isFalse();
  }

  @Test
  void two_hashes_of_one_password_differ() {
    assertThat(Argon2id.hash(PASSWORD)).isNotEqualTo(Argon2id.hash(PASSWORD));
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
  void other_formats_are_refused() {
    assertThatThrownBy(() -> Argon2id.matches(PASSWORD, "$2a$10$abc"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_password_does_not_print_itself() {
    assertThat(PASSWORD.toString()).doesNotContain("ssword with");
  }
}

package umpire.chassis.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

public class BrokerLoginTest {
  private static final String SCRAM = "SCRAM-SHA-512";

  @Test
  void without_a_user_nothing_is_said() {
    assertThat(login("", "", SCRAM, "", "").settings())
        .containsEntry("security.protocol", "PLAINTEXT")
        .hasSize(1);
  }

  @Test
  void a_user_signs_in_by_scram() {
    assertThat(login("some-service", "a\"b\\c", SCRAM, "", "").settings())
        .containsEntry("security.protocol", "SASL_PLAINTEXT")
        .containsEntry("sasl.mechanism", SCRAM)
        .containsEntry(
            "sasl.jaas.config",
            "org.apache.kafka.common.security.scram.ScramLoginModule required"
                + " username=\"some-service\" password=\"a\\\"b\\\\c\";");
  }

  @Test
  void a_broker_of_the_users_own_may_want_tls_and_plain() {
    assertThat(login("u", "p", "PLAIN", "SASL_SSL", "/ca.pem").settings())
        .containsEntry("security.protocol", "SASL_SSL")
        .containsEntry("ssl.truststore.type", "PEM")
        .containsEntry("ssl.truststore.location", "/ca.pem")
        .hasEntrySatisfying(
            "sasl.jaas.config",
            module -> assertThat(module.toString()).contains("plain.PlainLoginModule"));
  }

  @Test
  void a_user_without_a_password_is_refused() {
    assertThatThrownBy(() -> login("u", "", SCRAM, "", ""))
        .hasMessage("UMPIRE_KAFKA_USER is set, but UMPIRE_KAFKA_PASSWORD is not");
  }

  /** Each may be empty. */
  public static BrokerLogin login(
      String user, String password, String mechanism, String protocol, String authorities) {
    return new BrokerLogin(
        given(user), given(password), mechanism, given(protocol), given(authorities));
  }

  private static Optional<String> given(String value) {
    return Optional.of(value).filter(text -> !text.isEmpty());
  }
}

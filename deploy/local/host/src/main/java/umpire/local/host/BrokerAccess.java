package umpire.local.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialAlteration;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;

/**
 * Who gets into our broker, and what they may do there.
 *
 * <p>Clients show by SCRAM that they know their password, and the broker shows that it does: a
 * stranger who listens on the port of a stopped broker gets no password. The node alone shows its
 * password as it is, to itself: nothing else is let in at the controller's port.
 */
final class BrokerAccess {
  /** The user with which the node calls itself. */
  static final String NODE = "broker";

  private static final int ITERATIONS = 4096;

  /** How long the broker may take to go by the rights that its controller accepted. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(30);

  private static final Duration POLL_INTERVAL = Duration.ofMillis(50);

  private BrokerAccess() {}

  /** The settings of broker and controller; listeners are CLIENT and CONTROLLER. */
  static Map<String, String> settings(Secrets secrets) {
    String node = secrets.of("kafka-" + NODE);
    Map<String, String> settings = new HashMap<>();
    settings.put(
        "listener.security.protocol.map", "CLIENT:SASL_PLAINTEXT,CONTROLLER:SASL_PLAINTEXT");
    settings.put("sasl.enabled.mechanisms", BrokerLogin.SCRAM + ",PLAIN");
    settings.put("listener.name.controller.sasl.enabled.mechanisms", "PLAIN");
    settings.put("sasl.mechanism.inter.broker.protocol", "PLAIN");
    settings.put("sasl.mechanism.controller.protocol", "PLAIN");
    String itself =
        BrokerLogin.module("PLAIN", NODE, node, "user_" + NODE + "=" + BrokerLogin.quoted(node));
    settings.put("listener.name.controller.plain.sasl.jaas.config", itself);
    settings.put("listener.name.client.plain.sasl.jaas.config", itself);
    settings.put(
        "listener.name.client.scram-sha-512.sasl.jaas.config",
        BrokerLogin.module(BrokerLogin.SCRAM, NODE, node));
    settings.put(
        "authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer");
    settings.put("super.users", "User:" + NODE + ";User:" + BrokerLogin.ADMIN);
    settings.put("allow.everyone.if.no.acl.found", "false");
    return settings;
  }

  /**
   * Gives every user the password of the secrets, and every service its rights; rights of anybody
   * else are taken away. Returns when the broker itself goes by these rights and no others.
   *
   * @throws IllegalStateException if the broker refuses, does not answer, or does not go by the
   *     rights after {@link #MAX_WAIT}
   */
  static void establish(String servers, Secrets secrets, String prefix) {
    try (Admin admin = Admin.create(asNode(servers, secrets))) {
      admin.alterUserScramCredentials(credentials(secrets)).all().get();
      enforce(admin, ServiceRights.bindings(prefix));
    } catch (ExecutionException refused) {
      throw new IllegalStateException("the broker did not take its users and rights", refused);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while giving rights", interrupted);
    }
  }

  /**
   * The controller accepts a change before the broker goes by it: asked until both agree, so that
   * nobody is let in meanwhile by a right that was taken away.
   */
  private static void enforce(Admin admin, Set<AclBinding> wanted)
      throws ExecutionException, InterruptedException {
    long end = System.nanoTime() + MAX_WAIT.toNanos();
    Set<AclBinding> present = rights(admin);
    while (!present.equals(wanted)) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(
            "the broker goes by other rights than it was given: " + present);
      }
      admin.deleteAcls(without(present, wanted, AclBinding::toFilter)).all().get();
      admin.createAcls(without(wanted, present, right -> right)).all().get();
      Thread.sleep(POLL_INTERVAL);
      present = rights(admin);
    }
  }

  private static Set<AclBinding> rights(Admin admin)
      throws ExecutionException, InterruptedException {
    return Set.copyOf(admin.describeAcls(AclBindingFilter.ANY).values().get());
  }

  private static <T> List<T> without(
      Set<AclBinding> rights, Set<AclBinding> others, Function<AclBinding, T> as) {
    return rights.stream().filter(right -> !others.contains(right)).map(as).toList();
  }

  /** Called by the process that holds the port: the password goes to nobody else. */
  private static Map<String, Object> asNode(String servers, Secrets secrets) {
    Map<String, Object> settings =
        new BrokerLogin(servers, NODE, secrets.of("kafka-" + NODE), "SASL_PLAINTEXT", "PLAIN", "")
            .settings();
    settings.put("default.api.timeout.ms", "30000");
    return settings;
  }

  private static List<UserScramCredentialAlteration> credentials(Secrets secrets) {
    List<UserScramCredentialAlteration> all = new ArrayList<>();
    Stream.concat(
            Stream.of(BrokerLogin.ADMIN), ServiceRights.ALL.stream().map(ServiceRights::service))
        .forEach(
            user ->
                all.add(
                    new UserScramCredentialUpsertion(
                        user,
                        new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, ITERATIONS),
                        secrets.of("kafka-" + user))));
    return all;
  }
}

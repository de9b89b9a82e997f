package umpire.lobby.webhooks.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.webhooks.destination.DestinationCheck;
import umpire.lobby.webhooks.destination.DestinationPolicy;
import umpire.lobby.webhooks.destination.PublicAddresses;
import umpire.lobby.webhooks.destination.ResolvedDestination;
import umpire.lobby.webhooks.destination.Resolver;

/**
 * Whatever somebody writes as the address of a webhook, and whatever their name server says of it,
 * nothing is sent but by HTTPS to a public address, and nothing that answers holds us up.
 */
class ServerSideRequestForgeryTest {
  /** The span of who is to be left in time. */
  private static final Duration SPAN = Duration.ofMillis(700);

  /** The span of everybody else: on a busy machine a first handshake takes a second. */
  private static final Duration AMPLE = Duration.ofSeconds(10);

  /** When those whom nobody waits for would have said something. */
  private static final Duration NEVER = Duration.ofSeconds(8);

  private static final String LOOPBACK = "127.0.0.1";
  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
  private static final DestinationPolicy STRICT =
      new DestinationPolicy(Set.of("https"), Set.of("443"), Optional.empty());
  private static final DestinationPolicy LOCAL =
      new DestinationPolicy(
          Set.of("https", "http"), Set.of("any"), Optional.of(List.of("127.0.0.1/32")));

  private static final Vertx VERTX = Vertx.vertx();

  @AfterAll
  static void end() throws Exception {
    VERTX.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
  }

  /** Names of the outside world have an address of it; nobody asks a name server here. */
  private static final Resolver PUBLIC = _ -> addresses("93.184.215.14");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://hooks.example.org/umpire",
        "https://hooks.example.org",
        "https://HOOKS.Example.ORG/a?b=c&d=%20",
        "https://hooks.example.org:443/",
        "https://xn--bcher-kva.example.org/",
        "https://93.184.215.14/",
        "https://discord.com/api/webhooks/123/abc-DEF_ghi",
        "https://10.example.org/",
        "https://0x7f.example.org/",
      })
  void aPublicAddressIsLetThrough(String url) {
    assertThat(checked(STRICT, PUBLIC, url).destination().secure()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // other protocols
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "gopher://hooks.example.org/",
        "javascript:alert(1)",
        "//hooks.example.org/",
        "hooks.example.org",
        "https:hooks.example.org",
        "https://",
        "https:///path",
        "",
        " ",
        // what two programs read differently
        "https://user@hooks.example.org/",
        "https://user:secret@hooks.example.org/",
        "https://hooks.example.org@127.0.0.1/",
        "https://127.0.0.1#@hooks.example.org/",
        "https://127.0.0.1\\@hooks.example.org/",
        "https://hooks.example.org\\.127.0.0.1/",
        "https://hooks.example.org/#fragment",
        "https://hooks.example.org /",
        "https://hooks.example.org/\r\nHost: 127.0.0.1",
        "https://hooks.example.org\t/",
        "https://hooks.example.org\0.evil.org/",
        "https://hooks%2eexample.org/",
        "https://%31%32%37.0.0.1/",
        "https://１２７.0.0.1/",
        "https://127。0。0。1/",
        "https://ⓛocalhost.example.org/",
        "https://bücher.example.org/",
        "https://hooks_example.org/",
        "https://-hooks.example.org/",
        "https://hooks..example.org/",
        // other ports
        "https://hooks.example.org:22/",
        "https://hooks.example.org:80/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:0/",
        "https://hooks.example.org:65536/",
        "https://hooks.example.org:-443/",
        // names of one's own network
        "https://localhost/",
        "https://LOCALHOST/",
        "https://localhost./",
        "https://umpire.localhost/",
        "https://localhost.localdomain/",
        "https://game-service/",
        "https://printer.local/",
        "https://metadata.google.internal/computeMetadata/v1/",
        "https://router.home.arpa/",
        "https://nas.lan/",
        "https://hooks.example.org./",
        "https://1.0.0.127.in-addr.arpa/",
        // loopback, private, link-local and what else is not public, as it is written
        "https://127.0.0.1/",
        "https://127.1.2.3/",
        "https://0.0.0.0/",
        "https://10.0.0.1/",
        "https://172.16.0.1/",
        "https://172.31.255.255/",
        "https://192.168.1.1/",
        "https://100.64.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://168.63.129.16/",
        "https://192.0.0.192/",
        "https://198.18.0.1/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        // as it is written otherwise
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0x7f.0.0.1/",
        "https://0177.0.0.1/",
        "https://017700000001/",
        "https://127.1/",
        "https://127.0.1/",
        "https://127.0.0.1./",
        "https://127.0.0.01/",
        "https://127.0.0.256/",
        "https://93.184.55310/",
        "https://hooks.example.org.127/",
        // IPv6
        "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/",
        "https://[::1]/",
        "https://[::]/",
        "https://[0:0:0:0:0:0:0:1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://[::ffff:93.184.215.14]/",
        "https://[::127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b::93.184.215.14]/",
        "https://[64:ff9b:1::1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:53aa:64c:0:fbff:80ff:fffe]/",
        "https://[2001:db8::1]/",
        "https://[3fff::1]/",
        "https://[fc00::1]/",
        "https://[fd00:ec2::254]/",
        "https://[fe80::1]/",
        "https://[fe80::1%25eth0]/",
        "https://[fec0::1]/",
        "https://[ff02::1]/",
        "https://[4000::1]/",
        "https://[::1/",
        "https://::1/",
      })
  void everythingElseIsRefusedAsItIsWritten(String url) {
    assertThatThrownBy(() -> checked(STRICT, PUBLIC, url))
        .isInstanceOf(DestinationCheck.Refusal.class)
        .message()
        .isNotBlank();
  }

  @Test
  void anAddressOfEndlessLengthIsRefused() {
    assertThatThrownBy(
            () -> checked(STRICT, PUBLIC, "https://hooks.example.org/" + "a".repeat(2_048)))
        .isInstanceOf(DestinationCheck.Refusal.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0.0.0.0, unspecified",
    "0.1.2.3, unspecified",
    "127.0.0.53, loopback",
    "10.255.255.255, private",
    "172.20.1.1, private",
    "192.168.0.1, private",
    "100.100.100.200, shared by a carrier",
    "169.254.170.2, link-local",
    "192.0.0.8, of protocols",
    "192.0.2.1, documentation",
    "198.51.100.1, documentation",
    "203.0.113.1, documentation",
    "192.88.99.1, of a service of the Internet's own",
    "198.19.255.255, of benchmarks",
    "239.255.255.250, multicast",
    "240.0.0.1, reserved",
    "255.255.255.255, reserved",
    "168.63.129.16, of a cloud's own machines",
    "::, unspecified",
    "::1, loopback",
    "::2, an IPv4 address embedded in IPv6",
    "::7f00:1, an IPv4 address embedded in IPv6",
    "64:ff9b::a9fe:a9fe, an IPv4 address embedded in IPv6",
    "2002:a9fe:a9fe::, an IPv4 address embedded in IPv6",
    "100::1, reserved",
    "2001:2::1, of protocols",
    "2001:db8::1, documentation",
    "3fff:fff::1, documentation",
    "fd12:3456::1, private",
    "fec0::1, private",
    "fe80::1, link-local",
    "ff0e::1, multicast",
    "5f00::1, reserved",
  })
  void whatANameServerSaysIsHeldAgainstTheRegistries(String address, String kind) {
    assertThat(PublicAddresses.refusal(InetAddress.ofLiteral(address))).contains(kind);
    assertThatThrownBy(() -> checked(STRICT, _ -> addresses(address), "https://a.example.org/"))
        .isInstanceOf(DestinationCheck.Refusal.class)
        .hasMessage("the host has no public address");
  }

  @Test
  void ofSeveralAddressesAllMustBePublic() {
    for (String other : List.of(LOOPBACK, "10.0.0.1", "::1", "169.254.169.254")) {
      assertThatThrownBy(
              () ->
                  checked(STRICT, _ -> addresses("93.184.215.14", other), "https://a.example.org/"))
          .isInstanceOf(DestinationCheck.Refusal.class);
      assertThatThrownBy(
              () ->
                  checked(STRICT, _ -> addresses(other, "93.184.215.14"), "https://a.example.org/"))
          .isInstanceOf(DestinationCheck.Refusal.class);
    }
    assertThatThrownBy(() -> checked(STRICT, _ -> addresses(), "https://a.example.org/"))
        .isInstanceOf(DestinationCheck.Refusal.class);
  }

  @Test
  void aNameServerThatFailsOrSaysNothingIsNoWayRound() {
    assertThatThrownBy(
            () ->
                checked(
                    STRICT,
                    _ -> Uni.createFrom().failure(new IllegalStateException("10.0.0.53 timed out")),
                    "https://a.example.org/"))
        .hasMessage("the host has no public address");
    assertThatThrownBy(
            () -> checked(STRICT, _ -> Uni.createFrom().nothing(), "https://a.example.org/"))
        .hasMessage("the host has no public address");
  }

  /** The name is turned right after the check: the connection goes to what was checked. */
  @Test
  void aNameThatIsTurnedAfterwardsTurnsNothing() throws IOException {
    try (RawServer receiver = RawServer.saying(OK)) {
      Deque<String> says = new ArrayDeque<>(List.of(LOOPBACK, "127.0.0.2"));
      Resolver turning = _ -> addresses(says.removeFirst());
      ResolvedDestination resolvedDestination =
          checked(LOCAL, turning, "http://hooks.example.org:" + receiver.port() + "/path?q=1");
      assertThat(resolvedDestination.address().getHostAddress()).isEqualTo(LOOPBACK);
      assertThat(carried(resolvedDestination)).isInstanceOf(AttemptResult.Answered.class);
      assertThat(says).as("asked once, not again for the connection").hasSize(1);
      assertThat(receiver.heads().getFirst())
          .startsWith("POST /path?q=1 HTTP/1.1")
          .containsIgnoringCase("host: hooks.example.org:" + receiver.port());
      // The next time it is asked again, and its new address is held against the rule again.
      assertThatThrownBy(() -> checked(LOCAL, turning, "http://hooks.example.org/"))
          .isInstanceOf(DestinationCheck.Refusal.class);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void aRedirectIsNotFollowed(int status) throws IOException {
    try (RawServer inside = RawServer.saying(OK);
        RawServer receiver =
            RawServer.saying(
                "HTTP/1.1 %d Moved\r\nLocation: http://127.0.0.1:%d/\r\nContent-Length: 0\r\n\r\n"
                    .formatted(status, inside.port()))) {
      assertThat(carried(receiver))
          .isInstanceOf(AttemptResult.Answered.class)
          .extracting("status")
          .isEqualTo(status);
      assertThat(inside.heads()).isEmpty();
    }
  }

  @Test
  void whoSaysNothingIsLeftInTime() throws IOException {
    try (RawServer silent = new RawServer(other -> RawServer.pause(NEVER))) {
      AttemptResult attemptResult = carried(silent, SPAN);
      assertThat(attemptResult).isInstanceOf(AttemptResult.Unanswered.class);
      assertThat(attemptResult.took()).isBetween(SPAN, NEVER);
    }
  }

  @Test
  void aReceiverWhoseHeadComesSlowlyIsLeftInTime() throws IOException {
    try (RawServer dripping =
        new RawServer(
            other -> {
              other.write("HTTP/1.1 200 OK\r\n".getBytes(StandardCharsets.US_ASCII));
              drip(other::write, "X-Wait: now\r\n");
            })) {
      AttemptResult attemptResult = carried(dripping, SPAN);
      assertThat(attemptResult).isInstanceOf(AttemptResult.Unanswered.class);
      assertThat(attemptResult.took()).isLessThan(NEVER);
    }
  }

  /** The status has decided; the rest of it is not waited for. */
  @Test
  void aReceiverWhoseBodyComesSlowlyIsLeftInTime() throws IOException {
    try (RawServer dripping =
        new RawServer(
            other -> {
              other.write(
                  "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
                      .getBytes(StandardCharsets.US_ASCII));
              drip(other::write, "x");
            })) {
      long begun = System.nanoTime();
      assertThat(carried(dripping, SPAN.multipliedBy(3)))
          .isInstanceOf(AttemptResult.Answered.class);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(NEVER);
      await("the connection is cut off", dripping, "cut off");
    }
  }

  @Test
  void ofAHugeBodySixteenKibibytesAreRead() throws IOException {
    long[] sent = {0};
    try (RawServer huge =
        new RawServer(
            other -> {
              other.write(
                  "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"
                      .getBytes(StandardCharsets.US_ASCII));
              byte[] part = new byte[8_192];
              for (int i = 0; i < 10_000; i++) {
                other.write(part);
                sent[0] += part.length;
              }
            })) {
      assertThat(carried(huge)).isInstanceOf(AttemptResult.Answered.class);
      await("the connection is cut off", huge, "cut off");
      assertThat(sent[0]).as("what fits into the buffers of two sockets").isLessThan(20_000_000);
    }
  }

  @Test
  void whatIsNoHttpIsNoAnswer() throws IOException {
    for (String answer :
        List.of("SSH-2.0-OpenSSH_9.9\r\n", "\r\n\r\n", "HTTP/1.1 OK\r\n\r\n", "")) {
      try (RawServer other = RawServer.saying(answer)) {
        assertThat(carried(other, SPAN)).as(answer).isInstanceOf(AttemptResult.Unanswered.class);
      }
    }
    int nobody;
    try (ServerSocket closed = new ServerSocket(0)) {
      nobody = closed.getLocalPort();
    }
    assertThat(carried(checked(LOCAL, PUBLIC, "http://127.0.0.1:" + nobody + "/")))
        .isInstanceOf(AttemptResult.Unanswered.class)
        .extracting("why")
        .isEqualTo("no connection");
  }

  /** The certificate is checked for the name, though the connection goes to a pinned address. */
  @Test
  void thePinnedAddressHasToProveItsName(@TempDir Path folder) throws Exception {
    Certified certified = Certified.as("hooks.example.org", folder);
    try (RawServer receiver =
        new RawServer(
            certified.listening(), other -> other.write(OK.getBytes(StandardCharsets.US_ASCII)))) {
      HttpClientOptions trusting = new HttpClientOptions().setTrustOptions(certified.trusted());
      String at = ":" + receiver.port() + "/";
      Resolver local = _ -> addresses(LOOPBACK);
      ResolvedDestination right = checked(LOCAL, local, "https://hooks.example.org" + at);
      ResolvedDestination wrong = checked(LOCAL, local, "https://other.example.org" + at);
      ResolvedDestination bare = checked(LOCAL, local, "https://127.0.0.1" + at);
      assertThat(carried(right, trusting)).isInstanceOf(AttemptResult.Answered.class);
      for (AttemptResult refused :
          List.of(
              carried(wrong, trusting),
              carried(bare, trusting),
              carried(right, new HttpClientOptions()))) {
        assertThat(refused)
            .isInstanceOf(AttemptResult.Unanswered.class)
            .extracting("why")
            .isEqualTo("no trusted HTTPS");
      }
      assertThat(receiver.heads().stream().filter(head -> head.startsWith("POST"))).hasSize(1);
    }
  }

  @Test
  void whatTheOperatorAllowsIsAllowedAndNothingBesides() {
    assertThat(checked(LOCAL, PUBLIC, "http://127.0.0.1:8080/").destination().port())
        .isEqualTo(8080);
    for (String url : List.of("http://127.0.0.2/", "http://10.0.0.1/", "http://localhost/")) {
      assertThatThrownBy(() -> checked(LOCAL, PUBLIC, url))
          .isInstanceOf(DestinationCheck.Refusal.class);
    }
    for (String network : List.of("10.0.0.0", "10.0.0.0/33", "localhost/8", "::/129", "10/8/8")) {
      assertThatThrownBy(
              () -> new DestinationPolicy(Set.of(), Set.of(), Optional.of(List.of(network))))
          .as(network)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> new DestinationPolicy(Set.of("ftp"), Set.of(), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Nobody else's drip: until the other side has had enough. */
  private static void drip(Drop drop, String text) throws IOException {
    for (int i = 0; i < 200; i++) {
      drop.fall(text.getBytes(StandardCharsets.US_ASCII));
      RawServer.pause(Duration.ofMillis(50));
    }
  }

  @FunctionalInterface
  private interface Drop {
    void fall(byte[] bytes) throws IOException;
  }

  private static void await(String what, RawServer server, String head) {
    for (int i = 0; i < 100 && !server.heads().contains(head); i++) {
      RawServer.pause(Duration.ofMillis(50));
    }
    assertThat(server.heads()).as(what).contains(head);
  }

  private static ResolvedDestination checked(
      DestinationPolicy destinationPolicy, Resolver resolver, String url) {
    return new DestinationCheck(destinationPolicy, resolver, SPAN)
        .check(url)
        .await()
        .atMost(SPAN.multipliedBy(3));
  }

  private static Uni<List<InetAddress>> addresses(String... literals) {
    return Uni.createFrom()
        .item(() -> Arrays.stream(literals).map(InetAddress::ofLiteral).toList());
  }

  private static AttemptResult carried(RawServer receiver) {
    return carried(receiver, AMPLE);
  }

  private static AttemptResult carried(RawServer receiver, Duration within) {
    ResolvedDestination resolvedDestination =
        checked(LOCAL, PUBLIC, "http://127.0.0.1:" + receiver.port() + "/");
    return carried(resolvedDestination, new HttpClientOptions(), within);
  }

  private static AttemptResult carried(ResolvedDestination to) {
    return carried(to, new HttpClientOptions());
  }

  private static AttemptResult carried(ResolvedDestination to, HttpClientOptions options) {
    return carried(to, options, AMPLE);
  }

  private static AttemptResult carried(
      ResolvedDestination to, HttpClientOptions options, Duration within) {
    HttpTransport carrier = new HttpTransport(VERTX, options);
    try {
      return carrier.carry(to, Map.of(), "{}", within).await().atMost(within.multipliedBy(4));
    } finally {
      carrier.close();
    }
  }
}

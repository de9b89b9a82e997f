package umpire.lobby.webhooks.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.net.PfxOptions;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * Somebody who can prove a name to those who trust them.
 *
 * @param keys a key and its certificate, made by the JDK's keytool
 */
record Certified(Path keys) {
  private static final String PASSWORD = "password";

  /** With a certificate for this name alone. */
  static Certified as(String name, Path folder) throws IOException, InterruptedException {
    Path keys = folder.resolve("keys.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "hooks",
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + name,
                "-ext",
                "san=dns:" + name,
                "-storetype",
                "PKCS12",
                "-keystore",
                keys.toString(),
                "-storepass",
                PASSWORD)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(keytool.waitFor()).as("keytool").isZero();
    return new Certified(keys);
  }

  /** A socket at loopback that presents the certificate. */
  ServerSocket listening() throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream bytes = Files.newInputStream(keys)) {
      store.load(bytes, PASSWORD.toCharArray());
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(store, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    return context
        .getServerSocketFactory()
        .createServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
  }

  /** What somebody who trusts this certificate is given. */
  PfxOptions trusted() {
    return new PfxOptions().setPath(keys.toString()).setPassword(PASSWORD);
  }
}

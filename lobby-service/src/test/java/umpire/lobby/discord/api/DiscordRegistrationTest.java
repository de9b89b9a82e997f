package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.arc.All;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import umpire.lobby.discord.slash.SlashCommand;

/** The commands that are registered at Discord, and how. */
@QuarkusTest
class DiscordRegistrationTest extends AtDiscord {
  private static final Path FOLDER = Path.of("..", "deploy", "discord").toAbsolutePath();
  private static final String APPLICATION = "{\"id\":\"1300000000000000001\",\"name\":\"umpire\"}";

  @Inject @All List<SlashCommand> commands;

  private final List<String> requests = new CopyOnWriteArrayList<>();
  private String registered = "";

  @Test
  void what_is_registered_is_what_we_serve() throws IOException {
    List<String> names = new ArrayList<>();
    new ObjectMapper()
        .readTree(FOLDER.resolve("commands.json").toFile())
        .forEach(command -> names.add(command.path("name").asText()));
    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(commands.stream().map(SlashCommand::name).toList())
        .containsExactlyInAnyOrder(
            "match",
            "decision",
            "act",
            "odds",
            "rule",
            "board",
            "link",
            "tournament",
            "standings",
            "pairings");
  }

  @Test
  void the_script_puts_the_commands_under_the_tokens_own_application() throws Exception {
    assertThat(run("good", 0)).contains("registered commands.json");
    assertThat(requests)
        .containsExactly(
            "GET /applications/@me Bot good",
            "PUT /applications/1300000000000000001/commands Bot good");
    JsonNode put = new ObjectMapper().readTree(registered);
    assertThat(put)
        .isEqualTo(new ObjectMapper().readTree(FOLDER.resolve("commands.json").toFile()));
    Recordings.note("RESTPutAPIApplicationCommandsJSONBody", put);
  }

  @Test
  void a_token_of_no_application_registers_nothing() throws Exception {
    assertThat(run("wrong", 1)).contains("no application");
    assertThat(requests).hasSize(1);
  }

  @Test
  void what_discord_refuses_is_reported() throws Exception {
    assertThat(run("refused", 1)).contains("Invalid Form Body");
  }

  private String run(String token, int status) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", discord());
    server.start();
    Path out = Files.createTempFile("register", ".log");
    try {
      ProcessBuilder script = new ProcessBuilder("bash", FOLDER.resolve("register.sh").toString());
      script.redirectErrorStream(true).redirectOutput(out.toFile()).directory(new File("."));
      script.environment().put("UMPIRE_DISCORD_TOKEN", token);
      script
          .environment()
          .put("UMPIRE_DISCORD_API", "http://127.0.0.1:" + server.getAddress().getPort());
      Process process = script.start();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(out)).isEqualTo(status);
      return Files.readString(out);
    } finally {
      server.stop(0);
      Files.delete(out);
    }
  }

  private HttpHandler discord() {
    return exchange -> {
      String authorization = exchange.getRequestHeaders().getFirst("Authorization");
      String path = exchange.getRequestURI().getPath();
      requests.add(exchange.getRequestMethod() + " " + path + " " + authorization);
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      boolean known = !"Bot wrong".equals(authorization);
      boolean put = exchange.getRequestMethod().equals("PUT");
      boolean taken = known && !(put && "Bot refused".equals(authorization));
      if (put) {
        registered = body;
      }
      String answer =
          taken
              ? put ? body : APPLICATION
              : "{\"message\":\"" + (known ? "Invalid Form Body" : "401: Unauthorized") + "\"}";
      byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(taken ? 200 : known ? 400 : 401, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    };
  }
}

package umpire.lobby.discord.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import umpire.lobby.store.DiscordFormRow;
import umpire.lobby.store.DiscordFormStore;

/** Keeps forms between clicks, for an hour after the last one: a custom id holds no state. */
@ApplicationScoped
public class Sheets {
  private static final Duration LIFE = Duration.ofHours(1);
  private static final int ID_BYTES = 12;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final DiscordFormStore store;
  private final ObjectMapper json;
  private final Clock clock;

  Sheets(DiscordFormStore store, ObjectMapper json, Clock clock) {
    this.store = store;
    this.json = json;
    this.clock = clock;
  }

  /** A new form for a user about a match. */
  public Uni<Sheet> open(String user, String match, Asked asked) {
    byte[] id = new byte[ID_BYTES];
    RANDOM.nextBytes(id);
    Sheet sheet =
        new Sheet(
            Base64.getUrlEncoder().withoutPadding().encodeToString(id),
            0,
            user,
            match,
            Form.of(asked));
    return store.add(row(sheet), now()).replaceWith(sheet);
  }

  /** The form of this id, if it is still there. */
  public Uni<Optional<Sheet>> find(String id) {
    return store.find(id, now()).map(found -> found.map(this::sheet));
  }

  /** The sheet with this form on it; empty where somebody clicked it meanwhile. */
  public Uni<Optional<Sheet>> change(Sheet sheet, Form form) {
    Sheet next = new Sheet(sheet.id(), sheet.version() + 1, sheet.user(), sheet.match(), form);
    return store.change(row(next)).map(done -> done ? Optional.of(next) : Optional.empty());
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  private DiscordFormRow row(Sheet sheet) {
    Form form = sheet.form();
    ObjectNode state = JsonNodeFactory.instance.objectNode();
    state.set("asked", form.asked().json());
    state.put("offer", form.offer());
    state.set("values", form.values());
    ArrayNode picked = state.putArray("picked");
    form.picked().forEach(picked::add);
    state.set("shares", form.shares());
    state.put("page", form.page());
    return new DiscordFormRow(
        sheet.id(),
        sheet.user(),
        sheet.match(),
        sheet.version(),
        state.toString(),
        now().plus(LIFE));
  }

  private Sheet sheet(DiscordFormRow row) {
    JsonNode state;
    try {
      state = json.readTree(row.state());
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("form " + row.id(), unreadable);
    }
    List<Integer> picked = new ArrayList<>();
    state.path("picked").forEach(number -> picked.add(number.asInt()));
    return new Sheet(
        row.id(),
        row.version(),
        row.user(),
        row.match(),
        new Form(
            new Asked((ObjectNode) state.path("asked")),
            state.path("offer").asInt(),
            (ObjectNode) state.path("values"),
            picked,
            (ObjectNode) state.path("shares"),
            state.path("page").asInt()));
  }
}

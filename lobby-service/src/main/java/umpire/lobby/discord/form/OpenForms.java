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
import umpire.lobby.discord.store.DiscordFormRow;
import umpire.lobby.discord.store.DiscordFormStore;

/** Keeps forms between clicks, for an hour after the last one: a custom id holds no state. */
@ApplicationScoped
public class OpenForms {
  private static final Duration LIFE = Duration.ofHours(1);
  private static final int ID_BYTES = 12;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final DiscordFormStore store;
  private final ObjectMapper json;
  private final Clock clock;

  OpenForms(DiscordFormStore store, ObjectMapper json, Clock clock) {
    this.store = store;
    this.json = json;
    this.clock = clock;
  }

  /** A new form for a user about a match. */
  public Uni<OpenForm> open(String user, String match, FormDecision formDecision) {
    byte[] id = new byte[ID_BYTES];
    RANDOM.nextBytes(id);
    OpenForm openForm =
        new OpenForm(
            Base64.getUrlEncoder().withoutPadding().encodeToString(id),
            0,
            user,
            match,
            Form.of(formDecision));
    return store.add(row(openForm), now()).replaceWith(openForm);
  }

  /** The form of this id, if it is still there. */
  public Uni<Optional<OpenForm>> find(String id) {
    return store.find(id, now()).map(found -> found.map(this::sheet));
  }

  /** The sheet with this form on it; empty where somebody clicked it meanwhile. */
  public Uni<Optional<OpenForm>> change(OpenForm openForm, Form form) {
    OpenForm next =
        new OpenForm(
            openForm.id(), openForm.version() + 1, openForm.user(), openForm.match(), form);
    return store.change(row(next)).map(done -> done ? Optional.of(next) : Optional.empty());
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  private DiscordFormRow row(OpenForm openForm) {
    Form form = openForm.form();
    ObjectNode state = JsonNodeFactory.instance.objectNode();
    state.set("asked", form.asked().json());
    state.put("offer", form.offer());
    state.set("values", form.values());
    ArrayNode picked = state.putArray("picked");
    form.picked().forEach(picked::add);
    state.set("shares", form.shares());
    state.put("page", form.page());
    return new DiscordFormRow(
        openForm.id(),
        openForm.user(),
        openForm.match(),
        openForm.version(),
        state.toString(),
        now().plus(LIFE));
  }

  private OpenForm sheet(DiscordFormRow row) {
    JsonNode state;
    try {
      state = json.readTree(row.state());
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("form " + row.id(), unreadable);
    }
    List<Integer> picked = new ArrayList<>();
    state.path("picked").forEach(number -> picked.add(number.asInt()));
    return new OpenForm(
        row.id(),
        row.version(),
        row.user(),
        row.match(),
        new Form(
            new FormDecision((ObjectNode) state.path("asked")),
            state.path("offer").asInt(),
            (ObjectNode) state.path("values"),
            picked,
            (ObjectNode) state.path("shares"),
            state.path("page").asInt()));
  }
}

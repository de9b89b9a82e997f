package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.wire.Codec;
import umpire.wire.JsonForm;
import umpire.wire.WireException;

/**
 * Commands as text, one line each: {@code step scots-guards to=1611}. The words are those of the
 * JSON, from the same shapes, so no game writes a parser; the grammar is in docs/notation.md. What
 * is printed reads back equal, and is the canonical text of all that reads the same. Thread-safe.
 *
 * @param <C> the game's commands
 */
public final class Notation<C> {
  /** The most parentheses within parentheses. */
  public static final int MOST_DEPTH = 16;

  private final Codec codec;
  private final Class<C> commands;
  private final Vocabulary<JsonForm.Body> bodies;

  private Notation(Codec codec, Class<C> commands, Vocabulary<JsonForm.Body> bodies) {
    this.codec = codec;
    this.commands = commands;
    this.bodies = bodies;
  }

  /**
   * The notation of a family of commands. Throws IllegalArgumentException if it is no sealed
   * family, if something in it has no form in words, or if two members of a record have one key.
   */
  public static <C> Notation<C> of(Codec codec, Class<C> commands) {
    if (!(codec.form(commands) instanceof JsonForm.Family family)) {
      throw new IllegalArgumentException(commands + " is no sealed family");
    }
    check(family, commands.getSimpleName(), new HashSet<>());
    return new Notation<>(codec, commands, Vocabulary.ofBodies(family));
  }

  private static void check(JsonForm jsonForm, String path, Set<JsonForm> done) {
    if (!done.add(jsonForm)) {
      return;
    }
    switch (jsonForm) {
      case JsonForm.Body body -> {
        Set<String> words = new HashSet<>();
        for (JsonForm.Member member : body.members()) {
          if (!words.add(member.word())) {
            throw new IllegalArgumentException(
                "%s > %s has two keys '%s'".formatted(path, body.name(), member.word()));
          }
          check(member.form(), path + " > " + body.name() + "." + member.name(), done);
        }
      }
      case JsonForm.Family family ->
          family.members().values().forEach(one -> check(one, path, done));
      case JsonForm.Many many -> check(many.element(), path, done);
      case JsonForm.Keyed keyed -> {
        check(keyed.key(), path, done);
        check(keyed.value(), path, done);
      }
      case JsonForm.Foreign foreign ->
          throw new IllegalArgumentException(path + ": there are no words for " + foreign.what());
      case JsonForm.Text _,
          JsonForm.Whole _,
          JsonForm.Truth _,
          JsonForm.Constant _,
          JsonForm.Side _ -> {}
    }
  }

  /**
   * The commands of a text in their order, at least one; throws NotationException with the place of
   * what cannot be read, and for a text without any command.
   */
  public List<C> parse(String text) {
    return parse(text, Integer.MAX_VALUE);
  }

  /**
   * The commands of a text in their order, 1 to {@code most}; throws NotationException as {@link
   * #parse(String)} does, and for the first command that is too many.
   */
  public List<C> parse(String text, int most) {
    NotationReader notationReader = new NotationReader(text, bodies);
    List<C> all = new ArrayList<>();
    for (Optional<NotationReader.Read> next = notationReader.next();
        next.isPresent();
        next = notationReader.next()) {
      if (all.size() == most) {
        throw notationReader.tooMany(next.get(), most);
      }
      all.add(read(notationReader, next.get()));
    }
    if (all.isEmpty()) {
      throw notationReader.nothing();
    }
    return List.copyOf(all);
  }

  private C read(NotationReader notationReader, NotationReader.Read read) {
    try {
      return codec.read(read.json(), commands);
    } catch (WireException wrong) {
      throw notationReader.refused(read, wrong);
    }
  }

  /**
   * The canonical text of a command, one line without separator; throws IllegalArgumentException if
   * it is none of the family, or nested deeper than {@link #MOST_DEPTH}.
   */
  public String print(C command) {
    JsonNode json = codec.tree(command);
    JsonForm.Body body =
        bodies
            .find(json.path("type").asText())
            .orElseThrow(() -> new IllegalArgumentException(command + " is no " + commands));
    return NotationPrinter.command(body, json);
  }

  /**
   * The canonical texts of commands in one line, separated by {@code "; "}; throws
   * IllegalArgumentException as {@link #print(Object)} does.
   */
  public String print(List<? extends C> all) {
    return all.stream().map(this::print).collect(Collectors.joining("; "));
  }
}

package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.wire.Codec;
import umpire.wire.Form;
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
  private final Vocabulary<Form.Body> bodies;

  private Notation(Codec codec, Class<C> commands, Vocabulary<Form.Body> bodies) {
    this.codec = codec;
    this.commands = commands;
    this.bodies = bodies;
  }

  /**
   * The notation of a family of commands. Throws IllegalArgumentException if it is no sealed
   * family, if something in it has no form in words, or if two members of a record have one key.
   */
  public static <C> Notation<C> of(Codec codec, Class<C> commands) {
    if (!(codec.form(commands) instanceof Form.Family family)) {
      throw new IllegalArgumentException(commands + " is no sealed family");
    }
    check(family, commands.getSimpleName(), new HashSet<>());
    return new Notation<>(codec, commands, Vocabulary.ofBodies(family));
  }

  private static void check(Form form, String path, Set<Form> done) {
    if (!done.add(form)) {
      return;
    }
    switch (form) {
      case Form.Body body -> {
        Set<String> words = new HashSet<>();
        for (Form.Member member : body.members()) {
          if (!words.add(member.word())) {
            throw new IllegalArgumentException(
                "%s > %s has two keys '%s'".formatted(path, body.name(), member.word()));
          }
          check(member.form(), path + " > " + body.name() + "." + member.name(), done);
        }
      }
      case Form.Family family -> family.members().values().forEach(one -> check(one, path, done));
      case Form.Many many -> check(many.element(), path, done);
      case Form.Keyed keyed -> {
        check(keyed.key(), path, done);
        check(keyed.value(), path, done);
      }
      case Form.Foreign foreign ->
          throw new IllegalArgumentException(path + ": there are no words for " + foreign.what());
      case Form.Text _, Form.Whole _, Form.Truth _, Form.Constant _, Form.Side _ -> {}
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
    Reading reading = new Reading(text, bodies);
    List<C> all = new ArrayList<>();
    for (Optional<Reading.Read> next = reading.next(); next.isPresent(); next = reading.next()) {
      if (all.size() == most) {
        throw reading.tooMany(next.get(), most);
      }
      all.add(read(reading, next.get()));
    }
    if (all.isEmpty()) {
      throw reading.nothing();
    }
    return List.copyOf(all);
  }

  private C read(Reading reading, Reading.Read read) {
    try {
      return codec.read(read.json(), commands);
    } catch (WireException wrong) {
      throw reading.refused(read, wrong);
    }
  }

  /**
   * The canonical text of a command, one line without separator; throws IllegalArgumentException if
   * it is none of the family, or nested deeper than {@link #MOST_DEPTH}.
   */
  public String print(C command) {
    JsonNode json = codec.tree(command);
    Form.Body body =
        bodies
            .find(json.path("type").asText())
            .orElseThrow(() -> new IllegalArgumentException(command + " is no " + commands));
    return Printing.command(body, json);
  }

  /**
   * The canonical texts of commands in one line, separated by {@code "; "}; throws
   * IllegalArgumentException as {@link #print(Object)} does.
   */
  public String print(List<? extends C> all) {
    return all.stream().map(this::print).collect(Collectors.joining("; "));
  }
}

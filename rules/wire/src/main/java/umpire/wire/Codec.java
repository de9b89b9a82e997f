package umpire.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import umpire.kernel.game.GameTypes;

/**
 * JSON of records and sealed families. Thread-safe; one for each game.
 *
 * <p>A record is an object with all its components, in their order; one that belongs to a sealed
 * family has {@code type} first. A record of one string, integer or constant outside any family is
 * that scalar. Whatever is unknown, missing, doubled, null or of another kind is refused.
 */
public final class Codec {
  private static final Map<GameTypes, Codec> GAMES = new ConcurrentHashMap<>();
  private static final Codec PLAIN = new Codec(new Binding.Nothing(), List.of());

  private final Shapes shapes;
  private final ObjectMapper mapper;

  private Codec(Binding binding, List<String> packages) {
    this.shapes = new Shapes(binding);
    this.mapper =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .addModule(new CodecModule(this, packages))
            .build();
  }

  /**
   * The kernel's families and this game's; the kernel's open interfaces are bound to the game's.
   * Throws IllegalArgumentException if a family has two members of one name, or anything in it
   * cannot be read.
   */
  public static Codec of(GameTypes gameTypes) {
    return GAMES.computeIfAbsent(
        gameTypes,
        game -> {
          Codec codec = new Codec(new Binding.OfGame(game), packages(game));
          families(game).forEach(codec.shapes::check);
          codec.shapes.check(game.event());
          return codec;
        });
  }

  /** The codec of the kernel's families alone, without any game; always the same one. */
  public static Codec plain() {
    return PLAIN;
  }

  /**
   * The JSON of any record, member of a sealed family, list, set, map or scalar; throws
   * IllegalArgumentException for null and for a value of any other class.
   */
  public JsonNode tree(Object value) {
    return TreeWriter.tree(value);
  }

  /**
   * The JSON of a value as canonical UTF-8: equal values give equal bytes. Throws
   * IllegalArgumentException as {@link #tree} does, and UncheckedIOException if the tree cannot be
   * written.
   */
  public byte[] bytes(Object value) {
    try {
      return mapper.writeValueAsBytes(tree(value));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The value of the type that this JSON holds; throws WireException with the pointer of what is
   * wrong, and IllegalStateException for a type that this codec cannot read.
   */
  public <T> T read(JsonNode json, Class<T> type) {
    return type.cast(read(json, (Type) type));
  }

  /**
   * The value of the type that this document in UTF-8 holds. Throws WireException with the pointer
   * of what is wrong, also for malformed JSON and trailing tokens, and UncheckedIOException if the
   * bytes cannot be read.
   */
  public <T> T read(byte[] json, Class<T> type) {
    return read(parse(json), type);
  }

  /**
   * The values of the type that this JSON array holds, in its order; throws WireException with the
   * pointer of what is wrong.
   */
  public <T> List<T> readList(JsonNode json, Class<T> element) {
    List<?> values =
        (List<?>)
            Shapes.present(new CollectionShape.Listed(shapes.of(element)), json, JsonLocation.ROOT);
    return values.stream().<T>map(element::cast).toList();
  }

  /** The shape of a type. */
  Shape shape(Class<?> type) {
    return shapes.of(type);
  }

  /**
   * The form of the JSON of a type; throws IllegalArgumentException if anything in the type cannot
   * be read.
   */
  public JsonForm form(Class<?> type) {
    shapes.check(type);
    return shapes.of(type).form();
  }

  /** True if all of a type can be read. */
  boolean reads(Class<?> type) {
    try {
      shapes.check(type);
      return true;
    } catch (IllegalArgumentException unreadable) {
      return false;
    }
  }

  /**
   * The Jackson mapper with the same strictness, for envelopes around our records. It is shared: do
   * not configure it.
   */
  public ObjectMapper mapper() {
    return mapper;
  }

  /** A value of a type whose arguments may be settled. */
  public Object read(JsonNode json, Type type) {
    return Shapes.present(shapes.of(type), json, JsonLocation.ROOT);
  }

  /**
   * The tree of a document.
   *
   * @throws WireException if it is empty or no JSON
   * @throws java.io.UncheckedIOException if the bytes cannot be read
   */
  public JsonNode parse(byte[] json) {
    try {
      JsonNode tree = mapper.readTree(json);
      if (tree.isMissingNode()) {
        throw new WireException("", "the document is empty");
      }
      return tree;
    } catch (JsonProcessingException e) {
      String pointer =
          e.getProcessor() instanceof JsonParser parser
              ? parser.getParsingContext().pathAsPointer().toString()
              : "";
      throw new WireException("", pointer, "malformed: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Class<?>> families(GameTypes gameTypes) {
    List<Class<?>> all =
        new ArrayList<>(List.of(gameTypes.position(), gameTypes.command(), gameTypes.view()));
    all.addAll(gameTypes.eventFamilies());
    all.addAll(List.of(gameTypes.reason(), gameTypes.setup(), gameTypes.counter()));
    all.addAll(List.of(gameTypes.combatBrief(), gameTypes.combatReport()));
    all.addAll(List.of(gameTypes.supplyBrief(), gameTypes.supplyReport()));
    all.addAll(gameTypes.tables().values());
    if (gameTypes.blank() != Void.class) {
      all.add(gameTypes.blank());
    }
    return all;
  }

  /** The root packages of the game: the first two words of its types' packages. */
  private static List<String> packages(GameTypes gameTypes) {
    return families(gameTypes).stream()
        .map(Class::getPackageName)
        .map(name -> String.join(".", Stream.of(name.split("\\.", -1)).limit(2).toList()))
        .filter(name -> !name.startsWith("java."))
        .distinct()
        .toList();
  }
}

package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.Probability;
import umpire.kernel.hex.Hexside;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.KebabCase;
import umpire.kernel.table.Band;

/**
 * Values to JSON, by what they are rather than by what they are declared to be: equal values give
 * equal trees.
 */
final class TreeWriter {
  static final String OR_LESS = "or-less";
  static final String OR_MORE = "or-more";
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private TreeWriter() {}

  static JsonNode tree(Object value) {
    return switch (value) {
      case JsonNode json -> json;
      case String text -> TextNode.valueOf(text);
      case Integer number -> IntNode.valueOf(number);
      case Long number -> whole(number);
      case Boolean bool -> BooleanNode.valueOf(bool);
      case Enum<?> constant -> TextNode.valueOf(ConstantNames.of(constant));
      case Instant time -> TextNode.valueOf(time.toString());
      case Fraction fraction -> TextNode.valueOf(fraction.toString());
      case Probability probability -> TextNode.valueOf(probability.toString());
      case Hexside side -> NODES.arrayNode().add(side.first().id()).add(side.second().id());
      case Band band -> band(band);
      case Offer<?> offer -> offer(offer);
      case Domain.Named named -> NODES.objectNode().put("type", "named").put("set", named.set());
      case Domain.Share share -> share(share);
      case Record part -> record(part);
      case Set<?> set -> set(set);
      case Collection<?> list -> list(list);
      case Map<?, ?> map -> map(map);
      case null -> throw new IllegalArgumentException("null has no JSON here");
      default -> throw new IllegalArgumentException(value.getClass() + " has no JSON form");
    };
  }

  private static JsonNode whole(long number) {
    // As the parser does it, so that a tree written equals the same tree read.
    return number == (int) number ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
  }

  private static JsonNode band(Band band) {
    ObjectNode json = NODES.objectNode();
    if (band.from() == Integer.MIN_VALUE) {
      json.put("from", OR_LESS);
    } else {
      json.put("from", band.from());
    }
    if (band.to() == Integer.MAX_VALUE) {
      json.put("to", OR_MORE);
    } else {
      json.put("to", band.to());
    }
    return json;
  }

  private static JsonNode offer(Offer<?> offer) {
    ObjectNode json = NODES.objectNode();
    json.put("type", KebabCase.of(offer.command()));
    json.set("parameters", list(offer.parameters()));
    return json;
  }

  /** The value as a command has it: as the name of a member. */
  private static JsonNode share(Domain.Share share) {
    return NODES
        .objectNode()
        .put("value", key(share.value()))
        .put("least", share.least())
        .put("most", share.most());
  }

  private static JsonNode record(Record value) {
    RecordLayout layout = RecordLayout.of(value.getClass());
    if (layout.bare()) {
      return tree(layout.parts().getFirst().of(value));
    }
    ObjectNode json = NODES.objectNode();
    if (layout.typed()) {
      json.put("type", layout.name());
    }
    for (RecordLayout.Part part : layout.parts()) {
      try {
        json.set(part.name(), tree(part.of(value)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            layout.type().getSimpleName() + "." + part.name() + ": " + e.getMessage(), e);
      }
    }
    return json;
  }

  private static ArrayNode list(Collection<?> values) {
    ArrayNode json = NODES.arrayNode(values.size());
    values.forEach(value -> json.add(tree(value)));
    return json;
  }

  /** A member of a set with the text that says where it stands. */
  private record Sorted(String text, JsonNode json) {}

  private static ArrayNode set(Set<?> values) {
    if (values.size() == 1) {
      return NODES.arrayNode(1).add(tree(values.iterator().next()));
    }
    List<Sorted> sorted =
        values.stream()
            .map(TreeWriter::tree)
            .map(json -> new Sorted(json.toString(), json))
            .sorted(Comparator.comparing(Sorted::text))
            .toList();
    ArrayNode json = NODES.arrayNode(sorted.size());
    sorted.forEach(one -> json.add(one.json()));
    return json;
  }

  private static ObjectNode map(Map<?, ?> map) {
    Map<String, JsonNode> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put(key(key), tree(value)));
    ObjectNode json = NODES.objectNode();
    sorted.forEach(json::set);
    return json;
  }

  private static String key(Object key) {
    return switch (key) {
      case String text -> text;
      case Integer number -> number.toString();
      case Long number -> number.toString();
      case Enum<?> constant -> ConstantNames.of(constant);
      case Hexside side -> side.toString();
      case Record id when RecordLayout.of(id.getClass()).bare() ->
          key(RecordLayout.of(id.getClass()).parts().getFirst().of(id));
      default -> throw new IllegalArgumentException(key.getClass() + " cannot be a key");
    };
  }
}

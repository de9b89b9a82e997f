package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The values that a parameter may take, as our public API returns them. */
public sealed interface Domain {
  /** The value where there is but one. */
  Optional<JsonNode> only();

  /** Exactly one of these. */
  record One(List<JsonNode> values) implements Domain {
    public One {
      values = List.copyOf(values);
    }

    @Override
    public Optional<JsonNode> only() {
      return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
    }
  }

  /** From min to max different ones of these. */
  record Some(List<JsonNode> values, int min, int max) implements Domain {
    public Some {
      values = List.copyOf(values);
    }

    @Override
    public Optional<JsonNode> only() {
      if (max == 0) {
        return Optional.of(JsonNodeFactory.instance.arrayNode());
      }
      return min == values.size()
          ? Optional.of(JsonNodeFactory.instance.arrayNode().addAll(values))
          : Optional.empty();
    }
  }

  /** An integer from min to max. */
  record Number(int min, int max) implements Domain {
    @Override
    public Optional<JsonNode> only() {
      return min == max ? Optional.of(IntNode.valueOf(min)) : Optional.empty();
    }

    /** How many there are. */
    public long size() {
      return (long) max - min + 1;
    }

    /** All of them. */
    List<JsonNode> values() {
      List<JsonNode> values = new ArrayList<>();
      IntStream.rangeClosed(min, max).forEach(value -> values.add(IntNode.valueOf(value)));
      return values;
    }
  }

  /** A number for each of these, together from min to max. */
  record Shares(List<Share> shares, int min, int max) implements Domain {
    public Shares {
      shares = List.copyOf(shares);
    }

    @Override
    public Optional<JsonNode> only() {
      ObjectNode numbers = JsonNodeFactory.instance.objectNode();
      while (numbers.size() < shares.size()) {
        Number next = next(numbers);
        if (next.min() != next.max()) {
          return Optional.empty();
        }
        numbers.put(shares.get(numbers.size()).value(), next.min());
      }
      return Optional.of(numbers);
    }

    /** What the first share without a number may get, so that the rest can still make the sum. */
    Number next(ObjectNode given) {
      int at = given.size();
      int sum = 0;
      for (JsonNode number : given) {
        sum += number.asInt();
      }
      int least = 0;
      int most = 0;
      for (Share later : shares.subList(at + 1, shares.size())) {
        least += later.least();
        most += later.most();
      }
      Share share = shares.get(at);
      int from = Math.max(share.least(), min - sum - most);
      int to = Math.min(share.most(), max - sum - least);
      return new Number(from, to);
    }
  }

  /** A value that gets a number from least to most. */
  record Share(String value, int least, int most) {}

  /** One of a named set of the map, which is not listed. */
  record Named(String set) implements Domain {
    @Override
    public Optional<JsonNode> only() {
      return Optional.empty();
    }
  }
}

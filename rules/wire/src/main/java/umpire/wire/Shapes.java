package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.Probability;
import umpire.kernel.hex.Hexside;
import umpire.kernel.offer.Offer;
import umpire.kernel.table.Band;

/** The shapes of all types of one codec. */
final class Shapes {
  private static final Map<Class<?>, Shape> SCALARS =
      Map.ofEntries(
          Map.entry(String.class, new ScalarShape.Text()),
          Map.entry(int.class, new ScalarShape.Whole(false)),
          Map.entry(Integer.class, new ScalarShape.Whole(false)),
          Map.entry(long.class, new ScalarShape.Whole(true)),
          Map.entry(Long.class, new ScalarShape.Whole(true)),
          Map.entry(boolean.class, new ScalarShape.Bool()),
          Map.entry(Boolean.class, new ScalarShape.Bool()),
          Map.entry(Fraction.class, new ScalarShape.Quotient(false)),
          Map.entry(Probability.class, new ScalarShape.Quotient(true)),
          Map.entry(Hexside.class, new ScalarShape.Side()),
          Map.entry(Band.class, new ScalarShape.Range()),
          Map.entry(Instant.class, new ScalarShape.Moment()),
          Map.entry(JsonNode.class, new ScalarShape.Raw()));
  private static final Set<Class<?>> SORTED =
      Set.of(SortedSet.class, NavigableSet.class, SortedMap.class, NavigableMap.class);

  private final Map<Type, Shape> known = new ConcurrentHashMap<>();
  private final Binding binding;
  private final Bindings outside;

  Shapes(Binding binding) {
    this.binding = binding;
    this.outside = new Bindings(Map.of(), this::unbound);
  }

  /** What one shape reads; null is nowhere allowed. */
  static Object present(Shape shape, JsonNode json, JsonLocation at) {
    if (json.isNull() || json.isMissingNode()) {
      throw at.wrong("null is not allowed");
    }
    return shape.read(json, at);
  }

  /** The shape of a type. */
  Shape of(Type type) {
    Type settled = outside.settle(type);
    Shape shape = known.get(settled);
    if (shape == null) {
      shape = make(settled);
      known.put(settled, shape);
    }
    return shape;
  }

  /** Refuses a type of which anything cannot be read, naming it. */
  void check(Class<?> type) {
    check(of(type), type.getName(), new HashSet<>());
  }

  private static void check(Shape shape, String path, Set<Shape> done) {
    if (!done.add(shape)) {
      return;
    }
    if (!shape.defect().isEmpty()) {
      throw new IllegalArgumentException(path + " cannot be read from JSON: " + shape.defect());
    }
    shape
        .parts()
        .forEach(
            part -> check(part, part instanceof RecordShape ? path + " > " + part : path, done));
  }

  private Shape make(Type type) {
    return switch (type) {
      case Class<?> plain -> plain(plain);
      case Bindings.Settled generic -> generic(generic);
      default -> new Unreadable(type.getTypeName());
    };
  }

  private Shape plain(Class<?> type) {
    Shape scalar = SCALARS.get(type);
    if (scalar != null) {
      return scalar;
    }
    if (type.isEnum()) {
      return ScalarShape.Constant.of(type);
    }
    if (type.isRecord()) {
      return new RecordShape(this, RecordLayout.of(type), outside);
    }
    List<Class<?>> bound = binding.families(type);
    if (bound.size() == 1 && bound.getFirst() != type) {
      return of(bound.getFirst());
    }
    if (type.isSealed() || !bound.isEmpty()) {
      List<Class<?>> families = bound.isEmpty() ? List.of(type) : bound;
      return new FamilyShape(type, List.of(), Families.members(families), this::of);
    }
    return new Unreadable(type.getName());
  }

  private Shape generic(Bindings.Settled use) {
    Class<?> raw = use.raw();
    if (SORTED.contains(raw)
        && !(use.arguments().getFirst() instanceof Class<?> key
            && Comparable.class.isAssignableFrom(key))) {
      return new Unreadable(raw.getName() + " of what has no order");
    }
    if (raw == List.class || raw == Collection.class) {
      return new CollectionShape.Listed(of(use.arguments().getFirst()));
    }
    if (Set.class.isAssignableFrom(raw) && raw.isInterface()) {
      return new CollectionShape.Distinct(of(use.arguments().getFirst()), SORTED.contains(raw));
    }
    if (Map.class.isAssignableFrom(raw) && raw.isInterface()) {
      return new CollectionShape.Keyed(
          of(use.arguments().getFirst()), of(use.arguments().getLast()), SORTED.contains(raw));
    }
    if (raw == Offer.class) {
      return use.arguments().getFirst() instanceof Class<?> command && command.isSealed()
          ? new OfferShape(Families.members(List.of(command)), this)
          : new Unreadable("offers of an unknown game");
    }
    if (raw.isRecord()) {
      return new RecordShape(this, RecordLayout.of(raw), outside.inside(use));
    }
    List<Class<?>> bound = binding.families(raw);
    if (!bound.isEmpty()) {
      return new FamilyShape(raw, List.of(), Families.members(bound), this::of);
    }
    if (raw.isSealed()) {
      return new FamilyShape(
          raw,
          use.arguments(),
          Families.members(List.of(raw)),
          member -> of(outside.member(member, use)));
    }
    return new Unreadable(raw.getName());
  }

  private Type unbound(TypeVariable<?> variable) {
    Class<?> bound = binding.variable(variable);
    if (bound != Object.class) {
      return bound;
    }
    Type limit = variable.getBounds()[0];
    return limit instanceof Class<?> plain ? plain : Object.class;
  }

  /** A type that this codec writes but cannot read. */
  private record Unreadable(String name) implements Shape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      throw new IllegalStateException("this codec cannot read " + name);
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      throw new IllegalStateException("this codec cannot read " + name);
    }

    @Override
    public JsonForm form() {
      return new JsonForm.Foreign(name);
    }

    @Override
    public String defect() {
      return name + " is no record, sealed family, enum, list, set, map or scalar";
    }
  }
}

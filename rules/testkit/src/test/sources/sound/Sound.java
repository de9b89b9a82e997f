package sound;

class Sound {
  private static final String ONE = "one";

  sealed interface Shape {
    record Dot() implements Shape {}

    record Line() implements Shape {}
  }

  @SuppressWarnings("unchecked")
  int sealed(Shape shape) {
    return switch (shape) {
      case Shape.Dot dot -> 1;
      case Shape.Line line -> 2;
    };
  }

  int words(String word) {
    return switch (word) {
      case "one" -> 1;
      default -> 2;
    };
  }

  int constants(String word) {
    return switch (word) {
      case ONE -> 1;
      default -> 2;
    };
  }

  int anything(Object value) {
    return switch (value) {
      case String text -> text.length();
      case Shape.Dot dot -> 1;
      default -> 2;
    };
  }
}

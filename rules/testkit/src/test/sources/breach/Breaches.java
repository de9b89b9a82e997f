package breach;

class Breaches {
  sealed interface Shape {
    record Dot() implements Shape {}

    record Line() implements Shape {}
  }

  enum Colour {
    RED,
    BLUE
  }

  @SuppressWarnings("all")
  int sealed(Shape shape) {
    return switch (shape) {
      case Shape.Dot dot -> 1;
      default -> 2;
    };
  }

  int constants(Colour colour) {
    return switch (colour) {
      case RED -> 1;
      default -> 2;
    };
  }
}

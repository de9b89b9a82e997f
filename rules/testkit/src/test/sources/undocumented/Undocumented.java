package undocumented;

public class Undocumented {
  public Undocumented(int size) {}

  /** */
  public int blank() {
    return 1;
  }

  /** A number. */
  public int half(int number) {
    if (number % 2 == 1) {
      throw new IllegalArgumentException("odd");
    }
    return number / 2;
  }

  /** A quarter. */
  public int quarter(int number) {
    return checked(number) / 4;
  }

  private static int checked(int number) {
    if (number % 4 != 0) {
      throw failure();
    }
    return number;
  }

  /** The first of some. */
  public String first(java.util.List<String> words) throws java.io.IOException {
    return words.stream().findFirst().orElseThrow(() -> new IllegalStateException("none"));
  }

  protected void hook() {}

  private static RuntimeException failure() {
    return new IllegalArgumentException("no quarter");
  }

  /** A family. */
  public sealed interface Shape {
    record Dot() implements Shape {}

    int sides();
  }

  /** A pair. */
  public record Couple(int first, int second) {
    public Couple() {
      this(1, 2);
    }
  }

  /** A mark. */
  public @interface Mark {
    String value();
  }
}

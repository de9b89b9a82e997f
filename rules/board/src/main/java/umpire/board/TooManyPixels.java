package umpire.board;

/** A picture would have more pixels than are ever drawn. */
public final class TooManyPixels extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyPixels(int width, int height, long most) {
    super("a picture of %d x %d pixels is larger than %d pixels".formatted(width, height, most));
  }
}

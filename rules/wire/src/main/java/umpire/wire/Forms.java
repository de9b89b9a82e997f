package umpire.wire;

/** The forms of single values. */
final class Forms {
  private Forms() {}

  static Form of(ScalarShape scalar) {
    return switch (scalar) {
      case ScalarShape.Text _, ScalarShape.Quotient _, ScalarShape.Moment _ -> new Form.Text();
      case ScalarShape.Whole _ -> new Form.Whole();
      case ScalarShape.Bool _ -> new Form.Truth();
      case ScalarShape.Constant constant -> new Form.Constant(constant.names());
      case ScalarShape.Side _ -> new Form.Side();
      case ScalarShape.Range _ -> new Form.Foreign("a band");
      case ScalarShape.Raw _ -> new Form.Foreign("JSON as it is");
    };
  }
}

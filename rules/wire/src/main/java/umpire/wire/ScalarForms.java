package umpire.wire;

/** The forms of single values. */
final class ScalarForms {
  private ScalarForms() {}

  static JsonForm of(ScalarShape scalar) {
    return switch (scalar) {
      case ScalarShape.Text _, ScalarShape.Quotient _, ScalarShape.Moment _ -> new JsonForm.Text();
      case ScalarShape.Whole _ -> new JsonForm.Whole();
      case ScalarShape.Bool _ -> new JsonForm.Truth();
      case ScalarShape.Constant constant -> new JsonForm.Constant(constant.names());
      case ScalarShape.Side _ -> new JsonForm.Side();
      case ScalarShape.Range _ -> new JsonForm.Foreign("a band");
      case ScalarShape.Raw _ -> new JsonForm.Foreign("JSON as it is");
    };
  }
}

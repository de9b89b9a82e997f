package umpire.lobby.discord.form;

import java.util.List;

/** What a click makes of a form. */
public final class FormSteps {
  private FormSteps() {}

  /**
   * The form after a click. IllegalArgumentException, with a sentence for whoever clicked, where
   * the form knows no such click.
   *
   * @param values that were selected, or the text that was typed
   */
  public static Form after(Form form, FormClick formClick, List<String> values) {
    try {
      return switch (formClick.verb()) {
        case TAKE -> take(form, formClick.number());
        case SELECT -> selected(form, values.stream().map(Integer::valueOf).toList());
        case TURN -> form.turn(formClick.number());
        case WRITTEN -> form.typed(values.isEmpty() ? "" : values.getFirst());
        case DONE -> form.done();
        case BACK -> form.back();
        case WRITE, SEND, ODDS, UNDRAFT, DROP ->
            throw new IllegalArgumentException("no step of a form: " + formClick.verb());
      };
    } catch (IndexOutOfBoundsException | NumberFormatException none) {
      throw new IllegalArgumentException("That is not on this page.", none);
    }
  }

  private static Form take(Form form, int number) {
    return form.chosen().isEmpty() ? form.choose(number) : form.take(number);
  }

  private static Form selected(Form form, List<Integer> numbers) {
    FormMenu formMenu = FormMenu.of(form);
    return switch (formMenu.kind()) {
      case FormMenu.Kind.One _ -> take(form, numbers.get(0));
      case FormMenu.Kind.Some _ -> {
        int first = formMenu.entries().size() <= FormPage.SIZE ? 0 : form.page() * FormPage.SIZE;
        Form picked = form.pick(numbers, first, first + FormPage.SIZE);
        yield formMenu.entries().size() <= FormPage.SIZE ? picked.done() : picked;
      }
      case FormMenu.Kind.Typed _, FormMenu.Kind.Ready _ ->
          throw new IllegalArgumentException("Nothing is to be selected.");
    };
  }
}

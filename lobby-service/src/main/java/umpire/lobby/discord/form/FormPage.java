package umpire.lobby.discord.form;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import umpire.lobby.discord.message.Component;
import umpire.lobby.discord.message.Component.Button;
import umpire.lobby.discord.message.Component.Style;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Modal;

/**
 * A form as a message: what is asked and what was chosen so far, and under it buttons where all
 * that can be chosen fits on them, else a select of 25 with pages.
 */
public final class FormPage {
  /** Entries of a page. */
  static final int SIZE = DiscordLimits.OPTIONS;

  private final OpenForm openForm;
  private final Form form;
  private final FormMenu formMenu;
  private final int pages;
  private final int page;

  private FormPage(OpenForm openForm) {
    this.openForm = openForm;
    this.form = openForm.form();
    this.formMenu = FormMenu.of(form);
    this.pages = Math.max(1, (formMenu.entries().size() + SIZE - 1) / SIZE);
    this.page = Math.min(form.page(), pages - 1);
  }

  /** The page that the form is at. */
  public static Message of(OpenForm openForm) {
    return new FormPage(openForm).message();
  }

  /** The field in which the open parameter is typed. */
  public static Modal field(OpenForm openForm) {
    FormPage at = new FormPage(openForm);
    return new Modal(
        openForm.customId(FormClick.Verb.WRITTEN, ""),
        DisplayWords.spaced(at.form.chosen().map(Offer::type).orElse("order")),
        DisplayWords.spaced(at.form.open().map(Offer.Parameter::name).orElse("text")),
        at.formMenu.question());
  }

  private Message message() {
    return Message.of(new Embed(title(), text(), footer(), "")).with(rows());
  }

  private String title() {
    FormDecision formDecision = form.asked();
    return formDecision.decision() == 0
        ? "Nobody waits for you; this you may do"
        : "Decision " + formDecision.decision() + ", by " + formDecision.rule();
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    if (!form.asked().drafted().isEmpty()) {
      lines.add(
          "Order in the making: " + DiscordLimits.plain(DisplayWords.of(form.asked().drafted())));
    }
    form.chosen().ifPresent(offer -> lines.add("**" + DisplayWords.spaced(offer.type()) + "**"));
    form.values()
        .properties()
        .forEach(
            member ->
                lines.add(
                    DisplayWords.spaced(member.getKey())
                        + ": "
                        + DiscordLimits.plain(DisplayWords.of(member.getValue()))));
    if (!form.shares().isEmpty()) {
      lines.add("so far: " + DiscordLimits.plain(DisplayWords.of(form.shares())));
    }
    if (!form.picked().isEmpty()) {
      lines.add(
          "so far: "
              + DiscordLimits.plain(
                  String.join(", ", form.picked().stream().map(formMenu.entries()::get).toList())));
    }
    lines.add(
        DiscordLimits.plain(formMenu.question()) + (pages == 1 ? "" : " Page " + (page + 1) + "."));
    return DiscordLimits.lines(lines, DiscordLimits.DESCRIPTION);
  }

  private String footer() {
    String fallback = form.asked().fallback();
    return fallback.isEmpty() ? "" : "Silence would be taken for: " + fallback;
  }

  private List<Component.Row> rows() {
    List<Component> controls = controls();
    boolean buttons =
        !(formMenu.kind() instanceof FormMenu.Kind.Some)
            && formMenu.entries().size() + controls.size() <= DiscordLimits.OPTIONS;
    if (buttons) {
      List<Component> all = new ArrayList<>();
      for (int i = 0; i < formMenu.entries().size(); i++) {
        all.add(button(Style.PRIMARY, formMenu.entries().get(i), FormClick.Verb.TAKE, "" + i));
      }
      all.addAll(controls);
      return inRows(all);
    }
    List<Component.Row> rows = new ArrayList<>();
    rows.add(new Component.Row(List.of(select())));
    rows.addAll(inRows(controls));
    return rows;
  }

  private static List<Component.Row> inRows(List<Component> all) {
    List<Component.Row> rows = new ArrayList<>();
    for (int from = 0; from < all.size(); from += DiscordLimits.BUTTONS) {
      rows.add(
          new Component.Row(all.subList(from, Math.min(from + DiscordLimits.BUTTONS, all.size()))));
    }
    return rows;
  }

  private Component.Select select() {
    int first = page * SIZE;
    int last = Math.min(first + SIZE, formMenu.entries().size());
    List<Component.Option> options =
        IntStream.range(first, last)
            .mapToObj(
                i ->
                    new Component.Option(
                        formMenu.entries().get(i), "" + i, "", form.picked().contains(i)))
            .toList();
    int min = 1;
    int max = 1;
    if (formMenu.kind() instanceof FormMenu.Kind.Some some) {
      // Over several pages the bounds hold for all of them together, and are seen to at the end.
      min = pages == 1 ? some.min() : 0;
      max = Math.min(some.max(), options.size());
    }
    return new Component.Select(
        openForm.customId(FormClick.Verb.SELECT, ""), formMenu.question(), options, min, max);
  }

  private List<Component> controls() {
    List<Component> controls = new ArrayList<>();
    if (formMenu.kind() instanceof FormMenu.Kind.Ready) {
      controls.add(button(Style.SUCCESS, "Send it", FormClick.Verb.SEND, ""));
      controls.add(button(Style.SECONDARY, "Odds", FormClick.Verb.ODDS, ""));
    }
    // Discord says nothing of a select that is left as it is: none at all needs a button, too.
    if (form.enough()) {
      String all = form.picked().isEmpty() ? "None of them" : "These are all";
      controls.add(button(Style.SUCCESS, all, FormClick.Verb.DONE, ""));
    }
    if (pages > 1) {
      if (page > 0) {
        controls.add(button(Style.SECONDARY, "Previous", FormClick.Verb.TURN, "" + (page - 1)));
      }
      if (page < pages - 1) {
        controls.add(button(Style.SECONDARY, "Next", FormClick.Verb.TURN, "" + (page + 1)));
      }
    }
    boolean choosing = form.chosen().isEmpty();
    if (formMenu.kind() instanceof FormMenu.Kind.Typed || (pages > 1 && !choosing)) {
      controls.add(button(Style.SECONDARY, "Type it", FormClick.Verb.WRITE, ""));
    }
    if (!choosing) {
      controls.add(button(Style.SECONDARY, "Back", FormClick.Verb.BACK, ""));
    } else if (!form.asked().drafted().isEmpty()) {
      controls.add(button(Style.SECONDARY, "Take last back", FormClick.Verb.UNDRAFT, ""));
      controls.add(button(Style.DANGER, "Drop the order", FormClick.Verb.DROP, ""));
    }
    return controls;
  }

  private Button button(Style style, String label, FormClick.Verb verb, String argument) {
    return new Button(style, label, openForm.customId(verb, argument));
  }
}

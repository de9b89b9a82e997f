package umpire.lobby.discord.form;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Component;
import umpire.lobby.discord.message.Component.Button;
import umpire.lobby.discord.message.Component.Style;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Modal;

/**
 * A form as a message: what is asked and what was chosen so far, and under it buttons where all
 * that can be chosen fits on them, else a select of 25 with pages.
 */
public final class FormPage {
  /** Entries of a page. */
  static final int SIZE = Bounds.OPTIONS;

  private final Sheet sheet;
  private final Form form;
  private final Menu menu;
  private final int pages;
  private final int page;

  private FormPage(Sheet sheet) {
    this.sheet = sheet;
    this.form = sheet.form();
    this.menu = Menu.of(form);
    this.pages = Math.max(1, (menu.entries().size() + SIZE - 1) / SIZE);
    this.page = Math.min(form.page(), pages - 1);
  }

  /** The page that the form is at. */
  public static Message of(Sheet sheet) {
    return new FormPage(sheet).message();
  }

  /** The field in which the open parameter is typed. */
  public static Modal field(Sheet sheet) {
    FormPage at = new FormPage(sheet);
    return new Modal(
        sheet.customId(Press.Verb.WRITTEN, ""),
        Words.spaced(at.form.chosen().map(Offer::type).orElse("order")),
        Words.spaced(at.form.open().map(Offer.Parameter::name).orElse("text")),
        at.menu.question());
  }

  private Message message() {
    return Message.of(new Embed(title(), text(), footer(), "")).with(rows());
  }

  private String title() {
    Asked asked = form.asked();
    return asked.decision() == 0
        ? "Nobody waits for you; this you may do"
        : "Decision " + asked.decision() + ", by " + asked.rule();
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    if (!form.asked().drafted().isEmpty()) {
      lines.add("Order in the making: " + Bounds.plain(Words.of(form.asked().drafted())));
    }
    form.chosen().ifPresent(offer -> lines.add("**" + Words.spaced(offer.type()) + "**"));
    form.values()
        .properties()
        .forEach(
            member ->
                lines.add(
                    Words.spaced(member.getKey())
                        + ": "
                        + Bounds.plain(Words.of(member.getValue()))));
    if (!form.shares().isEmpty()) {
      lines.add("so far: " + Bounds.plain(Words.of(form.shares())));
    }
    if (!form.picked().isEmpty()) {
      lines.add(
          "so far: "
              + Bounds.plain(
                  String.join(", ", form.picked().stream().map(menu.entries()::get).toList())));
    }
    lines.add(Bounds.plain(menu.question()) + (pages == 1 ? "" : " Page " + (page + 1) + "."));
    return Bounds.lines(lines, Bounds.DESCRIPTION);
  }

  private String footer() {
    String fallback = form.asked().fallback();
    return fallback.isEmpty() ? "" : "Silence would be taken for: " + fallback;
  }

  private List<Component.Row> rows() {
    List<Component> controls = controls();
    boolean buttons =
        !(menu.kind() instanceof Menu.Kind.Some)
            && menu.entries().size() + controls.size() <= Bounds.OPTIONS;
    if (buttons) {
      List<Component> all = new ArrayList<>();
      for (int i = 0; i < menu.entries().size(); i++) {
        all.add(button(Style.PRIMARY, menu.entries().get(i), Press.Verb.TAKE, "" + i));
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
    for (int from = 0; from < all.size(); from += Bounds.BUTTONS) {
      rows.add(new Component.Row(all.subList(from, Math.min(from + Bounds.BUTTONS, all.size()))));
    }
    return rows;
  }

  private Component.Select select() {
    int first = page * SIZE;
    int last = Math.min(first + SIZE, menu.entries().size());
    List<Component.Option> options =
        IntStream.range(first, last)
            .mapToObj(
                i ->
                    new Component.Option(
                        menu.entries().get(i), "" + i, "", form.picked().contains(i)))
            .toList();
    int min = 1;
    int max = 1;
    if (menu.kind() instanceof Menu.Kind.Some some) {
      // Over several pages the bounds hold for all of them together, and are seen to at the end.
      min = pages == 1 ? some.min() : 0;
      max = Math.min(some.max(), options.size());
    }
    return new Component.Select(
        sheet.customId(Press.Verb.SELECT, ""), menu.question(), options, min, max);
  }

  private List<Component> controls() {
    List<Component> controls = new ArrayList<>();
    if (menu.kind() instanceof Menu.Kind.Ready) {
      controls.add(button(Style.SUCCESS, "Send it", Press.Verb.SEND, ""));
      controls.add(button(Style.SECONDARY, "Odds", Press.Verb.ODDS, ""));
    }
    // Discord says nothing of a select that is left as it is: none at all needs a button, too.
    if (form.enough()) {
      String all = form.picked().isEmpty() ? "None of them" : "These are all";
      controls.add(button(Style.SUCCESS, all, Press.Verb.DONE, ""));
    }
    if (pages > 1) {
      if (page > 0) {
        controls.add(button(Style.SECONDARY, "Previous", Press.Verb.TURN, "" + (page - 1)));
      }
      if (page < pages - 1) {
        controls.add(button(Style.SECONDARY, "Next", Press.Verb.TURN, "" + (page + 1)));
      }
    }
    boolean choosing = form.chosen().isEmpty();
    if (menu.kind() instanceof Menu.Kind.Typed || (pages > 1 && !choosing)) {
      controls.add(button(Style.SECONDARY, "Type it", Press.Verb.WRITE, ""));
    }
    if (!choosing) {
      controls.add(button(Style.SECONDARY, "Back", Press.Verb.BACK, ""));
    } else if (!form.asked().drafted().isEmpty()) {
      controls.add(button(Style.SECONDARY, "Take last back", Press.Verb.UNDRAFT, ""));
      controls.add(button(Style.DANGER, "Drop the order", Press.Verb.DROP, ""));
    }
    return controls;
  }

  private Button button(Style style, String label, Press.Verb verb, String argument) {
    return new Button(style, label, sheet.customId(verb, argument));
  }
}

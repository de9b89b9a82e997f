package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import umpire.lobby.discord.message.Modal;

/** Somebody who clicks whatever a page shows, and types what it asks for. */
final class ClickAtRandom {
  private ClickAtRandom() {}

  /** The form after a click on this page. */
  static Form on(Sheet sheet, JsonNode page, Random random) {
    List<JsonNode> parts = new ArrayList<>();
    page.path("components").forEach(row -> row.path("components").forEach(parts::add));
    Collections.shuffle(parts, random);
    for (JsonNode part : parts) {
      Press press = Press.read(part.path("custom_id").asText());
      if (press.verb() == Press.Verb.WRITE) {
        if (full(sheet.form())) {
          continue; // whoever types one more is told that it is too many
        }
        return Steps.after(sheet.form(), written(sheet), List.of(typed(sheet, random)));
      }
      // Going back for ever would end nowhere.
      if (press.verb() != Press.Verb.BACK || random.nextInt(20) == 0) {
        return Steps.after(sheet.form(), press, selected(part, random));
      }
    }
    return sheet.form();
  }

  private static boolean full(Form form) {
    return form.open().orElseThrow().domain() instanceof Domain.Some some
        && form.picked().size() >= some.max();
  }

  private static Press written(Sheet sheet) {
    Modal modal = FormPage.field(sheet);
    return Press.read(modal.customId());
  }

  private static String typed(Sheet sheet, Random random) {
    Menu menu = Menu.of(sheet.form());
    if (!menu.entries().isEmpty()) {
      return menu.entries().get(random.nextInt(menu.entries().size()));
    }
    return switch (sheet.form().open().orElseThrow().domain()) {
      case Domain.Number number ->
          "" + (number.min() + random.nextInt(number.max() - number.min() + 1));
      case Domain.One _, Domain.Some _, Domain.Shares _, Domain.Named _ -> "1710";
    };
  }

  private static List<String> selected(JsonNode part, Random random) {
    List<String> values = new ArrayList<>();
    part.path("options").forEach(option -> values.add(option.path("value").asText()));
    if (values.isEmpty()) {
      return List.of();
    }
    Collections.shuffle(values, random);
    int least = part.path("min_values").asInt();
    int most = part.path("max_values").asInt();
    return values.subList(0, least + random.nextInt(most - least + 1));
  }
}

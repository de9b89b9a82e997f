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
  static Form on(OpenForm openForm, JsonNode page, Random random) {
    List<JsonNode> parts = new ArrayList<>();
    page.path("components").forEach(row -> row.path("components").forEach(parts::add));
    Collections.shuffle(parts, random);
    for (JsonNode part : parts) {
      FormClick formClick = FormClick.read(part.path("custom_id").asText());
      if (formClick.verb() == FormClick.Verb.WRITE) {
        if (full(openForm.form())) {
          continue; // whoever types one more sees that it is too many
        }
        return FormSteps.after(
            openForm.form(), written(openForm), List.of(typed(openForm, random)));
      }
      // Going back for ever would end nowhere.
      if (formClick.verb() != FormClick.Verb.BACK || random.nextInt(20) == 0) {
        return FormSteps.after(openForm.form(), formClick, selected(part, random));
      }
    }
    return openForm.form();
  }

  private static boolean full(Form form) {
    return form.open().orElseThrow().domain() instanceof Domain.Some some
        && form.picked().size() >= some.max();
  }

  private static FormClick written(OpenForm openForm) {
    Modal modal = FormPage.field(openForm);
    return FormClick.read(modal.customId());
  }

  private static String typed(OpenForm openForm, Random random) {
    FormMenu formMenu = FormMenu.of(openForm.form());
    if (!formMenu.entries().isEmpty()) {
      return formMenu.entries().get(random.nextInt(formMenu.entries().size()));
    }
    return switch (openForm.form().open().orElseThrow().domain()) {
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

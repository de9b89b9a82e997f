package umpire.lobby.discord.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.discord.message.DiscordBounds;

/** Pages at Discord's bounds. */
class FormPageTest {
  private static final String PASS = "{\"type\": \"pass\", \"parameters\": []}";

  @ParameterizedTest
  @CsvSource({"1, 1", "5, 5", "6, 6", "24, 24", "25, 25"})
  void up_to_25_offers_are_buttons(int offers, int buttons) {
    JsonNode page = page(Form.of(Offers.of(many(PASS, offers))));
    assertThat(parts(page, 2)).hasSize(buttons);
    assertThat(parts(page, 3)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"26, 25, 1", "50, 25, 25", "51, 25, 1", "1000, 25, 25"})
  void more_are_a_select_with_pages(int offers, int first, int last) {
    Form form = Form.of(Offers.of(many(PASS, offers)));
    assertThat(parts(page(form), 3).getFirst().path("options")).hasSize(first);
    assertThat(labels(page(form))).containsExactly("Next");
    JsonNode end = page(form.turn((offers - 1) / 25));
    assertThat(parts(end, 3).getFirst().path("options")).hasSize(last);
    assertThat(labels(end)).containsExactly("Previous");
    assertThat(page(form.turn(9_999))).as("beyond the last page").isEqualTo(end);
  }

  @ParameterizedTest
  @ValueSource(ints = {23, 24, 25, 26, 2_000})
  void values_leave_room_for_the_way_back(int values) {
    Form form = Form.of(Offers.of(Offers.offer("go", "to", Offers.one(values)))).choose(0);
    JsonNode page = page(form);
    assertThat(labels(page)).contains("Back");
    assertThat(parts(page, 3)).hasSize(values > 24 ? 1 : 0);
    assertThat(labels(page).contains("Type it")).isEqualTo(values > 25);
  }

  @ParameterizedTest
  @CsvSource({"3, 1, 2, 1, 2", "25, 0, 25, 0, 25", "26, 3, 26, 0, 25", "40, 2, 2, 0, 2"})
  void several_are_selected_together(int values, int min, int max, int least, int most) {
    Form form =
        Form.of(Offers.of(Offers.offer("go", "to", Offers.some(values, min, max)), PASS)).choose(0);
    JsonNode select = parts(page(form), 3).getFirst();
    assertThat(select.path("min_values").asInt()).isEqualTo(least);
    assertThat(select.path("max_values").asInt()).isEqualTo(most);
  }

  @ParameterizedTest
  @CsvSource({"3, 0, 2, true", "3, 1, 2, false", "40, 0, 2, true", "40, 1, 2, false"})
  void none_is_chosen_by_a_button_where_none_may_be(int values, int min, int max, boolean may) {
    Form form =
        Form.of(Offers.of(Offers.offer("go", "to", Offers.some(values, min, max)), PASS)).choose(0);
    assertThat(labels(page(form)).contains("None of them")).isEqualTo(may);
    FormClick done = new FormClick("0123456789abcdef", 3, FormClick.Verb.DONE, "");
    if (may) {
      Form filled = FormSteps.after(form, done, List.of());
      assertThat(filled.command().orElseThrow().path("to").toString()).isEqualTo("[]");
    } else {
      assertThatThrownBy(() -> FormSteps.after(form, done, List.of()))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void a_draft_can_be_taken_back_also_beside_23_offers() {
    for (int offers : new int[] {1, 23, 24, 25, 26}) {
      FormDecision formDecision =
          Offers.asked(
              """
              {"status": "playing", "waitingFor": ["allied"],
               "decision": {"id": 1, "rule": "9.0", "offers": [%s], "fallback": {"type": "pass"}},
               "draft": {"commands": [{"type": "assault-hex", "target": "1811"}]}}
              """
                  .formatted(String.join(",", many(PASS, offers))));
      JsonNode page = page(Form.of(formDecision));
      assertThat(labels(page)).contains("Take last back", "Drop the order");
      assertThat(page.toString()).contains("assault hex, target 1811");
    }
  }

  @Test
  void a_long_label_is_cut_and_offers_of_one_type_are_distinguished() {
    String long1 = Offers.offer("step", "unit", "{\"type\": \"one\", \"values\": [\"%s\"]}");
    JsonNode page =
        page(
            Form.of(
                Offers.of(
                    long1.formatted("scots-guards"),
                    long1.formatted("x".repeat(500)),
                    Offers.offer("step", "to", Offers.one(3)))));
    assertThat(labels(page).get(0)).isEqualTo("step: unit scots-guards");
    assertThat(labels(page).get(1)).hasSize(80);
    assertThat(labels(page).get(2)).isEqualTo("step: to …");
  }

  @Test
  void no_answer_is_shown_with_the_rule_that_asks() {
    JsonNode embed = page(Form.of(Offers.of(PASS))).path("embeds").path(0);
    assertThat(embed.path("title").asText()).isEqualTo("Decision 12, by 9.0");
    assertThat(embed.path("footer").path("text").asText()).contains("pass");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f:",
        "f:x:0:",
        "f:x:0:take:x",
        "f:x:-1:take:0",
        "f:x:0:fly",
        "f:x:0:take:9999999999",
        "m:choose",
        "f::0:take:0",
        "f:../x:0:take:0"
      })
  void what_is_no_click_of_ours_is_refused(String customId) {
    assertThatThrownBy(() -> FormClick.read(customId)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void every_verb_survives_its_custom_id_within_a_hundred_characters() {
    for (FormClick.Verb verb : FormClick.Verb.values()) {
      FormClick formClick = new FormClick("0123456789abcdef", 999_999_999, verb, "999999999");
      assertThat(formClick.customId()).hasSizeLessThanOrEqualTo(100);
      assertThat(FormClick.read(formClick.customId())).isEqualTo(formClick);
    }
  }

  private static String[] many(String offer, int number) {
    return Collections.nCopies(number, offer).toArray(String[]::new);
  }

  private static JsonNode page(Form form) {
    JsonNode page = FormPage.of(new OpenForm("0123456789abcdef", 3, "1", "m", form)).json();
    assertThat(DiscordBounds.faults(page)).isEmpty();
    return page;
  }

  private static List<JsonNode> parts(JsonNode page, int type) {
    List<JsonNode> parts = new ArrayList<>();
    page.path("components")
        .forEach(
            row ->
                row.path("components")
                    .forEach(
                        part -> {
                          if (part.path("type").asInt() == type) {
                            parts.add(part);
                          }
                        }));
    return parts;
  }

  private static List<String> labels(JsonNode page) {
    return parts(page, 2).stream().map(part -> part.path("label").asText()).toList();
  }
}

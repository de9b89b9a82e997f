package umpire.lobby.discord.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.lobby.discord.message.DiscordBounds;

/** Filling orders in, click by click. */
class FormTest {
  @Test
  void an_order_is_filled_in_parameter_by_parameter() {
    Form form =
        Form.of(
            Offers.of(
                "{\"type\": \"pass\", \"parameters\": []}",
                """
                {"type": "commit", "parameters": [
                 {"name": "units", "domain": {"type": "some", "values": ["a", "b"], "min": 0, "max": 2}},
                 {"name": "leader", "domain": {"type": "one", "values": ["x"]}},
                 {"name": "airPoints", "domain": {"type": "number", "min": 0, "max": 3}}]}
                """));
    assertThat(click(form, "take:0").command().orElseThrow().toString())
        .isEqualTo("{\"type\":\"pass\"}");
    form = click(form, "take:1");
    assertThat(form.open().orElseThrow().name()).isEqualTo("units");
    form = click(form, "select", "1", "0");
    assertThat(form.open().orElseThrow().name()).isEqualTo("airPoints");
    assertThat(form.command()).isEmpty();
    form = click(form, "take:2");
    assertThat(form.command().orElseThrow().toString())
        .isEqualTo(
            "{\"type\":\"commit\",\"units\":[\"a\",\"b\"],\"leader\":\"x\",\"airPoints\":2}");
    assertThat(click(form, "back").chosen()).isEmpty();
  }

  @Test
  void shares_are_asked_one_by_one_and_settle_what_is_left() {
    Form form =
        click(
            Form.of(
                Offers.of(
                    Offers.offer(
                        "bear",
                        "hits",
                        """
                        {"type": "shares", "min": 4, "max": 4, "shares": [
                         {"value": "a", "least": 0, "most": 3},
                         {"value": "b", "least": 0, "most": 3},
                         {"value": "c", "least": 0, "most": 1}]}
                        """))),
            "take:0");
    // a must bear at least nothing, since b and c can bear four together.
    assertThat(FormMenu.of(form).entries()).containsExactly("0", "1", "2", "3");
    form = click(form, "take:0");
    // Then b bears three, and c the last.
    assertThat(form.command().orElseThrow().toString())
        .isEqualTo("{\"type\":\"bear\",\"hits\":{\"a\":0,\"b\":3,\"c\":1}}");
  }

  @Test
  void of_many_values_some_are_chosen_over_pages() {
    Form form =
        click(Form.of(Offers.of(Offers.offer("go", "to", Offers.some(60, 2, 4)))), "take:0");
    form = click(form, "select", "0", "24");
    form = click(click(form, "turn:2"), "select", "51");
    assertThat(form.picked()).containsExactly(0, 24, 51);
    form = click(click(form, "turn:0"), "select", "3");
    assertThat(form.picked()).containsExactly(3, 51);
    assertThat(click(form, "done").command().orElseThrow().path("to").toString())
        .isEqualTo("[\"hex-3\",\"hex-51\"]");
    Form fewer = click(click(form, "turn:2"), "select");
    assertThat(fewer.picked()).containsExactly(3);
    assertThatThrownBy(() -> click(fewer, "done")).isInstanceOf(IllegalArgumentException.class);
    assertThat(click(fewer, "written", "HEX-59").picked()).containsExactly(3, 59);
  }

  @Test
  void a_set_of_the_map_and_a_large_number_are_typed() {
    Form land =
        click(
            Form.of(
                Offers.of(Offers.offer("go", "to", "{\"type\": \"named\", \"set\": \"land\"}"))),
            "take:0");
    assertThat(click(land, "written", " 1710 ").command().orElseThrow().toString())
        .isEqualTo("{\"type\":\"go\",\"to\":\"1710\"}");
    Form many =
        click(Form.of(Offers.of(Offers.offer("buy", "points", Offers.number(0, 999)))), "take:0");
    assertThat(click(many, "written", "17").command().orElseThrow().toString())
        .isEqualTo("{\"type\":\"buy\",\"points\":17}");
    for (String wrong : List.of("1000", "-1", "x", "", "1.5", "99999999999")) {
      assertThatThrownBy(() -> click(many, "written", wrong))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "take:2",
    "take:999",
    "select:",
    "done:",
    "written:",
    "send:",
    "turn:x",
  })
  void what_is_not_on_the_page_is_refused(String click) {
    Form form = Form.of(Offers.of("{\"type\": \"pass\", \"parameters\": []}"));
    String verb = click.endsWith(":") ? click.substring(0, click.length() - 1) : click;
    assertThatThrownBy(() -> click(form, verb, "77")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void free_acts_stand_beside_the_decision_and_name_none() {
    FormDecision formDecision =
        Offers.asked(
            """
            {"status": "playing", "waitingFor": ["german"],
             "free": [{"type": "show-hand", "parameters": []}]}
            """);
    assertThat(formDecision.anything()).isTrue();
    assertThat(formDecision.decision()).isZero();
    assertThat(formDecision.offers().getFirst().free()).isTrue();
    assertThat(formDecision.answeredBy("show-hand")).isFalse();
    FormDecision both =
        Offers.asked(
            """
            {"status": "playing", "waitingFor": ["german"],
             "decision": {"id": 3, "rule": "1", "offers": [{"type": "pass", "parameters": []}]},
             "free": [{"type": "show-hand", "parameters": []}]}
            """);
    assertThat(both.answeredBy("pass")).isTrue();
    assertThat(both.answeredBy("show-hand")).isFalse();
    assertThat(both.answeredBy("nonsense")).as("the refusal says of what").isTrue();
    assertThat(Offers.asked("{\"status\": \"over\", \"waitingFor\": []}").anything()).isFalse();
  }

  /** Whatever is clicked that a page shows, each page fits and each order lies in its offer. */
  @Test
  void every_way_through_every_form_ends_in_an_order_of_its_offer() {
    Random random = new Random(20261122);
    int clicks = 0;
    for (int round = 0; round < 300; round++) {
      List<String> offers = new ArrayList<>();
      int number = 1 + random.nextInt(random.nextInt(10) == 0 ? 60 : 6);
      for (int i = 0; i < number; i++) {
        offers.add(
            "{\"type\": \"order-%d\", \"parameters\": [{\"name\": \"first\", \"domain\": %s}, {\"name\": \"second\", \"domain\": %s}]}"
                .formatted(i, Offers.domain(random), Offers.domain(random)));
      }
      FormDecision formDecision = Offers.of(offers.toArray(String[]::new));
      OpenForm openForm = new OpenForm("a-form-of-16-char", 0, "1", "m", Form.of(formDecision));
      while (openForm.form().command().isEmpty()) {
        JsonNode page = FormPage.of(openForm).json();
        assertThat(DiscordBounds.faults(page)).as(page.toString()).isEmpty();
        Form next = ClickAtRandom.on(openForm, page, random);
        openForm = new OpenForm(openForm.id(), openForm.version() + 1, "1", "m", next);
        assertThat(clicks++).as("clicks").isLessThan(100_000);
      }
      assertThat(DiscordBounds.faults(FormPage.of(openForm).json())).isEmpty();
      JsonNode command = openForm.form().command().orElseThrow();
      JsonNode offer = formDecision.json().at("/decision/offers/" + openForm.form().offer());
      assertThat(command.path("type")).isEqualTo(offer.path("type"));
      offer
          .path("parameters")
          .forEach(
              parameter ->
                  assertThat(
                          Offers.fault(
                              parameter.path("domain"),
                              command.path(parameter.path("name").asText())))
                      .isEmpty());
    }
    System.out.printf("forms: 300 orders by %d clicks%n", clicks);
  }

  private static Form click(Form form, String verb, String... values) {
    return FormSteps.after(form, FormClick.read("f:x:0:" + verb), List.of(values));
  }
}

package umpire.lobby.discord.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At the bounds, one below and one above. */
class MessageTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 1_999, 2_000, 2_001, 20_000})
  void content_is_cut_to_what_fits(int length) {
    Message message = Message.of("x".repeat(length));
    assertThat(message.content()).hasSize(Math.min(length, 2_000));
    assertThat(message.content().endsWith("…")).isEqualTo(length > 2_000);
    assertThat(DiscordBounds.faults(message.json())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 256, 257, 4_095, 4_096, 4_097, 10_000})
  void an_embed_is_cut_in_all_its_parts(int length) {
    String text = "x".repeat(length);
    Message message = Message.of(new Embed(text, text, text, ""));
    assertThat(DiscordBounds.faults(message.json())).isEmpty();
    assertThat(message.embeds().getFirst().text()).hasSize(Math.min(length, 4_096));
  }

  @Test
  void no_character_of_two_parts_is_torn() {
    String text = "😀".repeat(1_001);
    for (int most = 3; most < 40; most++) {
      String cut = DiscordLimits.cut(text, most);
      assertThat(cut).hasSizeLessThanOrEqualTo(most).endsWith("…");
      assertThat(Character.isHighSurrogate(cut.charAt(cut.length() - 2))).isFalse();
    }
    assertThat(DiscordLimits.cut(text, 2)).as("no room for half of one").isEqualTo("…");
    assertThat(DiscordLimits.cut(text, 2_002)).isEqualTo(text);
  }

  @Test
  void lines_that_do_not_fit_are_counted() {
    List<String> lines = Collections.nCopies(1_000, "a line of some length");
    String fitting = DiscordLimits.lines(lines, 2_000);
    assertThat(fitting).hasSizeLessThanOrEqualTo(2_000);
    long shown = fitting.lines().filter(line -> line.startsWith("a line")).count();
    assertThat(fitting).endsWith("… and " + (1_000 - shown) + " more");
    assertThat(DiscordLimits.lines(List.of("one", "two"), 2_000)).isEqualTo("one\ntwo");
    assertThat(DiscordLimits.lines(List.of("x".repeat(9_000)), 2_000))
        .hasSizeLessThanOrEqualTo(2_000);
    assertThat(DiscordLimits.lines(List.of(), 2_000)).isEmpty();
  }

  @Test
  void markup_is_shown_as_it_is() {
    assertThat(DiscordLimits.plain("a*b_c`d|e>f#g[h]i<@1>j\\k~l"))
        .isEqualTo("a\\*b\\_c\\`d\\|e\\>f\\#g\\[h\\]i\\<\\@1\\>j\\\\k\\~l");
    assertThat(DiscordLimits.plain("scots-guards, 15.1e (2)")).isEqualTo("scots-guards, 15.1e (2)");
  }

  @Test
  void labels_are_cut_and_ids_are_not() {
    assertThat(button("x".repeat(300), "id").label()).hasSize(80);
    assertThat(button("x", "i".repeat(100)).customId()).hasSize(100);
    assertThatThrownBy(() -> button("x", "i".repeat(101)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> button("x", "")).isInstanceOf(IllegalArgumentException.class);
    Component.Option option = new Component.Option("l".repeat(101), "1", "d".repeat(101), true);
    assertThat(option.label()).hasSize(100);
    assertThat(option.detail()).hasSize(100);
    assertThatThrownBy(() -> new Component.Option("l", "v".repeat(101), "", false))
        .isInstanceOf(IllegalArgumentException.class);
    Modal modal = new Modal("m", "t".repeat(99), "f".repeat(99), "d".repeat(999));
    assertThat(DiscordBounds.faults(modal.json())).isEmpty();
  }

  @Test
  void a_row_has_five_buttons_or_one_select_and_a_message_five_rows() {
    Component.Row full = new Component.Row(buttons(5));
    assertThat(DiscordBounds.faults(Message.of("x").with(List.of(full)).json())).isEmpty();
    assertThatThrownBy(() -> new Component.Row(buttons(6)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Component.Row(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    Component.Select select = select(1);
    assertThatThrownBy(() -> new Component.Row(List.of(select, button("x", "y"))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Message.of("x").with(Collections.nCopies(6, full)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_select_has_25_options() {
    Message message = Message.of("x").with(List.of(new Component.Row(List.of(select(25)))));
    assertThat(DiscordBounds.faults(message.json())).isEmpty();
    assertThatThrownBy(() -> select(26)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> select(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nobody_is_notified_but_on_purpose() {
    assertThat(Message.of("@everyone <@1>").json().path("allowed_mentions").toString())
        .isEqualTo("{\"parse\":[]}");
    assertThat(
            Message.of("<@1>").mentioning(List.of("1")).json().path("allowed_mentions").toString())
        .isEqualTo("{\"parse\":[],\"users\":[\"1\"]}");
  }

  private static Component.Select select(int options) {
    return new Component.Select(
        "s",
        "choose",
        IntStream.range(0, options)
            .mapToObj(i -> new Component.Option("option " + i, "" + i, "", false))
            .toList(),
        1,
        1);
  }

  private static List<Component> buttons(int number) {
    return IntStream.range(0, number).<Component>mapToObj(i -> button("b", "b" + i)).toList();
  }

  private static Component.Button button(String label, String id) {
    return new Component.Button(Component.Style.PRIMARY, label, id);
  }
}

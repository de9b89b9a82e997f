package umpire.lobby.webhooks.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is sent together: all of it, but of turns the last alone, and no more than a channel takes.
 */
class DigestTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final Map<String, String> IDS =
      Map.of("red", "123456789012345678", "blue", "876543210987654321");

  private static final JsonNode OUTCOME = outcome();

  private final PayloadSchemas schemas = new PayloadSchemas();

  @ParameterizedTest
  @EnumSource(Format.class)
  void ofAMatchTheLastTurnAloneIsSentAndNoneOfOneThatIsOver(Format format) {
    Digest digest =
        new Digest(List.of())
            .with(List.of(turn(format, "one", "red"), turn(format, "two", "red")))
            .with(List.of(turn(format, "one", "blue")));
    assertThat(digest.parts().stream().map(Digest.Part::match)).containsExactly("two", "one");
    assertThat(Digest.stored(digest.written())).isEqualTo(digest);
    fits(format, digest);
    WebhookEvent over = new WebhookEvent.MatchOver("two", "toy", "public", List.of(), OUTCOME);
    Digest.Part end = new Digest.Part("two", over.type(), Payload.of(format, over, NOON));
    Digest ended = digest.with(List.of(end));
    assertThat(ended.parts().stream().map(Digest.Part::type))
        .containsExactly("turn.changed", "match.over");
    fits(format, ended);
  }

  @Test
  void aChannelIsSentLineByLineAndWhoMustActIsMentioned() {
    Digest digest =
        new Digest(List.of())
            .with(
                List.of(
                    turn(Format.DISCORD, "one", "red"),
                    turn(Format.DISCORD, "two", "blue"),
                    turn(Format.DISCORD, "one", "blue")));
    JsonNode body = digest.body(Format.DISCORD, NOON);
    assertThat(body.path("content").asText())
        .isEqualTo(
            "**toy** two: <@876543210987654321> (blue) to act\n"
                + "**toy** one: <@876543210987654321> (blue) to act");
    assertThat(body.at("/allowed_mentions/users").toString()).isEqualTo("[\"876543210987654321\"]");
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void ofVeryMuchAChannelIsSentTheLast(Format format) {
    List<Digest.Part> many = new ArrayList<>();
    for (int i = 0; i < 99; i++) {
      many.add(turn(format, "match-" + i, i == 0 ? "red" : "blue"));
    }
    Digest digest = new Digest(List.of()).with(many);
    assertThat(digest.full()).isFalse();
    assertThat(digest.with(List.of(turn(format, "match-99", "red"))).full()).isTrue();
    fits(format, digest);
    String body = digest.body(format, NOON).toString();
    assertThat(body).contains("match-98");
    if (format == Format.JSON) {
      assertThat(body).contains("match-0\"");
    } else {
      assertThat(body).contains(" more before these)").doesNotContain("match-0:");
      assertThat(body).as("who is not named is not mentioned").doesNotContain("123456789012345678");
    }
  }

  private static JsonNode outcome() {
    ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", "draw");
    outcome.putArray("winners");
    return outcome;
  }

  private void fits(Format format, Digest digest) {
    String body = digest.body(format, NOON).toString();
    assertThat(schemas.fault(Digest.schema(format), body)).isEmpty();
  }

  private static Digest.Part turn(Format format, String match, String seat) {
    WebhookEvent.Asked asked =
        new WebhookEvent.Asked(seat, "account", "", IDS.getOrDefault(seat, ""), Optional.empty());
    WebhookEvent turn =
        new WebhookEvent.TurnChanged(match, "toy", "public", 1, List.of(asked), false);
    return new Digest.Part(match, turn.type(), Payload.of(format, turn, NOON));
  }
}

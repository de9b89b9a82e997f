package umpire.lobby.discord.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import umpire.lobby.discord.message.DiscordBounds;

/** What Discord sends, in the shapes that it publishes, and signed as it signs. */
final class DiscordCalls {
  static final String APPLICATION = "1300000000000000001";
  static final String PATH = "/v1/integrations/discord/interactions";

  /** Of the flags of a member: there is no name for none of them. */
  private static final int COMPLETED_ONBOARDING = 2;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final AtomicLong NEXT =
      new AtomicLong(1_400_000_000_000_000_000L + System.nanoTime() % 1_000_000_000_000L * 1_000);
  private static final PrivateKey KEY =
      key("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");

  private static final Map<Integer, String> REPLIES =
      Map.of(
          1, "APIInteractionResponsePong",
          4, "APIInteractionResponseChannelMessageWithSource",
          5, "APIInteractionResponseDeferredChannelMessageWithSource",
          6, "APIInteractionResponseDeferredMessageUpdate",
          7, "APIInteractionResponseUpdateMessage",
          9, "APIModalInteractionResponse");

  private DiscordCalls() {}

  /** Somebody in Discord, in a channel of a server, or with an empty guild in a direct message. */
  record Who(String id, String name, String channel, String permissions) {
    static Who fresh(String name) {
      return new Who(snowflake(), name, snowflake(), "2147483648");
    }

    Who in(String other) {
      return new Who(id, name, other, permissions);
    }

    Who permitted(String bits) {
      return new Who(id, name, channel, bits);
    }
  }

  /** What was sent, by the token under which it is followed up, and what was replied. */
  record Sent(String token, JsonNode reply) {
    int type() {
      return reply.path("type").asInt();
    }

    /** Whether only the asker sees it. */
    boolean isPrivate() {
      return reply.path("data").path("flags").asInt() == 64;
    }
  }

  static String snowflake() {
    return "" + NEXT.incrementAndGet();
  }

  static PrivateKey key(String seed) {
    try {
      return KeyFactory.getInstance("Ed25519")
          .generatePrivate(
              new EdECPrivateKeySpec(NamedParameterSpec.ED25519, HexFormat.of().parseHex(seed)));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  static ObjectNode ping() {
    ObjectNode ping = base(1, snowflake());
    ping.putObject("user").setAll(user("1", "discord"));
    ping.remove("locale");
    return ping;
  }

  /** A slash command; options by name. */
  static Sent command(Who who, String name, Map<String, Object> options) {
    return send(command(who, name, "", options, true));
  }

  static Sent command(Who who, String name) {
    return command(who, name, Map.of());
  }

  static Sent subcommand(Who who, String name, String subcommand, Map<String, Object> options) {
    return send(command(who, name, subcommand, options, true));
  }

  /** The same in a direct message. */
  static Sent commandInPrivate(Who who, String name) {
    return send(command(who, name, "", Map.of(), false));
  }

  private static ObjectNode command(
      Who who, String name, String subcommand, Map<String, Object> options, boolean guild) {
    ObjectNode interaction = of(2, who, guild);
    ObjectNode data = interaction.putObject("data");
    data.put("id", "1300000000000000009").put("type", 1).put("name", name);
    ObjectNode holder = data;
    if (!subcommand.isEmpty()) {
      holder = data.putArray("options").addObject().put("type", 1).put("name", subcommand);
    }
    if (!options.isEmpty()) {
      ArrayNode all = holder.putArray("options");
      options.forEach(
          (option, value) -> {
            ObjectNode one = all.addObject().put("name", option);
            switch (value) {
              case Boolean flag -> one.put("type", 5).put("value", flag);
              case Integer number -> one.put("type", 4).put("value", number);
              default -> one.put("type", 3).put("value", value.toString());
            }
          });
    }
    return interaction;
  }

  /** A press on a button, or on a select with these values, of a message. */
  static Sent press(Who who, String customId, String... values) {
    return send(pressed(who, customId, values));
  }

  static ObjectNode pressed(Who who, String customId, String... values) {
    ObjectNode interaction = of(3, who, true);
    ObjectNode data = interaction.putObject("data").put("custom_id", customId);
    data.put("component_type", values.length == 0 ? 2 : 3);
    if (values.length > 0) {
      List.of(values).forEach(data.putArray("values")::add);
    }
    interaction.set("message", message(who.channel(), JSON.createObjectNode()));
    return interaction;
  }

  /** A form that was sent with this text in its field. */
  static Sent type(Who who, String customId, String text) {
    ObjectNode interaction = of(5, who, true);
    ObjectNode data = interaction.putObject("data").put("custom_id", customId);
    data.putArray("components")
        .addObject()
        .put("type", 18)
        .put("id", 1)
        .putObject("component")
        .put("type", 4)
        .put("id", 2)
        .put("custom_id", "text")
        .put("value", text);
    return send(interaction);
  }

  /** Signs and sends it; it is answered 200 by a reply of Discord's, in time. */
  static Sent send(ObjectNode interaction) {
    Recordings.note(typeOf(interaction), interaction);
    long begun = System.nanoTime();
    Response answer = send(interaction.toString());
    assertThat(System.nanoTime() - begun).as("Discord waits 3 s").isLessThan(3_000_000_000L);
    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(200);
    JsonNode reply = read(answer.asString());
    String type =
        Objects.requireNonNull(REPLIES.get(reply.path("type").asInt()), answer.asString());
    Recordings.note(type, reply);
    if (reply.path("data").has("content") || reply.path("data").has("title")) {
      assertThat(DiscordBounds.faults(reply.path("data"))).isEmpty();
    }
    return new Sent(interaction.path("token").asText(), reply);
  }

  /** Signs and sends this body now. */
  static Response send(String body) {
    String now = "" + Instant.now().getEpochSecond();
    return send(body, sign(KEY, now, body), now);
  }

  static Response send(String body, String signature, String timestamp) {
    return given()
        .contentType(ContentType.JSON)
        .header("X-Signature-Ed25519", signature)
        .header("X-Signature-Timestamp", timestamp)
        .body(body.getBytes(StandardCharsets.UTF_8))
        .post(PATH);
  }

  static String sign(String timestamp, String body) {
    return sign(KEY, timestamp, body);
  }

  static String sign(PrivateKey key, String timestamp, String body) {
    try {
      Signature signer = Signature.getInstance("Ed25519");
      signer.initSign(key);
      signer.update((timestamp + body).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(signer.sign());
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static String typeOf(ObjectNode interaction) {
    String where = interaction.has("member") ? "Guild" : "DM";
    return switch (interaction.path("type").asInt()) {
      case 1 -> "APIPingInteraction";
      case 2 -> "APIChatInputApplicationCommand" + where + "Interaction";
      case 3 -> "APIMessageComponent" + where + "Interaction";
      default -> "APIModalSubmit" + where + "Interaction";
    };
  }

  private static ObjectNode of(int type, Who who, boolean guild) {
    ObjectNode interaction = base(type, snowflake());
    interaction.put("channel_id", who.channel());
    interaction.putObject("channel").put("id", who.channel()).put("type", guild ? 0 : 1);
    if (guild) {
      interaction.put("guild_id", "1300000000000000005").put("guild_locale", "en-US");
      ObjectNode member = interaction.putObject("member").put("permissions", who.permissions());
      member.set("user", user(who.id(), who.name()));
      member.putArray("roles");
      member.put("joined_at", "2026-01-01T00:00:00.000000+00:00");
      member.put("deaf", false).put("mute", false).put("flags", COMPLETED_ONBOARDING);
    } else {
      interaction.set("user", user(who.id(), who.name()));
    }
    return interaction;
  }

  private static ObjectNode base(int type, String id) {
    ObjectNode interaction = JSON.createObjectNode();
    interaction.put("id", id).put("application_id", APPLICATION).put("type", type);
    interaction.put("token", "token-of-" + id).put("version", 1).put("locale", "en-US");
    interaction.put("app_permissions", "2147483648").put("attachment_size_limit", 10_485_760);
    interaction.putArray("entitlements");
    interaction.putObject("authorizing_integration_owners");
    return interaction;
  }

  private static ObjectNode user(String id, String name) {
    ObjectNode user = JSON.createObjectNode().put("id", id).put("username", name);
    user.put("discriminator", "0").putNull("global_name").putNull("avatar");
    return user;
  }

  /** A message as Discord gives it back. */
  static ObjectNode message(String channel, JsonNode payload) {
    ObjectNode message = JSON.createObjectNode();
    message.put("id", snowflake()).put("channel_id", channel).put("type", 0);
    message.set("author", user(APPLICATION, "umpire"));
    message.put("content", payload.path("content").asText());
    message.put("timestamp", "2026-11-22T12:00:00.000000+00:00").putNull("edited_timestamp");
    message.put("tts", false).put("mention_everyone", false).put("pinned", false);
    for (String none : List.of("mentions", "mention_roles", "attachments", "embeds")) {
      message.putArray(none);
    }
    return message;
  }
}

package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What is said. Nobody is notified by it but whom it mentions on purpose.
 *
 * @param content in Discord's Markdown; cut to what fits
 * @param embeds at most one, see {@link Embed}
 * @param rows of components, at most five
 * @param mentions ids of the users that are notified; the content names them as {@code <@id>}
 * @param pictures that go with it
 */
public record Message(
    String content,
    List<Embed> embeds,
    List<Component.Row> rows,
    List<String> mentions,
    List<Picture> pictures) {
  public Message {
    content = DiscordLimits.cut(content, DiscordLimits.CONTENT);
    embeds = List.copyOf(embeds);
    rows = List.copyOf(rows);
    mentions = List.copyOf(mentions);
    pictures = List.copyOf(pictures);
    if (embeds.size() > 1 || rows.size() > DiscordLimits.ROWS) {
      throw new IllegalArgumentException("a message has one embed and five rows at most");
    }
    if (mentions.size() > 100) {
      throw new IllegalArgumentException("a message mentions 100 users at most");
    }
  }

  /** A plain one. */
  public static Message of(String content) {
    return new Message(content, List.of(), List.of(), List.of(), List.of());
  }

  /** A framed one. */
  public static Message of(Embed embed) {
    return new Message("", List.of(embed), List.of(), List.of(), List.of());
  }

  /** The same with this before the rest. */
  public Message saying(String first) {
    String both = content.isEmpty() ? first : first + "\n" + content;
    return new Message(both, embeds, rows, mentions, pictures);
  }

  /** The same with these rows. */
  public Message with(List<Component.Row> more) {
    return new Message(content, embeds, more, mentions, pictures);
  }

  /** The same with a picture, which its embed shows. */
  public Message with(Picture picture) {
    List<Embed> showing = new ArrayList<>();
    embeds.forEach(
        embed ->
            showing.add(new Embed(embed.title(), embed.text(), embed.footer(), picture.name())));
    return new Message(content, showing, rows, mentions, List.of(picture));
  }

  /** The same, which notifies these users. */
  public Message mentioning(List<String> users) {
    return new Message(content, embeds, rows, users, pictures);
  }

  /**
   * As Discord's API takes it. Every part is sent, also an empty one: in place of an earlier
   * message it leaves nothing of that.
   */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("content", content);
    ArrayNode framed = json.putArray("embeds");
    embeds.forEach(embed -> framed.add(embed.json()));
    ArrayNode parts = json.putArray("components");
    rows.forEach(row -> parts.add(row.json()));
    ObjectNode allowed = json.putObject("allowed_mentions");
    allowed.putArray("parse");
    if (!mentions.isEmpty()) {
      ArrayNode users = allowed.putArray("users");
      mentions.forEach(users::add);
    }
    ArrayNode files = json.putArray("attachments");
    for (int i = 0; i < pictures.size(); i++) {
      Picture picture = pictures.get(i);
      files
          .addObject()
          .put("id", i)
          .put("filename", picture.name())
          .put("description", picture.alternative());
    }
    return json;
  }
}

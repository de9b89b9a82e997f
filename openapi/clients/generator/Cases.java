import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import umpire.client.Notation;
import umpire.client.NotationException;

/**
 * Reads and prints with the Java client what the cases say, as the house does. Words: the folder of the cases,
 * and what vocabulary.py has made of the document in say.json.
 */
final class Cases {
  private static final ObjectMapper JSON = new ObjectMapper();

  public static void main(String[] words) throws Exception {
    File folder = new File(words[0]);
    JsonNode say = JSON.readTree(new File(folder, "say.json"));
    Notation notation = Notation.of("say", JSON.readTree(new File(words[1])));
    for (JsonNode one : say.path("read")) {
      List<JsonNode> commands = new ArrayList<>();
      one.path("commands").forEach(commands::add);
      read(notation, one.path("text").asText(), one.path("canonical").asText(), commands);
    }
    say.path("refused").forEach(one -> refused(notation, one));
    say.path("unprintable").forEach(command -> unprintable(notation, command));
    int texts = say.path("read").size();
    for (File file : folder.listFiles((in, name) -> name.endsWith(".json") && !name.equals("say.json"))) {
      Notation game = Notation.of(file.getName().replace(".json", ""));
      for (JsonNode one : JSON.readTree(file)) {
        read(game, one.path("text").asText(), one.path("text").asText(), List.of(one.path("command")));
        texts++;
      }
    }
    System.out.printf("Java: %d texts of the notation read and printed, %d refused, as the house does%n",
        texts, say.path("refused").size());
  }

  private static void read(Notation notation, String text, String canonical, List<JsonNode> commands) {
    same(text, commands, notation.parse(text));
    same(canonical, commands, notation.parse(canonical));
    same(text, canonical, notation.print(commands.toArray(JsonNode[]::new)));
  }

  private static void refused(Notation notation, JsonNode one) {
    String text = one.path("text").asText();
    try {
      throw new AssertionError(text + " is read as " + notation.parse(text) + ", and the house refuses it");
    } catch (NotationException wrong) {
      List<String> expected = new ArrayList<>();
      one.path("expected").forEach(word -> expected.add(word.asText()));
      List<Object> house = List.of(one.path("offset").asInt(), one.path("line").asInt(), one.path("column").asInt(), expected);
      same(text, house, List.of(wrong.offset(), wrong.line(), wrong.column(), wrong.expected()));
    }
  }

  private static void unprintable(Notation notation, JsonNode command) {
    try {
      throw new AssertionError(command + " is printed as " + notation.print(command) + ", and is none to the house");
    } catch (IllegalArgumentException refused) {
      // as it should be
    }
  }

  private static void same(String text, Object house, Object client) {
    if (!house.equals(client)) {
      throw new AssertionError(text + ": the house has " + house + ", the client " + client);
    }
  }
}

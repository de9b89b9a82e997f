import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Checks every die of a finished match: {@code java VerifyDice.java match.json COMMITMENT}, with
 * the commitment noted when the match was opened. Format and stream: openapi/export.md. Nothing of
 * Umpire is used here, only a JDK of at least 17.
 */
public final class VerifyDice {
  public static void main(String[] arguments) throws GeneralSecurityException {
    try {
      require(arguments.length == 2, "usage: java VerifyDice.java match.json COMMITMENT");
      Object match = json(Files.readString(Path.of(arguments[0])));
      System.out.println("accepted: " + verify(match, arguments[1]));
    } catch (IOException | IllegalArgumentException | StackOverflowError why) {
      String reason = why instanceof IllegalArgumentException ? why.getMessage() : "" + why;
      System.out.println("rejected: " + reason.replaceAll("\\p{Cntrl}", " "));
      System.exit(1);
    }
  }

  private static String verify(Object match, String noted) throws GeneralSecurityException {
    require(text(match, "format").equals("umpire-export@1"), "this is no umpire-export@1");
    require(text(match, "commitment").equals(noted), "its commitment is not the one noted");
    byte[] seed = HexFormat.of().parseHex(text(match, "seed"));
    byte[] sha = MessageDigest.getInstance("SHA-256").digest(seed);
    require(HexFormat.of().formatHex(sha).equals(noted), "its seed is not the one committed to");
    TreeMap<String, String> salts = new TreeMap<>();
    for (Object seat : get(List.class, match, "seats")) {
      String line = "\n" + text(seat, "seat") + "=" + text(seat, "salt");
      require(salts.put(text(seat, "seat"), line) == null, "a seat stands twice");
    }
    List<?> draws = get(List.class, match, "draws");
    int dice = 0;
    for (int n = 1; n <= draws.size(); n++) {
      Object draw = draws.get(n - 1);
      require(get(Integer.class, draw, "number") == n, "draw " + n + " is not in place: " + draw);
      String input = text(match, "match") + "\n" + n + "\n" + text(draw, "rule");
      input += String.join("", salts.values());
      dice += check(draw, new Stream(hmac(seed, input.getBytes(StandardCharsets.UTF_8))));
    }
    compare(get(List.class, match, "events"), draws);
    return draws.size() + " draws, " + dice + " dice";
  }

  /** Throws the draw again and returns how many dice it has; a shuffle has none. */
  private static int check(Object draw, Stream stream) throws GeneralSecurityException {
    boolean shuffled = as(Map.class, draw).containsKey("shuffle");
    require(shuffled != as(Map.class, draw).containsKey("sides"), "dice or shuffle? " + draw);
    List<Integer> values = new ArrayList<>();
    if (shuffled) {
      values = stream.shuffle(get(Integer.class, draw, "shuffle"));
    } else {
      for (Object sides : get(List.class, draw, "sides")) {
        values.add(stream.die(as(Integer.class, sides)));
      }
    }
    boolean same = get(List.class, draw, "values").equals(values);
    require(same, draw + " is not what the seed gives: " + values);
    return shuffled ? 0 : values.size();
  }

  /** Holds the draws that the events name, in the order of the events, against the list. */
  private static void compare(List<?> events, List<?> draws) {
    List<Object> named = new ArrayList<>();
    int revision = 0;
    for (Object event : events) {
      int next = get(Integer.class, event, "revision");
      require(next >= revision, "revision " + next + " stands after revision " + revision);
      revision = next;
      List<?> draw = get(List.class, event, "draws");
      named.addAll(draw);
    }
    require(
        named.size() == draws.size(), "draws listed and draws named by events differ in number");
    for (int i = 0; i < draws.size(); i++) {
      require(named.get(i).equals(draws.get(i)), "an event has another draw than " + draws.get(i));
    }
  }

  /** The bytes HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... as dice. */
  private static final class Stream {
    private final byte[] key;
    private int used;

    Stream(byte[] key) {
      this.key = key;
    }

    int die(int sides) throws GeneralSecurityException {
      require(sides >= 1 && sides <= 256, "no die has " + sides + " sides");
      int value = 256;
      while (value >= sides * (256 / sides)) {
        value = hmac(key, ByteBuffer.allocate(4).putInt(used / 32).array())[used % 32] & 0xff;
        used++;
      }
      return 1 + value % sides;
    }

    List<Integer> shuffle(int size) throws GeneralSecurityException {
      require(size >= 1 && size <= 256, "no shuffle has " + size + " members");
      List<Integer> order = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      for (int i = size - 1; i > 0; i--) {
        Collections.swap(order, i, die(i + 1) - 1);
      }
      return order;
    }
  }

  private static byte[] hmac(byte[] key, byte[] input) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(input);
  }

  private static void require(boolean holds, String why) {
    if (!holds) {
      throw new IllegalArgumentException(why);
    }
  }

  private static <T> T as(Class<T> type, Object value) {
    require(type.isInstance(value), type.getSimpleName() + " should stand for " + value);
    return type.cast(value);
  }

  private static <T> T get(Class<T> type, Object object, String name) {
    require(as(Map.class, object).containsKey(name), "'" + name + "' is missing in " + object);
    return as(type, as(Map.class, object).get(name));
  }

  /** A line of text: with a line feed in it, a rule could pass for a salt. */
  private static String text(Object object, String name) {
    String text = get(String.class, object, name);
    require(!text.contains("\n"), "'" + name + "' has more than one line");
    return text;
  }

  private static final Pattern TOKEN =
      Pattern.compile("\\s*([{}\\[\\],:]|\"(?:[^\"\\\\]++|\\\\.)*+\"|[-+.\\w]++|\\z)\\s*");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(u\\p{XDigit}{4}|.)");

  private static Object json(String text) {
    Matcher tokens = TOKEN.matcher(text);
    require(tokens.lookingAt(), "this is no JSON");
    Object value = value(tokens);
    require(tokens.group(1).isEmpty(), "there is text after the end of the JSON");
    return value;
  }

  /** Returns the token that the matcher stands on, and moves it to the next. */
  private static String step(Matcher tokens) {
    String token = tokens.group(1);
    tokens.region(tokens.end(), tokens.regionEnd());
    require(tokens.lookingAt(), "malformed JSON at character " + tokens.regionStart());
    return token;
  }

  /** The value that begins with this token: map, list, string, integer, or another word. */
  private static Object value(Matcher tokens) {
    String token = step(tokens);
    if (token.equals("{") || token.equals("[")) {
      List<Object> elements = new ArrayList<>();
      Map<Object, Object> members = new HashMap<>();
      while (!tokens.group(1).equals(token.equals("{") ? "}" : "]")) {
        require(elements.isEmpty() || step(tokens).equals(","), "malformed JSON: no comma");
        Object element = value(tokens);
        elements.add(element);
        if (token.equals("{")) {
          require(step(tokens).equals(":"), "malformed JSON: no colon after " + element);
          require(members.put(element, value(tokens)) == null, element + " stands twice");
        }
      }
      step(tokens);
      return token.equals("{") ? members : elements;
    }
    if (token.startsWith("\"")) {
      String quoted = token.substring(1, token.length() - 1);
      return ESCAPE.matcher(quoted).replaceAll(e -> Matcher.quoteReplacement(plain(e.group())));
    }
    require(token.matches("[-+.\\w]+"), "malformed JSON at " + token);
    return token.matches("-?\\d{1,9}") ? (Object) Integer.valueOf(token) : token;
  }

  private static String plain(String escape) {
    if (escape.length() > 2) {
      return String.valueOf((char) Integer.parseInt(escape.substring(2), 16));
    }
    return escape.equals("\\/") ? "/" : escape.translateEscapes();
  }
}

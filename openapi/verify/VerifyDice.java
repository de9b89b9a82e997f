import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.IntStream;

/** Checks a match's dice: {@code java VerifyDice.java match.json COMMITMENT}; openapi/export.md. */
public final class VerifyDice {
  public static void main(String[] arguments) throws GeneralSecurityException {
    try {
      boolean usage = arguments.length == 2 || arguments.length == 3;
      require(usage, "usage: java VerifyDice.java match.json COMMITMENT [DRAWS-BEFORE]");
      int before = arguments.length == 2 ? 0 : Integer.parseInt(arguments[2]);
      Matcher tokens = TOKEN.matcher(Files.readString(Path.of(arguments[0])));
      require(tokens.lookingAt(), "this is no JSON");
      Object match = value(tokens);
      require(tokens.group(1).isEmpty(), "there is text after the end of the JSON");
      System.out.println("accepted: " + verify(match, arguments[1], before));
    } catch (IOException | IllegalArgumentException | StackOverflowError why) {
      String reason = ("" + why).replaceAll("^java.lang.IllegalArgumentException: |\\p{Cntrl}", "");
      System.out.println("rejected: " + reason);
      System.exit(1);
    }
  }

  private static String verify(Object match, String noted, int before)
      throws GeneralSecurityException {
    require(text(match, "format").equals("umpire-export@1"), "this is no umpire-export@1");
    require(text(match, "commitment").equals(noted), "its commitment is not the one noted");
    byte[] seed = HexFormat.of().parseHex(text(match, "seed"));
    require(sha256(seed).equals(noted), "its seed is not the one committed to");
    TreeMap<String, String> salts = new TreeMap<>();
    for (Object seat : get(List.class, match, "seats")) {
      String line = "\n" + text(seat, "seat") + "=" + text(seat, "salt");
      require(salts.put(text(seat, "seat"), line) == null, "a seat stands twice");
      if (as(Map.class, seat).containsKey("saltCommitment")) {
        byte[] digits = text(seat, "salt").getBytes(java.nio.charset.StandardCharsets.UTF_8);
        boolean same = sha256(digits).equals(text(seat, "saltCommitment"));
        require(same && digits.length >= 32, "not the salt that was committed to: " + seat);
      }
    }
    List<?> draws = get(List.class, match, "draws");
    int dice = 0;
    for (int n = before + 1; n <= before + draws.size(); n++) {
      Object draw = draws.get(n - before - 1);
      require(get(Integer.class, draw, "number") == n, "draw " + n + " is not in place: " + draw);
      String input = text(match, "match") + "\n" + n + "\n" + text(draw, "rule");
      input += String.join("", salts.values());
      byte[] key = hmac(seed, input.getBytes(java.nio.charset.StandardCharsets.UTF_8));
      require(text(draw, "key").equals(HexFormat.of().formatHex(key)), "not the key of " + draw);
      dice += check(draw, key);
    }
    compare(get(List.class, match, "events"), draws, before);
    String behind = before == 0 ? "" : ", behind " + before + " draws of another match";
    return draws.size() + " draws, " + dice + " dice" + behind;
  }

  /** Throws the draw again and returns how many dice it has; a shuffle has none. */
  private static int check(Object draw, byte[] key) throws GeneralSecurityException {
    boolean shuffled = as(Map.class, draw).containsKey("shuffle");
    require(shuffled != as(Map.class, draw).containsKey("sides"), "dice or shuffle? " + draw);
    List<Integer> values = shuffled ? new ArrayList<>() : dice(key, get(List.class, draw, "sides"));
    if (shuffled) {
      int size = get(Integer.class, draw, "shuffle");
      require(size >= 1 && size <= 256, "no shuffle has " + size + " members");
      IntStream.range(0, size).forEach(values::add);
      List<Integer> all = dice(key, IntStream.range(0, size).mapToObj(i -> size - i).toList());
      IntStream.range(0, size).forEach(i -> Collections.swap(values, size - 1 - i, all.get(i) - 1));
    }
    require(get(List.class, draw, "values").equals(values), draw + ": the seed gives " + values);
    return shuffled ? 0 : values.size();
  }

  /** Dice of these sides, from the bytes HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... */
  private static List<Integer> dice(byte[] key, List<?> sides) throws GeneralSecurityException {
    List<Integer> dice = new ArrayList<>();
    int used = 0;
    for (Object die : sides) {
      int size = as(Integer.class, die);
      require(size >= 1 && size <= 256, "no die has " + size + " sides");
      int value = 256;
      while (value >= size * (256 / size)) {
        value = hmac(key, ByteBuffer.allocate(4).putInt(used / 32).array())[used++ % 32] & 0xff;
      }
      dice.add(1 + value % size);
    }
    return dice;
  }

  /** Holds the events against the list: each draw at its event, and told there as it was thrown. */
  private static void compare(List<?> events, List<?> draws, int before) {
    List<Object> listed = new ArrayList<>();
    int revision = 0;
    int asked = 0;
    int drawn = 0;
    for (Object event : events) {
      require(get(Integer.class, event, "revision") >= revision, "a revision falls at " + event);
      revision = get(Integer.class, event, "revision");
      Map<?, ?> body = get(Map.class, event, "event");
      int named = body.containsKey("draw") ? get(Integer.class, body, "draw") : 0;
      List<?> dice = List.of();
      for (Object draw : get(List.class, event, "draws")) {
        listed.add(draw);
        require(named == before + listed.size(), "draw " + draw + " is not the one of " + event);
        dice = as(Map.class, draw).containsKey("sides") ? get(List.class, draw, "values") : dice;
        asked = 0;
        drawn = revision;
      }
      if (named != 0 && get(List.class, event, "draws").isEmpty()) {
        boolean next = asked == 0 && named == before + listed.size() + 1;
        require(next && body.containsKey("question"), "draw " + named + " is left out at " + event);
        asked = named;
      } else if (text(event, "cause").equals("resigned")
          || (body.get("outcome") instanceof Map<?, ?> how && !how.containsKey("because"))) {
        asked = 0; // given up, or agreed on as a draw, with the question open: without values
      } else if (text(event, "cause").equals("undone")) {
        boolean behind = asked == 0 && get(Integer.class, body, "to") >= drawn;
        require(behind, "dice were thrown, or asked for, since what was taken back: " + event);
      }
      require(told(body).equals(dice), "not " + dice + " are the dice told by " + event);
    }
    require(listed.equals(draws) && asked == 0, "the events have other draws than the list");
  }

  /** The dice that an event tells, itself, in its report and in the lists of that, in order. */
  private static List<?> told(Map<?, ?> body) {
    List<Object> told = new ArrayList<>();
    for (Map.Entry<?, ?> of : body.entrySet()) {
      Object value = of.getKey().equals("report") ? List.of(of.getValue()) : of.getValue();
      if (("" + of.getKey()).matches("die|dice|.*Dice")) {
        told.addAll(value instanceof List<?> all ? all : List.of(value));
      } else if (!of.getKey().equals("findings") && value instanceof List<?> parts) {
        parts.forEach(one -> told.addAll(one instanceof Map<?, ?> part ? told(part) : List.of()));
      }
    }
    return told;
  }

  private static String sha256(byte[] input) throws GeneralSecurityException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(input));
  }

  private static byte[] hmac(byte[] key, byte[] input) throws GeneralSecurityException {
    var mac = javax.crypto.Mac.getInstance("HmacSHA256");
    mac.init(new javax.crypto.spec.SecretKeySpec(key, "HmacSHA256"));
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
    Object value = as(Map.class, object).get(name);
    require(type.isInstance(value), "'" + name + "' is missing or of another kind in " + object);
    return type.cast(value);
  }

  private static String text(Object object, String name) {
    String text = get(String.class, object, name);
    require(!text.contains("\n"), "'" + name + "' has two lines: a rule could pass for a salt");
    return text;
  }

  private static final Pattern TOKEN =
      Pattern.compile("\\s*([{}\\[\\],:]|\"(?:[^\"\\\\]++|\\\\.)*+\"|[-+.\\w]++|\\z)\\s*");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(u\\p{XDigit}{4}|.)");

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
      Map<Object, Object> members = new LinkedHashMap<>();
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
    return escape.length() > 2
        ? Character.toString(Integer.parseInt(escape.substring(2), 16))
        : escape.equals("\\/") ? "/" : escape.translateEscapes();
  }
}

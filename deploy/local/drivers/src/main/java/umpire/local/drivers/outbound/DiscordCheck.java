package umpire.local.drivers.outbound;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify discord: two people play the first moves of the {@link SampleBattle} from a Discord that
 * is none, through the gateway and against all services; a channel that follows the match receives
 * what it must receive, also of what happened while lobby-service was down.
 */
public final class DiscordCheck {
  private static final String LINKS = "/v1/integrations/discord/links";
  private static final Duration SOON = Duration.ofSeconds(30);

  /** A seat has a few things to say before the other goes on. */
  private static final int MOST_ANSWERS = 20;

  private static final String ANNA = "1400000000000000001";
  private static final String BERT = "1400000000000000002";

  private final Stack stack;
  private final Api api;
  private final FakeDiscord discord;
  private final Checks checks;
  private final Api.Person anna;
  private final Api.Person bert;
  private final PlayedMatch playedMatch;
  private final String match;

  private DiscordCheck(Stack stack, Api api, FakeDiscord discord, PrintStream out) {
    this.stack = stack;
    this.api = api;
    this.discord = discord;
    this.checks = new Checks("discord", out);
    String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
    this.anna = api.signUp("anna", password);
    this.bert = api.signUp("bert", password);
    this.playedMatch = PlayedMatch.open(api, anna, bert);
    this.match = playedMatch.id();
    turnUp(SampleBattle.before());
  }

  /** What is face down has no odds, and as long as it is its owner is never asked nothing. */
  private void turnUp(List<JsonNode> commands) {
    for (int i = 0; i < commands.size(); i++) {
      ObjectNode body = Api.JSON.createObjectNode().put("commandId", "up-" + i);
      body.putArray("commands").add(commands.get(i));
      JsonNode _ = api.good(api.post(playedMatch.path("/commands"), bert.token(), body, SOON));
    }
  }

  /** On a stack of its own: lobby-service gets other settings and is killed. */
  public static CheckResult run(PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("discord: up after " + stack.up().took().toSeconds() + " s");
      Api api = new Api(stack.gateway());
      try (FakeDiscord discord = new FakeDiscord(api, stack.gateway())) {
        stack.restart(Stack.LOBBY, discord.settings());
        CheckResult result = new DiscordCheck(stack, api, discord, out).all();
        if (result.findings().isEmpty()) {
          own.notWorthKeeping();
        }
        return result;
      }
    }
  }

  private CheckResult all() {
    checks.check("what is signed comes in, what is not does not", this::signatures);
    checks.check("both link their accounts by codes", this::linked);
    checks.check("the channel follows the match", this::bound);
    checks.check("rule, odds and board come from the installation", this::looked);
    checks.check("an order is clicked, refused ones name their rule", this::clicked);
    checks.check(
        "the channel gets each message once, also of what it missed", this::channelMessages);
    checks.check("a token that is revoked ends the link", this::revoked);
    return checks.result();
  }

  private void signatures() {
    require(discord.send(discord.ping(), true).body().path("type").asInt() == 1, "no pong");
    require(discord.send(discord.ping(), false).status() == 401, "a forged ping comes in");
  }

  private void linked() {
    link(anna, ANNA);
    link(bert, BERT);
  }

  private void link(Api.Person person, String user) {
    String code =
        api.good(api.post(LINKS, person.token(), Api.JSON.createObjectNode()))
            .path("code")
            .asText();
    requireAnswer("linked with the account", discord.command(user, "link", Map.of("code", code)));
  }

  private void bound() {
    requireAnswer("follows", discord.command(ANNA, "match bind", Map.of("match", match)));
    requireMessages(1, SampleBattle.FIRST_SEAT + " (<@" + ANNA + ">)");
    requireAnswer(match, discord.command(ANNA, "match list", Map.of()));
  }

  private void looked() {
    JsonNode rule = SampleBattle.sample("rule");
    requireAnswer(
        rule.path("says").asText(),
        discord.command(ANNA, "rule", Map.of("id", rule.path("id").asText())));
    requireAnswer("PNG", discord.command(ANNA, "board", Map.of()));
    String order = "[" + SampleBattle.target() + "," + SampleBattle.everybody() + "]";
    requireAnswer("%", discord.command(ANNA, "odds", Map.of("text", order)));
  }

  private void clicked() {
    requireAnswer(
        "waits for " + SampleBattle.FIRST_SEAT, discord.command(BERT, "decision", Map.of()));
    JsonNode refused = SampleBattle.sample("refused");
    requireAnswer(
        refused.path("rule").asText(),
        discord.command(ANNA, "act", Map.of("text", refused.path("command").toString())));
    String page = discord.command(ANNA, "decision", Map.of());
    // What has one value is taken with it; what has several asks for it, and may be left.
    JsonNode choice = SampleBattle.sample("choice");
    requireAnswer(
        choice.path("offers").asText(), discord.press(ANNA, page, choice.path("label").asText()));
    String ready =
        discord.press(
            ANNA,
            discord.command(ANNA, "decision", Map.of()),
            SampleBattle.sample("targetLabel").asText());
    String drafted = discord.press(ANNA, ready, "Send it");
    requireAnswer("not complete yet", drafted);
    requireAnswer(
        "Done", discord.command(ANNA, "act", Map.of("text", SampleBattle.everybody().toString())));
    // With a poor die the attackers are hurt too, and asked first.
    answer(anna);
    require(
        waits().contains(SampleBattle.SECOND_SEAT), "after the assault it waits for " + waits());
  }

  private void channelMessages() {
    requireMessages(2, SampleBattle.SECOND_SEAT + " (<@" + BERT + ">)");
    stack.kill(Stack.LOBBY);
    // game-service knows the keys; what it sends meanwhile lies on the broker.
    answer(bert);
    stack.start(Stack.LOBBY);
    // As the dice fall, that was the last assault, or the attackers have something to say.
    requireMessages(3, waits().equals("[]") ? "over, " : SampleBattle.FIRST_SEAT);
  }

  /** Takes the fallback of every decision, as long as the match waits for that person. */
  private void answer(Api.Person person) {
    JsonNode state = playedMatch.decision(person);
    for (int i = 0; i < MOST_ANSWERS && playedMatch.waitsFor(person, state); i++) {
      PlayedMatch.Sent _ = playedMatch.answer(person, state, asked -> asked.path("fallback"), SOON);
      state = playedMatch.decision(person);
    }
  }

  private String waits() {
    return playedMatch.decision(anna).path("waitingFor").toString();
  }

  private void revoked() {
    String token = api.good(api.get(LINKS, anna.token())).at("/links/0/token").asText();
    JsonNode _ = api.good(api.delete("/v1/tokens/" + token, anna.token()));
    requireAnswer("not linked", discord.command(ANNA, "decision", Map.of()));
  }

  /** So many messages stand in the channel, the last with this. */
  private void requireMessages(int messages, String what) {
    PollUntil.until(
        messages + " messages in the channel", SOON, () -> discord.written().size() >= messages);
    JsonNode last = discord.written().getLast();
    require(
        discord.written().size() == messages && last.path("content").asText().contains(what),
        "the channel reads " + discord.written());
  }

  private static void requireAnswer(String what, String message) {
    require(message.contains(what), "not '" + what + "' but " + message);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}

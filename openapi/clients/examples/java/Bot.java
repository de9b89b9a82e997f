import com.fasterxml.jackson.databind.ObjectMapper;
import java.security.SecureRandom;
import java.util.*;
import umpire.client.*;
import umpire.client.api.*;
import umpire.client.model.*;

/** A bot that answers with anything legal, in a match against the house's bot:random. Words: origin, scenario. */
public final class Bot {
  private static final String GAME = "narvik", SEAT = "allied", OTHER = "german";
  private final Random random = new SecureRandom();
  private final ApiClient house = new ApiClient();
  private final Map<String, Collection<String>> sets = new TreeMap<>();

  public static void main(String[] words) throws Exception {
    Bot bot = new Bot();
    bot.house.updateBaseUri(words.length > 0 ? words[0] : "http://127.0.0.1:8080");
    bot.signUp();
    bot.play(new MatchesApi(bot.house), words.length > 1 ? words[1] : "first-shots");
  }

  /** An account of its own, and a personal token: a secret that does not expire with a session. */
  private void signUp() throws ApiException {
    Credentials credentials = new Credentials().name("example-" + secret()).password(secret());
    new AccountsApi(house).signUp(credentials);
    authorize(new SessionsApi(house).signIn(credentials).getToken());
    TokenRequest asked = new TokenRequest().name("Bot.java").scopes(List.of("match:read", "match:play"));
    authorize(new TokensApi(house).makeToken(asked).getToken());
  }

  private void authorize(String token) {
    house.setRequestInterceptor(request -> request.setHeader("Authorization", "Bearer " + token));
  }

  private void play(MatchesApi matches, String scenario) throws Exception {
    new GamesApi(house).readMap(GAME).getMap().getSets().forEach(set -> sets.put(set.getName(), set.getPlaces()));
    Match match = matches.openMatch(
        new OpenRequest().game(GAME).scenario(scenario).seats(Map.of(SEAT, "open", OTHER, "bot:random")));
    System.out.printf("match %s; its dice are committed to by %s%n", match.getId(), match.getCommitment());
    matches.takeSeat(match.getId(), SEAT, new SeatRequest().salt(secret()));
    int answers = 0;
    for (MatchStream.Message told : new MatchStream(house, match.getId())) { // Whatever is told, somebody may be asked.
      Decision now = matches.readDecision(match.getId());
      for (; now.getStatus() == Decision.StatusEnum.PLAYING && now.getWaitingFor().contains(SEAT); answers++) {
        answer(matches, match.getId(), now.getDecision());
        now = matches.readDecision(match.getId());
      }
      if (now.getStatus() == Decision.StatusEnum.OVER) {
        Outcome outcome = matches.readMatch(match.getId(), null).getOutcome();
        System.out.printf("over after %d answers: %s, won by %s%n", answers, outcome.getLevel(), outcome.getWinners());
        return;
      }
    }
  }

  /** Sends any command that is offered; where another seat came first, something else is asked next. */
  private void answer(MatchesApi matches, String match, OpenDecision asked) throws ApiException {
    Offer offer = some(asked.getOffers(), 1).getFirst();
    Map<String, Object> command = new TreeMap<>(Map.of("type", offer.getType()));
    offer.getParameters().forEach(one -> command.put(one.getName(), anything(one.getDomain().getActualInstance())));
    Commands order = new Commands().commandId(UUID.randomUUID().toString()).decision(asked.getId());
    try {
      matches.command(match, order.addCommandsItem(new ObjectMapper().valueToTree(command)), "wait=20");
    } catch (ApiException refused) {
      if (refused.getCode() != 409) throw refused;
    }
  }

  /** Any value of a domain. Every combination of values is legal, and nothing else is. */
  private Object anything(Object domain) {
    return switch (domain) {
      case DomainOne one -> some(one.getValues(), 1).getFirst();
      case DomainSome all -> some(all.getValues(), random.nextInt(all.getMin(), 1 + Math.min(all.getMax(), all.getValues().size())));
      case DomainNumber number -> random.nextInt(number.getMin(), 1 + number.getMax());
      case DomainNamed named -> some(sets.get(named.getSet()), 1).getFirst();
      case DomainShares all -> {
        Map<String, Integer> given = new TreeMap<>();
        List<String> room = new ArrayList<>();
        all.getShares().forEach(share -> given.put(share.getValue(), share.getLeast()));
        all.getShares().forEach(share -> room.addAll(Collections.nCopies(share.getMost() - share.getLeast(), share.getValue())));
        int sum = given.values().stream().mapToInt(Integer::intValue).sum();
        some(room, random.nextInt(Math.max(0, all.getMin() - sum), 1 + Math.min(all.getMax() - sum, room.size())))
            .forEach(value -> given.merge(value, 1, Integer::sum));
        yield given;
      }
      default -> throw new IllegalStateException("a domain of a later version: " + domain);
    };
  }

  private <T> List<T> some(Collection<T> values, int count) {
    List<T> shuffled = new ArrayList<>(values);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, count);
  }

  private String secret() {
    return HexFormat.of().toHexDigits(random.nextLong());
  }
}

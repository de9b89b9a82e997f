import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.*;
import umpire.client.*;
import umpire.client.api.*;
import umpire.client.model.*;

/**
 * A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are over, or after
 * so many seconds by draws, and prints the standings. Words: origin, seconds.
 */
public final class Host {
  private static final int ROUNDS = 2;
  private static final List<String> BOTS = List.of("bot:random", "bot:greedy", "bot:greedy-2");
  private final ApiClient house = new ApiClient();
  private final TournamentsApi tournaments;
  private final Duration patience;

  private Host(String origin, Duration patience) throws ApiException {
    house.updateBaseUri(origin);
    signUp();
    tournaments = new TournamentsApi(house); // With the token: an API keeps what its client was when it was made.
    this.patience = patience;
  }

  public static void main(String[] words) throws Exception {
    String origin = words.length > 0 ? words[0] : "http://127.0.0.1:8080";
    new Host(origin, Duration.ofSeconds(words.length > 1 ? Long.parseLong(words[1]) : 600)).play();
  }

  /** An account of its own, and a personal token: a secret that does not expire with a session. */
  private void signUp() throws ApiException {
    Credentials credentials = new Credentials().name("example-" + secret()).password(secret());
    new AccountsApi(house).signUp(credentials);
    authorize(new SessionsApi(house).signIn(credentials).getToken());
    TokenRequest asked = new TokenRequest().name("Host.java").scopes(List.of("tournament:host"));
    authorize(new TokensApi(house).makeToken(asked).getToken());
  }

  private void authorize(String token) {
    house.setRequestInterceptor(request -> request.setHeader("Authorization", "Bearer " + token));
  }

  private void play() throws Exception {
    FormatForm format = new FormatForm().type(FormatForm.TypeEnum.SWISS).rounds(ROUNDS);
    TournamentRequest plan = new TournamentRequest().name("A Swiss of Host.java").game("narvik").scenario("first-shots")
        .format(format).nextRound(TournamentRequest.NextRoundEnum.BY_HAND);
    String id = tournaments.makeTournament(plan).getId();
    lead(id, StatusRequest.StatusEnum.REGISTRATION);
    for (String bot : BOTS) tournaments.enterTournament(id, new EntrantRequest().account(bot));
    lead(id, StatusRequest.StatusEnum.RUNNING); // This begins round 1.
    for (int round = 1; round <= ROUNDS; round++) {
      // Sent again, it is the same round.
      if (round > 1) tournaments.openRound(id, new RoundRequest().id("round " + round));
      close(id, round);
      System.out.printf("round %d of tournament %s is over%n", round, id);
    }
    lead(id, StatusRequest.StatusEnum.FINISHED);
    StandingsView standings = tournaments.readStandings(id);
    standings.getCriteria().forEach(one -> System.out.printf("%s ", one.getId()));
    System.out.println("of each, by rank:");
    standings.getLines().forEach(line -> System.out.printf("%d, %s: %s%n", line.getRank(), line.getName(), line.getValues()));
  }

  private void lead(String id, StatusRequest.StatusEnum status) throws ApiException {
    tournaments.leadTournament(id, new StatusRequest().status(status));
  }

  /** Waits for the results of a round; what has none in time is a draw. */
  private void close(String id, int round) throws Exception {
    for (Instant late = Instant.now().plus(patience); ; Thread.sleep(2000)) {
      List<TournamentBoardView> missing = tournaments.readRound(id, round).getBoards().stream()
          .filter(board -> board.getResult() == null).toList();
      if (!missing.isEmpty() && Instant.now().isBefore(late)) continue;
      ResultRequest draw = new ResultRequest().points(List.of(0.5, 0.5)).how(ResultRequest.HowEnum.ADJUDICATED)
          .reason("It was not over in time.");
      for (TournamentBoardView board : missing) tournaments.decideBoard(board.getNumber(), id, round, draw);
      return;
    }
  }

  private static String secret() {
    return HexFormat.of().toHexDigits(new SecureRandom().nextLong());
  }
}

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Umpire;

/// <summary>
/// A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are over, or after
/// so many seconds by draws, and prints the standings. Words: origin, seconds.
/// </summary>
public sealed class Host {
  private const int Rounds = 2;
  private static readonly string[] Bots = { "bot:random", "bot:greedy", "bot:greedy-2" };
  private readonly Client house;
  private readonly TimeSpan patience;

  private Host(string origin, int seconds) {
    house = new Client(origin);
    patience = TimeSpan.FromSeconds(seconds);
  }

  public static void Main(string[] words) {
    var origin = words.Length > 0 ? words[0] : "http://127.0.0.1:8080";
    new Host(origin, words.Length > 1 ? int.Parse(words[1]) : 600).Play().GetAwaiter().GetResult();
  }

  /// <summary>An account of its own, and a personal token: a secret that does not expire with a session.</summary>
  private async Task SignUp() {
    var credentials = new Types.Credentials { Name = "example-" + Secret().Substring(0, 12), Password = Secret() };
    await house.SignUp(credentials);
    house.Token = (await house.SignIn(credentials)).Token;
    var scopes = new List<string> { "tournament:host" };
    house.Token = (await house.MakeToken(new Types.TokenRequest { Name = "Host.cs", Scopes = scopes })).Token;
  }

  private async Task Play() {
    await SignUp();
    var plan = new Types.TournamentRequest {
      Name = "A Swiss of Host.cs", Game = "narvik", Scenario = "first-shots", NextRound = "by-hand",
      Format = new Types.FormatForm { Type = "swiss", Rounds = Rounds }
    };
    var id = (await house.MakeTournament(plan)).Id;
    await Lead(id, "registration");
    foreach (var bot in Bots) await house.EnterTournament(id, new Types.EntrantRequest { Account = bot });
    await Lead(id, "running"); // This begins round 1.
    for (var round = 1; round <= Rounds; round++) {
      // Sent again, it is the same round.
      if (round > 1) await house.OpenRound(id, new Types.RoundRequest { Id = "round " + round });
      await Close(id, round);
      Console.WriteLine("round {0} of tournament {1} is over", round, id);
    }
    await Lead(id, "finished");
    foreach (var line in (await house.ReadStandings(id)).Lines) {
      Console.WriteLine("{0}, {1}: {2}", line.Rank, line.Name, string.Join(", ", line.Values));
    }
  }

  private Task Lead(string id, string status) {
    return house.LeadTournament(id, new Types.StatusRequest { Status = status });
  }

  /// <summary>Waits for the results of a round; what has none in time is a draw.</summary>
  private async Task Close(string id, int round) {
    var late = DateTime.UtcNow + patience;
    while (true) {
      var missing = (await house.ReadRound(id, round)).Boards.Where(board => board.Result == null).ToList();
      if (missing.Count == 0 || DateTime.UtcNow >= late) {
        var draw = new Types.ResultRequest {
          Points = new List<double> { 0.5, 0.5 }, How = "adjudicated", Reason = "It was not over in time."
        };
        foreach (var board in missing) await house.DecideBoard(board.Number, id, round, draw);
        return;
      }
      await Task.Delay(2000);
    }
  }

  private static string Secret() {
    return Guid.NewGuid().ToString("N");
  }
}

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Umpire;

/// <summary>A bot that answers with anything legal, in a match against the house's bot:random. Words: origin, scenario.</summary>
public sealed class Bot {
  private const string Game = "narvik", Seat = "allied", Other = "german";
  private readonly Random random = new Random();
  private readonly Client house;
  private Dictionary<string, List<string>> sets;

  private Bot(string origin) {
    house = new Client(origin);
  }

  public static void Main(string[] words) {
    var bot = new Bot(words.Length > 0 ? words[0] : "http://127.0.0.1:8080");
    bot.Play(words.Length > 1 ? words[1] : "first-shots").GetAwaiter().GetResult();
  }

  /// <summary>An account of its own, and a personal token: a secret that does not expire with a session.</summary>
  private async Task SignUp() {
    var credentials = new Types.Credentials { Name = "example-" + Secret().Substring(0, 12), Password = Secret() };
    await house.SignUp(credentials);
    house.Token = (await house.SignIn(credentials)).Token;
    var scopes = new List<string> { "match:read", "match:play" };
    house.Token = (await house.MakeToken(new Types.TokenRequest { Name = "Bot.cs", Scopes = scopes })).Token;
  }

  private async Task Play(string scenario) {
    await SignUp();
    sets = (await house.ReadMap(Game)).Map.Sets.ToDictionary(set => set.Name, set => set.Places);
    var seats = new Dictionary<string, string> { { Seat, "open" }, { Other, "bot:random" } };
    var match = await house.OpenMatch(new Types.OpenRequest { Game = Game, Scenario = scenario, Seats = seats });
    Console.WriteLine("match {0}; its dice are committed to by {1}", match.Id, match.Commitment);
    await house.TakeSeat(match.Id, Seat, new Types.SeatRequest { Salt = Secret() });
    var answers = 0;
    while (true) {
      var now = await house.ReadDecision(match.Id);
      if (now.Status == "over") break;
      if (now.Status == "playing" && now.WaitingFor.Contains(Seat)) {
        await Answer(match.Id, now.Decision_);
        answers++;
      } else {
        await Task.Delay(200); // The other seat is asked, or a desk.
      }
    }
    var outcome = (await house.ReadMatch(match.Id)).Outcome;
    Console.WriteLine("over after {0} answers: {1}, won by {2}", answers, outcome.Level, string.Join(", ", outcome.Winners));
  }

  /// <summary>Sends any command that is offered; where another seat came first, something else is asked next.</summary>
  private async Task Answer(string match, Types.OpenDecision asked) {
    var offer = Some(asked.Offers, 1)[0];
    var command = new Dictionary<string, object> { { "type", offer.Type } };
    foreach (var parameter in offer.Parameters) command[parameter.Name] = Anything(parameter.Domain);
    var order = new Types.Commands {
      CommandId = Secret(), Decision = asked.Id, Commands_ = new List<object> { command }
    };
    try {
      await house.Command(match, order, "wait=20");
    } catch (Problem refused) {
      if (refused.Status != 409) throw;
    }
  }

  /// <summary>Any value of a domain. Every combination of values is legal, and nothing else is.</summary>
  private object Anything(Types.Domain domain) {
    if (domain is Types.DomainOne) return Some(((Types.DomainOne) domain).Values, 1)[0];
    var all = domain as Types.DomainSome;
    if (all != null) return Some(all.Values, Between(all.Min, Math.Min(all.Max, all.Values.Count)));
    var number = domain as Types.DomainNumber;
    if (number != null) return Between(number.Min, number.Max);
    var named = domain as Types.DomainNamed;
    if (named != null) return Some(sets[named.Set], 1)[0];
    var shares = domain as Types.DomainShares;
    if (shares == null) throw new NotSupportedException("a domain of a later version: " + Json.Print(domain));
    var given = shares.Shares.ToDictionary(share => share.Value, share => share.Least);
    var room = shares.Shares.SelectMany(share => Enumerable.Repeat(share.Value, (int) (share.Most - share.Least))).ToList();
    var sum = given.Values.Sum();
    foreach (var value in Some(room, Between(Math.Max(0, shares.Min - sum), Math.Min(shares.Max - sum, room.Count)))) {
      given[value]++;
    }
    return given;
  }

  private List<T> Some<T>(List<T> values, long count) {
    return values.OrderBy(_ => random.Next()).Take((int) count).ToList();
  }

  private long Between(long least, long most) {
    return random.Next((int) least, (int) most + 1);
  }

  private static string Secret() {
    return Guid.NewGuid().ToString("N");
  }
}

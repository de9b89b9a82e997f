package umpire.lobby.contract;

import java.util.List;
import umpire.chassis.testing.Sample;
import umpire.lobby.testing.Hooks;
import umpire.lobby.testing.Lobby;

/** One request to every operation of the contract. */
final class LobbySamples {
  private static final String NAMED = "{\"name\": \"%s\", \"password\": \"%s\"}";

  private LobbySamples() {}

  /**
   * By a member, who has this webhook, and an administrator; whatever else an address names is
   * missing.
   */
  static List<Sample> of(Lobby.Member member, Lobby.Member administrator, Hooks.Made webhook) {
    String token = member.token();
    String admin = administrator.token();
    String anew = NAMED.formatted(Lobby.freshName(), Lobby.PASSWORD);
    String known = NAMED.formatted(member.name(), Lobby.PASSWORD);
    return List.of(
        Sample.of("keys", ""),
        Sample.of("signUp", "").sending(anew),
        Sample.of("findAccounts", ""),
        Sample.of("me", token),
        Sample.of("changePassword", token)
            .sending(
                "{\"oldPassword\": \"%s\", \"newPassword\": \"another one\"}"
                    .formatted("not " + Lobby.PASSWORD)),
        Sample.of("makeAccount", token)
            .sending("{\"name\": \"%s\", \"kind\": \"bot\"}".formatted(Lobby.freshName())),
        Sample.of("listAccounts", token),
        Sample.of("retireAccount", token).at("id", "none"),
        Sample.of("postSeek", token).sending("{\"game\": \"narvik\", \"scenario\": \"no-such\"}"),
        Sample.of("listSeeks", token),
        Sample.of("lobbyLimits", token),
        Sample.of("readPlayer", "").at("account", "none"),
        Sample.of("readRatingHistory", "").at("account", "none").at("game", "narvik"),
        Sample.of("readLeaderboard", "").at("game", "narvik"),
        Sample.of("readWinRates", "").at("game", "narvik"),
        Sample.of("makeTournament", token)
            .sending(
                "{\"name\": \"Spring Open\", \"game\": \"narvik\", \"scenario\": \"no-such\","
                    + " \"format\": {\"type\": \"swiss\", \"rounds\": 3}}"),
        Sample.of("listTournaments", ""),
        Sample.of("readTournament", "").at("id", "none"),
        Sample.of("changeTournament", token).at("id", "none").sending("{\"name\": \"Open\"}"),
        Sample.of("leadTournament", token).at("id", "none").sending("{\"status\": \"running\"}"),
        Sample.of("listTournamentActs", "").at("id", "none"),
        Sample.of("listEntrants", "").at("id", "none"),
        Sample.of("enterTournament", token).at("id", "none").sending("{\"salt\": \"0f\"}"),
        Sample.of("withdrawEntrant", token).at("id", "none").at("account", "none"),
        Sample.of("checkIn", token).at("id", "none").at("account", "none"),
        Sample.of("askForBye", token).at("id", "none").at("account", "none").at("round", "2"),
        Sample.of("takeBackBye", token).at("id", "none").at("account", "none").at("round", "2"),
        Sample.of("substituteEntrant", token)
            .at("id", "none")
            .at("account", "none")
            .sending("{\"account\": \"none\"}"),
        Sample.of("adjournBoard", token)
            .at("id", "none")
            .at("round", "1")
            .at("board", "1")
            .sending("{\"until\": \"2030-01-01T00:00:00Z\", \"reason\": \"ill\"}"),
        Sample.of("undoRound", token).at("id", "none").at("round", "1"),
        Sample.of("moveDeadline", token)
            .at("id", "none")
            .at("round", "1")
            .sending("{\"dueAt\": \"2030-01-01T00:00:00Z\"}"),
        Sample.of("listRounds", "").at("id", "none"),
        Sample.of("readRound", "").at("id", "none").at("round", "1"),
        Sample.of("openRound", token)
            .at("id", "none")
            .sending(
                "{\"pairings\": [[\"a\", \"b\"]], \"byes\": [{\"account\": \"c\", \"kind\": \"half\"}]}"),
        Sample.of("decideBoard", token)
            .at("id", "none")
            .at("round", "1")
            .at("board", "1")
            .sending("{\"points\": [1, 0], \"how\": \"forfeit\", \"reason\": \"absent\"}"),
        Sample.of("challengeOnLadder", token)
            .at("id", "none")
            .sending("{\"account\": \"none\", \"id\": \"one\"}"),
        Sample.of("listLadderChallenges", "").at("id", "none"),
        Sample.of("readLadderChallenge", "").at("id", "none").at("challenge", "1"),
        Sample.of("answerLadderChallenge", token)
            .at("id", "none")
            .at("challenge", "1")
            .sending("{\"answer\": \"accept\"}"),
        Sample.of("readArena", "").at("id", "none"),
        Sample.of("sayReady", token).at("id", "none").at("account", "none"),
        Sample.of("sayAway", token).at("id", "none").at("account", "none"),
        Sample.of("bringEntrants", token).at("id", "none").sending("{\"csv\": \"name\"}"),
        Sample.of("streamTournament", "").at("id", "none"),
        Sample.of("listTournamentWebhooks", token).at("id", "none"),
        Sample.of("nameTournamentWebhook", token).at("id", "none").at("webhook", "none"),
        Sample.of("dropTournamentWebhook", token).at("id", "none").at("webhook", "none"),
        Sample.of("receiptKeys", ""),
        Sample.of("replaceReceiptKey", admin).sending("{\"replaces\": \"none\"}"),
        Sample.of("readBoardReceipt", "").at("id", "none").at("round", "1").at("board", "1"),
        Sample.of("openMatches", token)
            .sending(
                "{\"id\": \"one\", \"game\": \"narvik\", \"scenario\": \"no-such\","
                    + " \"matches\": [{\"players\": [\"a\", \"b\"]}]}"),
        Sample.of("listBulks", token),
        Sample.of("readBulk", token).at("id", "none"),
        Sample.of("readBulkReceipt", token).at("id", "none").at("place", "1"),
        Sample.of("readStandings", "").at("id", "none"),
        Sample.of("exportStandings", "").at("id", "none"),
        Sample.of("exportCrossTable", "").at("id", "none"),
        Sample.of("exportReport", "").at("id", "none"),
        Sample.of("drawStandings", "").at("id", "none"),
        Sample.of("drawCrossTable", "").at("id", "none"),
        Sample.of("drawBracket", "").at("id", "none"),
        Sample.of("drawPairings", "").at("id", "none").at("round", "1"),
        Sample.of("drawStandingsInPixels", "").at("id", "none"),
        Sample.of("drawCrossTableInPixels", "").at("id", "none"),
        Sample.of("drawBracketInPixels", "").at("id", "none"),
        Sample.of("drawPairingsInPixels", "").at("id", "none").at("round", "1"),
        Sample.of("listStaff", "").at("id", "none"),
        Sample.of("appointStaff", token)
            .at("id", "none")
            .at("account", "none")
            .sending("{\"role\": \"reader\"}"),
        Sample.of("dismissStaff", token).at("id", "none").at("account", "none"),
        Sample.of("readSeek", token).at("id", "none"),
        Sample.of("cancelSeek", token).at("id", "none"),
        Sample.of("joinSeek", token).at("id", "none").sending("{\"seat\": \"none\"}"),
        Sample.of("sendChallenge", token)
            .sending(
                "{\"opponent\": \"none\", \"game\": \"narvik\", \"scenario\": \"no-such\","
                    + " \"clock\": {\"type\": \"fischer\", \"initialSeconds\": 60,"
                    + " \"incrementSeconds\": 0}}"),
        Sample.of("listChallenges", token),
        Sample.of("readChallenge", token).at("id", "none"),
        Sample.of("acceptChallenge", token).at("id", "none").sending("{\"seat\": \"none\"}"),
        Sample.of("declineChallenge", token).at("id", "none").sending("{\"reason\": \"no\"}"),
        Sample.of("cancelChallenge", token).at("id", "none"),
        Sample.of("listBlocks", token),
        Sample.of("blockAccount", token).at("account", "none"),
        Sample.of("unblockAccount", token).at("account", "none"),
        Sample.of("makeReport", token)
            .sending(
                "{\"account\": \"none\", \"kind\": \"conduct\", \"details\": \"Insults.\","
                    + " \"match\": \"none\", \"tournament\": \"none\"}"),
        Sample.of("listReports", token),
        Sample.of("listSanctions", token),
        Sample.of("appealSanction", token).at("id", "none").sending("{\"appeal\": \"No.\"}"),
        Sample.of("listOpenReports", admin),
        Sample.of("decideReport", admin)
            .at("id", "none")
            .sending("{\"outcome\": \"upheld\", \"note\": \"Seen.\"}"),
        Sample.of("issueSanction", admin)
            .sending(
                "{\"account\": \"none\", \"kind\": \"ban\", \"areas\": [\"tournaments\"],"
                    + " \"reason\": \"Insults.\", \"report\": \"none\","
                    + " \"endsAt\": \"2099-01-01T00:00:00Z\"}"),
        Sample.of("listAppeals", admin),
        Sample.of("decideSanction", admin)
            .at("id", "none")
            .sending("{\"outcome\": \"lifted\", \"answer\": \"Seen.\"}"),
        Sample.of("auditAccount", admin).at("account", "none"),
        Sample.of("signOut", token),
        Sample.of("signIn", "").sending(known),
        Sample.of("beginProviderSignIn", ""),
        Sample.of("completeProviderSignIn", ""),
        Sample.of("registerProviderPerson", "")
            .sending("{\"ticket\": \"none\", \"name\": \"%s\"}".formatted(Lobby.freshName())),
        Sample.of("makeToken", token)
            .sending("{\"name\": \"mine\", \"scopes\": [\"match:read\"], \"account\": \"nobody\"}"),
        Sample.of("listTokens", token),
        Sample.of("exchangeToken", "").sending("{\"token\": \"ump_" + "x".repeat(43) + "\"}"),
        Sample.of("revokeToken", token).at("id", "none"),
        Sample.of("makeWebhook", token)
            .sending(
                "{\"url\": \"http://127.0.0.1:9/\", \"format\": \"slack\", \"turns\": \"all\","
                    + " \"events\": [\"match.over\"], \"status\": \"active\","
                    + " \"match\": \"01940000-0000-7000-8000-000000000001\"}"),
        Sample.of("listWebhooks", token),
        Sample.of("readWebhook", token).at("id", webhook.id()),
        Sample.of("changeWebhook", token)
            .at("id", webhook.id())
            .sending("{\"turns\": \"mine\", \"events\": [\"match.over\"]}"),
        Sample.of("removeWebhook", token).at("id", "none"),
        Sample.of("rotateWebhookSecret", token).at("id", "none"),
        Sample.of("testWebhook", token).at("id", "none"),
        Sample.of("listDeliveries", token).at("id", webhook.id()),
        Sample.of("redeliver", token).at("id", webhook.id()).at("number", "1"),
        Sample.of("discordInteraction", "").sending("{\"type\": 1}"),
        Sample.of("makeDiscordCode", token),
        Sample.of("listDiscordLinks", token),
        Sample.of("endDiscordLink", token).at("user", "none"));
  }
}

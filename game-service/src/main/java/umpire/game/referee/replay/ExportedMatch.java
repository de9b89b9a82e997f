package umpire.game.referee.replay;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;
import umpire.game.edition.Edition;
import umpire.game.referee.state.MatchIds;
import umpire.game.store.match.MatchPolicies;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;
import umpire.game.store.match.Seed;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Seat;

/**
 * A match as an export describes it; its head has been validated.
 *
 * @param match its id where it was played
 * @param seed to which it committed itself
 * @param policies what its players were allowed to do
 * @param seats in the scenario's order; their accounts are those of elsewhere, and marked so
 * @param head all that the export has but its events
 * @param wanted revisions to which an undo goes back
 */
record ExportedMatch(
    UUID match,
    String scenario,
    Options options,
    Seed seed,
    MatchPolicies policies,
    List<SeatRow> seats,
    JsonNode head,
    Set<Integer> wanted) {
  private static final Pattern SEED = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern ACCOUNT = Pattern.compile("[\\P{C}&&\\S]{0,200}");

  /** No account of ours holds a colon, but for those of bots. */
  private static final String ELSEWHERE = "imported:";

  ExportedMatch {
    seats = List.copyOf(seats);
    wanted = Set.copyOf(wanted);
  }

  /** The checksum of the pack that the match was played under; throws InvalidExport. */
  static String checksum(JsonNode json) {
    InvalidExport.unless(
        text(json, "/format").equals("umpire-export@1"), "/format", "this is no umpire-export@1");
    return text(json, "/checksum");
  }

  /** The head of an export, held against the pack; throws InvalidExport. */
  static ExportedMatch of(ExportScan scan, Edition<?, ?, ?, ?> edition) {
    JsonNode json = scan.head();
    InvalidExport.unless(
        text(json, "/game").equals(edition.pack().game()), "/game", "the pack is another game's");
    InvalidExport.unless(
        text(json, "/edition").equals(edition.pack().edition()),
        "/edition",
        "the pack of this checksum is " + edition.pack().edition());
    UUID match =
        MatchIds.read(text(json, "/match"))
            .orElseThrow(() -> new InvalidExport("/match", "this is no id of a match"));
    InvalidExport.unless(
        !json.has("continues"), "/continues", "what goes on from another match is not taken in");
    String scenario = text(json, "/scenario");
    InvalidExport.unless(
        edition.pack().scenarios().containsKey(scenario), "/scenario", "there is none of this id");
    String hex = text(json, "/seed");
    InvalidExport.unless(SEED.matcher(hex).matches(), "/seed", "a seed has 32 bytes");
    Seed seed = Seed.of(HexFormat.of().parseHex(hex));
    InvalidExport.unless(
        seed.commitment().equals(text(json, "/commitment")),
        "/seed",
        "it does not match the commitment");
    List<Seat> seats = edition.pack().scenario(scenario).seats();
    return new ExportedMatch(
        match,
        scenario,
        options(json, edition),
        seed,
        policies(json),
        seats(json, seats),
        json,
        scan.wanted());
  }

  private static MatchPolicies policies(JsonNode json) {
    JsonNode policies = json.path("policies");
    if (policies.isMissingNode()) {
      return MatchPolicies.ALL;
    }
    InvalidExport.unless(policies.isObject(), "/policies", "an object belongs here");
    return new MatchPolicies(
        allowed(policies, "undo", "allowed"),
        allowed(policies, "draw", "agreed"),
        allowed(policies, "pause", "agreed"));
  }

  private static boolean allowed(JsonNode policies, String member, String allowed) {
    String word = policies.path(member).asText();
    InvalidExport.unless(
        word.equals(allowed) || word.equals("never"),
        "/policies/" + member,
        allowed + " or never belongs here");
    return word.equals(allowed);
  }

  private static Options options(JsonNode json, Edition<?, ?, ?, ?> edition) {
    Map<String, String> chosen = new TreeMap<>();
    json.path("options").properties().forEach(o -> chosen.put(o.getKey(), o.getValue().asText()));
    try {
      Options options = edition.pack().choose(chosen);
      InvalidExport.unless(options.values().equals(chosen), "/options", "an option is left out");
      return options;
    } catch (IllegalArgumentException wrong) {
      throw new InvalidExport("/options", String.valueOf(wrong.getMessage()));
    }
  }

  private static List<SeatRow> seats(JsonNode json, List<Seat> seats) {
    InvalidExport.unless(
        json.path("seats").size() == seats.size(), "/seats", "the seats are " + seats);
    List<SeatRow> rows = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      String place = "/seats/" + i;
      JsonNode seat = json.path("seats").get(i);
      String account = seat.path("account").asText();
      String salt = text(json, place + "/salt");
      InvalidExport.unless(
          text(json, place + "/seat").equals(seats.get(i).id()),
          place + "/seat",
          "the seats are " + seats);
      InvalidExport.unless(SeatRow.isSalt(salt), place + "/salt", "this is no salt");
      InvalidExport.unless(
          ACCOUNT.matcher(account).matches(), place + "/account", "this is no account");
      rows.add(
          SeatRow.taken(
              seats.get(i).id(),
              ELSEWHERE + account,
              new SaltInput(salt, commitment(json, place, salt))));
    }
    return rows;
  }

  /** To what the seat committed itself; empty if it gave its salt at once. */
  private static String commitment(JsonNode json, String seat, String salt) {
    String place = seat + "/saltCommitment";
    if (json.at(place).isMissingNode()) {
      return "";
    }
    String commitment = text(json, place);
    InvalidExport.unless(
        SeatRow.opens(commitment, salt), place, "the salt does not match the commitment");
    return commitment;
  }

  private static String text(JsonNode json, String place) {
    JsonNode value = json.at(place);
    InvalidExport.unless(value.isTextual(), place, "a text belongs here");
    return value.asText();
  }
}

package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.stack.DatabaseProbe;

/** Two house bots play; whoever opened the match looks on. */
public final class BotMatch implements BackgroundMatch {
  private final Api api;
  private final Api.Person host;
  private final SampleMatch sampleMatch;
  private final Duration longest;
  private final String id;
  private final String commitment;

  private BotMatch(
      Api api, Api.Person host, SampleMatch sampleMatch, JsonNode opened, Duration longest) {
    this.api = api;
    this.host = host;
    this.sampleMatch = sampleMatch;
    this.longest = longest;
    this.id = opened.path("id").asText();
    this.commitment = opened.path("commitment").asText();
  }

  /** They begin as soon as they have sat down. */
  public static BotMatch open(
      Api api, Api.Person host, SampleMatch sampleMatch, List<String> bots, Duration longest) {
    JsonNode opened =
        api.good(api.post("/v1/matches", host.token(), sampleMatch.table().between(bots)));
    return new BotMatch(api, host, sampleMatch, opened, longest);
  }

  private JsonNode read(String rest) {
    return api.good(api.get("/v1/matches/" + id + rest, host.token()));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String players() {
    return "two bots";
  }

  @Override
  public String counted() {
    return "event";
  }

  @Override
  public int sofar() {
    return read("").path("seq").asInt();
  }

  @Override
  public int latest() {
    return sampleMatch.latest();
  }

  @Override
  public boolean done() {
    return List.of("over", "stalled").contains(read("").path("status").asText());
  }

  @Override
  public void awaitEnd() {
    PollUntil.until("the end of match " + id, longest, this::done);
    String status = read("").path("status").asText();
    if (!status.equals("over")) {
      throw new Api.Unexpected("match " + id + " is " + status);
    }
  }

  @Override
  public Api.Person onlooker() {
    return host;
  }

  @Override
  public JsonNode export() {
    return read("/export");
  }

  @Override
  public List<String> findings(DatabaseProbe battles, DiceVerifier verifier) {
    JsonNode export = export();
    List<String> kept = battles.ask("select report from battle where match = ?", id);
    List<String> findings = new ArrayList<>(new ExportCheck(export).findingsOfAWatchedMatch(kept));
    findings.addAll(verifier.complaints(export, commitment));
    int last = 0;
    String query = "?after=0";
    while (!query.isEmpty()) {
      JsonNode page = read("/events" + query);
      for (JsonNode event : page.path("events")) {
        last++;
        if (event.path("seq").asInt() != last) {
          findings.add("an onlooker sees event " + event.path("seq") + " in place of " + last);
        }
      }
      query = page.path("next").asText().isEmpty() ? "" : "?" + page.path("next").asText();
    }
    return findings;
  }
}

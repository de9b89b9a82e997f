package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;

/**
 * An export given back to the installation: it is played again there, and must come out the same.
 */
public record ImportCheck(Api api, Api.Person person) {
  /** What is not as it must be. */
  public List<String> findings(JsonNode export) {
    HttpAnswer taken = api.patiently(api.post("/v1/matches/import", person.token(), export));
    if (taken.status() != 201) {
      return List.of("its import was answered " + taken);
    }
    String path = "/v1/matches/" + taken.body().path("id").asText() + "/export";
    return differences(export, api.good(api.get(path, person.token())));
  }

  /** In what an import's export is not the one that was imported. */
  static List<String> differences(JsonNode export, JsonNode again) {
    List<String> found = new ArrayList<>();
    int events = export.path("events").size();
    if (again.path("events").size() != events) {
      found.add("imported are %d events of %d".formatted(again.path("events").size(), events));
    }
    for (String member : List.of("events", "draws", "outcome")) {
      if (export.path(member).isMissingNode() || !again.path(member).equals(export.path(member))) {
        found.add("the import has other " + member);
      }
    }
    return List.copyOf(found);
  }
}

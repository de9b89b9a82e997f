package umpire.local.drivers.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

class ImportCheckTest {
  private static final String EXPORT =
      "{\"events\": [{\"type\": \"a\"}, {\"type\": \"b\"}], \"draws\": [{\"values\": [4]}],"
          + " \"outcome\": {\"level\": \"draw\"}}";

  @Test
  void whatComesOutAsItWentInHasNoFindings() {
    assertThat(ImportCheck.differences(json(EXPORT), json(EXPORT))).isEmpty();
  }

  @Test
  void otherEventsDiceAndOutcomesAreFound() {
    assertThat(differences(EXPORT.replace(", {\"type\": \"b\"}", "")))
        .containsExactly("imported are 1 events of 2", "the import has other events");
    assertThat(differences(EXPORT.replace("[4]", "[5]")))
        .containsExactly("the import has other draws");
    assertThat(differences(EXPORT.replace("\"draw\"", "\"victory\"")))
        .containsExactly("the import has other outcome");
  }

  private static List<String> differences(String again) {
    return ImportCheck.differences(json(EXPORT), json(again));
  }

  private static JsonNode json(String text) {
    try {
      return Api.JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}

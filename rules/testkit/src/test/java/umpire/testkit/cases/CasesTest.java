package umpire.testkit.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CasesTest {
  private static final CaseRunner ADDS =
      (rule, given, when) ->
          JsonNodeFactory.instance
              .objectNode()
              .put("sum", given.path("one").asInt() + when.path("other").asInt())
              .put("rule", rule);

  private final Path folder;

  CasesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void aCaseHoldsOrFailsByItsExpectation() throws IOException {
    Cases.check(only("{'rule':'1','given':{'one':2},'when':{'other':3},'then':{'sum':5}}"), ADDS);
    Case wrong = only("{'rule':'1','given':{'one':2},'when':{'other':3},'then':{'sum':6}}");
    assertThatThrownBy(() -> Cases.check(wrong, ADDS))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("expected 6 at '/sum', but there is 5");
  }

  @Test
  void anExpectationThatCannotFailIsCaught() throws IOException {
    Case hollow = only("{'rule':'1','given':{},'when':{},'then':{'sum':{}}}");
    assertThatThrownBy(() -> Cases.check(hollow, (rule, given, when) -> everything()))
        .hasMessageContaining("passes whatever it expects");
  }

  @Test
  void everyCaseOfTheFilesIsATest() throws IOException {
    only("[{'rule':'1','ignore':'why not'}, {'rule':'2','given':{},'when':{},'then':{'sum':0}}]");
    List<String> names = Cases.tests(folder, ADDS).map(test -> test.getDisplayName()).toList();
    assertThat(names).containsExactly("2 one.json 2", "all of them");
    assertThat(Cases.line(folder, Cases.in(folder)))
        .contains("2 cases, 1 of them ignored")
        .contains("ignored 1 one.json 1: why not");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'rule':'1','given':{},'when':{},'then':{},'than':{}} | unknown member 'than'
          {'given':{},'when':{},'then':{'a':1}}                 | 'rule' is missing
          {'rule':'1','ignore':''}                              | 'ignore' says no reason
          {'rule':'1','given':{},'then':{'a':1}}                | 'when' is no object
          {'rule':'1','given':{},'when':{},'then':{}}           | 'then' expects nothing
          """)
  void aCaseOutOfShapeIsRefused(String json, String message) {
    assertThatThrownBy(() -> only(json)).hasMessageContaining("one.json, case 1: " + message);
  }

  private Case only(String json) throws IOException {
    Files.writeString(folder.resolve("one.json"), json.replace('\'', '"'));
    return Cases.in(folder).getFirst();
  }

  private static JsonNode everything() {
    return JsonNodeFactory.instance.objectNode().put("sum", "").put("nothing", "");
  }
}

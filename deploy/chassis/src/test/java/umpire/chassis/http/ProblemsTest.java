package umpire.chassis.http;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class ProblemsTest {
  private static final String PROBLEM = "application/problem+json";

  @Test
  void a_good_body_comes_back() {
    post("{'name':'a','parts':[{'number':1,'colour':'RED'}],'at':'2026-01-01T00:00:00Z','note':null}")
        .statusCode(200)
        .body("name", equalTo("a"))
        .body("at", equalTo("2026-01-01T00:00:00Z"));
    post("{'name':'a','parts':[],'at':'2026-01-01T00:00:00Z'}").statusCode(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {'name':'a','parts':[{'number':1,'colour':'RED','x':1}],'at':'2026-01-01T00:00:00Z'} | /parts/0/x      | unknown field 'x'
          {'name':'a','parts':[{'number':1,'colour':'BLUE'}],'at':'2026-01-01T00:00:00Z'}      | /parts/0/colour | must be one of RED, GREEN
          {'name':'a','parts':[{'number':1,'colour':0}],'at':'2026-01-01T00:00:00Z'}           | /parts/0/colour | must be one of RED, GREEN
          {'name':'a','parts':[{'number':-1,'colour':'RED'}],'at':'2026-01-01T00:00:00Z'}      | /parts/0        | a number is not negative
          {'name':'a','parts':[{'number':1.5,'colour':'RED'}],'at':'2026-01-01T00:00:00Z'}     | /parts/0/number | must be a number in range
          {'name':'a','parts':[{'colour':'RED'}],'at':'2026-01-01T00:00:00Z'}                  | /parts/0/number | the field 'number' is missing
          {'name':null,'parts':[],'at':'2026-01-01T00:00:00Z'}                                 | /name           | must not be null
          {'name':'a','parts':[null],'at':'2026-01-01T00:00:00Z'}                              | /parts/0        | must not be null
          {'name':'a','parts':[],'at':'2026-01-01T00:00:00Z','labels':{'x':null}}              | /labels/x       | must not be null
          {'parts':[],'at':'2026-01-01T00:00:00Z'}                                             | /name           | the field 'name' is missing
          {'name':'a','parts':7,'at':'2026-01-01T00:00:00Z'}                                   | /parts          | must be an array
          {'name':{},'parts':[],'at':'2026-01-01T00:00:00Z'}                                   | /name           | must be a string
          {'name':'a','parts':[],'at':'yesterday'}                                             | /at             | must be a valid Instant
          {'name':'a','name':'b','parts':[],'at':'2026-01-01T00:00:00Z'}                       | /name           | the field 'name' stands there twice
          {'name':'a','parts':[],'at':'2026-01-01T00:00:00Z'} {}                               | ""              | there is text after the end of the value
          {'name':'a','parts':[                                                                | /parts          | not well-formed JSON at line 1, column 22
          {'name':'a\\u0000b','parts':[],'at':'2026-01-01T00:00:00Z'}                           | /name           | no text holds the control character U+0000
          {'name':'a\\u009f','parts':[],'at':'2026-01-01T00:00:00Z'}                            | /name           | no text holds the control character U+009F
          {'name':'a\\ud800','parts':[],'at':'2026-01-01T00:00:00Z'}                            | /name           | no text holds half of a surrogate pair, U+D800
          {'name':'a','parts':[{'number':1e400,'colour':'RED'}],'at':'2026-01-01T00:00:00Z'}   | /parts/0/number | must be a number in range
          []                                                                                   | ""              | must be an object
          null                                                                                 | ""              | a JSON body is needed
          ""                                                                                   | ""              | a JSON body is needed
          """)
  void a_bad_body_is_400_with_pointer_and_reason(String body, String pointer, String reason) {
    post(body)
        .statusCode(400)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:malformed"))
        .body("status", equalTo(400))
        .body("detail", equalTo(reason))
        .body("pointer", equalTo(pointer));
  }

  @Test
  void a_problem_keeps_its_members_and_headers() {
    when()
        .get("/sample/refused/422")
        .then()
        .statusCode(422)
        .contentType(PROBLEM)
        .header("Retry-After", "3")
        .header("Cache-Control", "private, no-store")
        .body("type", equalTo("urn:umpire:problem:sample"))
        .body("findings[0].rule", equalTo("6.5"))
        .body("instance", matchesPattern("urn:umpire:request:[0-9a-f-]{36}"));
  }

  @Test
  void a_fault_of_ours_reveals_nothing_but_its_id() {
    given()
        .header("X-Request-Id", "abc-1")
        .get("/sample/fault")
        .then()
        .statusCode(500)
        .contentType(PROBLEM)
        .header("X-Request-Id", "abc-1")
        .body("instance", equalTo("urn:umpire:request:abc-1"))
        .body(not(containsString("secret")))
        .body(not(containsString("Exception")));
  }

  @Test
  void a_request_id_that_is_not_well_formed_is_replaced() {
    String id =
        given().header("X-Request-Id", "a b\tc").get("/sample/mine").getHeader("X-Request-Id");
    assertThat(id).matches("[0-9a-f-]{36}");
  }

  @Test
  void unknown_paths_methods_and_media_types_are_problems() {
    when().get("/nowhere").then().statusCode(404).contentType(PROBLEM);
    when().get("/sample/nowhere/at/all").then().statusCode(404).contentType(PROBLEM);
    when().get("/sample/refused/x").then().statusCode(404).contentType(PROBLEM);
    when().delete("/sample").then().statusCode(405).contentType(PROBLEM);
    given()
        .contentType("text/plain")
        .body("x")
        .post("/sample")
        .then()
        .statusCode(415)
        .contentType(PROBLEM);
  }

  @ParameterizedTest
  @CsvSource({
    "application/problem+json, 204",
    "application/json, 204",
    "*/*, 204",
    "text/html, 406",
    "application/problem+xml, 406"
  })
  void what_answers_nothing_serves_whoever_reads_problems(String accepted, int status) {
    given().accept(accepted).put("/sample/nothing").then().statusCode(status);
  }

  @Test
  void a_large_body_is_413() {
    given()
        .contentType(ContentType.JSON)
        .body("\"" + "x".repeat(20_000) + "\"")
        .post("/sample")
        .then()
        .statusCode(413)
        .contentType(PROBLEM)
        .body("status", equalTo(413));
  }

  private static ValidatableResponse post(String body) {
    return given()
        .contentType(ContentType.JSON)
        .body(body == null ? "" : body.replace('\'', '"'))
        .post("/sample")
        .then();
  }
}

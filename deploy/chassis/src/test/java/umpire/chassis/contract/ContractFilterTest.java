package umpire.chassis.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ContractFilterTest {

  @Test
  void refusals_are_problems_and_a_token_may_be_sent() {
    JsonPath document = given().queryParam("format", "json").get("/openapi").jsonPath();
    assertThat(
            document.getString(
                "paths.'/sample/refused/{status}'.get.responses.'422'"
                    + ".content.'application/problem+json'.schema.'$ref'"))
        .isEqualTo("#/components/schemas/Problem");
    assertThat(document.getList("components.schemas.Problem.required"))
        .contains("type", "title", "status", "detail", "instance");
    assertThat(document.getString("components.securitySchemes.bearer.scheme")).isEqualTo("bearer");
    assertThat(document.getList("security")).hasSize(2);
  }
}

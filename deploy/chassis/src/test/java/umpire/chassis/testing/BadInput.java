package umpire.chassis.testing;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Sends what cannot be read or found to every operation that a contract tells of: each must be
 * refused with a problem, and nothing may come of it. An operation without a sample is a fault, so
 * that a new route is covered or noticed.
 */
public final class BadInput {
  private static final int TWO_MEBIBYTES = 2 * 1024 * 1024;
  private static final List<String> ADDRESSES =
      List.of(
          "0",
          "-1",
          "null",
          "nobody-knows-this",
          "%00",
          "%F0%9F%92%A5",
          "..%2F..",
          "'%3B--",
          "x".repeat(3_000),
          "00000000-0000-0000-0000-000000000000",
          "01940000-0000-7000-8000-zzzzzzzzzzzz");
  private static final List<String> QUERIES =
      List.of("x", "-1", "1.5", "99999999999999999999", "%00", "null", "[]");

  private final Contract contract;
  private final Map<String, Sample> samples;
  private final Supplier<String> state;
  private final List<String> faults = new ArrayList<>();
  private int sent;

  private BadInput(Contract contract, List<Sample> samples, Supplier<String> state) {
    this.contract = contract;
    this.samples = samples.stream().collect(Collectors.toMap(Sample::operation, sample -> sample));
    this.state = state;
  }

  /**
   * What was wrong, one line each; prints how much was sent.
   *
   * @param service whose contract is published
   * @param samples one for each operation
   * @param state all that might change, as text
   */
  public static List<String> faults(String service, List<Sample> samples, Supplier<String> state)
      throws IOException {
    BadInput suite = new BadInput(Contract.published(service), samples, state);
    suite.run();
    System.out.printf(
        "bad input: %s: %d operations, %d requests, %d faults%n",
        service, suite.contract.operations().size(), suite.sent, suite.faults.size());
    return suite.faults;
  }

  private void run() {
    for (Contract.Operation operation : contract.operations()) {
      Sample sample = samples.get(operation.id());
      if (sample == null) {
        faults.add("no sample for " + operation.id() + ": a route without this test");
        continue;
      }
      String before = state.get();
      addresses(operation, sample);
      if (!operation.streams()) {
        queries(operation, sample);
      }
      if (operation.json().has("requestBody")) {
        bodies(operation, sample);
      }
      if (!state.get().equals(before)) {
        faults.add(operation.id() + ": something came of what was refused");
      }
    }
  }

  private void addresses(Contract.Operation operation, Sample sample) {
    for (String name : sample.path().keySet()) {
      for (String wrong : ADDRESSES) {
        refused(
            operation,
            name + "=" + wrong,
            () -> operation.send(sample.at(name, wrong)),
            Set.of(400, 403, 404, 409, 414));
      }
    }
  }

  /** What a query asks for in vain may be refused or passed over; never is it a fault of ours. */
  private void queries(Contract.Operation operation, Sample sample) {
    for (JsonNode parameter : operation.json().path("parameters")) {
      if (parameter.path("in").asText().equals("query") && operation.method().equals("get")) {
        for (String wrong : QUERIES) {
          String query = "?" + parameter.path("name").asText() + "=" + wrong;
          sent++;
          Response answer = operation.send(sample, query);
          if (answer.statusCode() >= 500) {
            faults.add(operation.id() + " " + query + ": " + answer.statusCode());
          }
        }
      }
    }
  }

  private void bodies(Contract.Operation operation, Sample sample) {
    JsonNode schema = contract.request(operation);
    List<String> wrong = new ArrayList<>(Mutants.of(sample.body(), schema));
    wrong.addAll(Mutants.ofElements(sample.body()));
    for (String body : wrong) {
      refused(
          operation, shortened(body), () -> operation.send(sample.sending(body)), Set.of(400, 422));
    }
    // Some take more than that: what is in it is no good either.
    refused(
        operation,
        "two mebibytes",
        () -> operation.send(sample.sending(" ".repeat(TWO_MEBIBYTES) + sample.body())),
        Set.of(413, 422));
    refused(operation, "plain text", () -> plainText(operation, sample), Set.of(415));
  }

  private static Response plainText(Contract.Operation operation, Sample sample) {
    RequestSpecification request = given().contentType("text/plain").body(sample.body());
    return (sample.token().isEmpty() ? request : request.auth().oauth2(sample.token()))
        .request(operation.method(), sample.address(operation.path()));
  }

  private void refused(
      Contract.Operation operation, String what, Supplier<Response> sending, Set<Integer> allowed) {
    sent++;
    Response answer;
    try {
      answer = sending.get();
    } catch (AssertionError unlike) {
      faults.add(operation.id() + " " + what + ": " + unlike.getMessage());
      return;
    }
    if (!allowed.contains(answer.statusCode())
        || !String.valueOf(answer.contentType()).startsWith("application/problem+json")) {
      faults.add(
          "%s %s: %d %s"
              .formatted(operation.id(), what, answer.statusCode(), shortened(answer.asString())));
    } else if (operation.json().has("requestBody")
        && answer.statusCode() == 400
        && answer.path("pointer") == null) {
      faults.add(operation.id() + " " + what + ": 400 without a pointer");
    }
  }

  private static String shortened(String text) {
    return text.length() > 160 ? text.substring(0, 160) + "..." : text;
  }
}

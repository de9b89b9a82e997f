package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.ConfigProvider;

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
            Request.of(operation, sample.at(name, wrong)),
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
          HttpResponse<String> answer = Request.of(operation, sample).asking(query).send();
          if (answer.statusCode() >= 500) {
            faults.add(operation.id() + " " + query + ": " + answer.statusCode());
          }
        }
      }
    }
  }

  private void bodies(Contract.Operation operation, Sample sample) {
    List<String> wrong = new ArrayList<>(Mutants.of(sample.body(), contract.request(operation)));
    wrong.addAll(Mutants.ofElements(sample.body()));
    for (String body : wrong) {
      Request request = Request.of(operation, sample.sending(body));
      refused(operation, shortened(body), request, Set.of(400, 413, 422));
    }
    // A text is a text: what it names is not there, or nobody's.
    for (String body : Mutants.ofTexts(sample.body())) {
      Request request = Request.of(operation, sample.sending(body));
      refused(operation, shortened(body), request, Set.of(400, 401, 404, 409, 422, 503));
    }
    // Some take more than that: what is in it is no good either.
    Sample large = sample.sending(" ".repeat(TWO_MEBIBYTES) + sample.body());
    refused(operation, "two mebibytes", Request.of(operation, large), Set.of(400, 413, 422));
    Request plain = Request.of(operation, sample).as("text/plain");
    refused(operation, "plain text", plain, Set.of(415));
  }

  private void refused(
      Contract.Operation operation, String what, Request request, Set<Integer> allowed) {
    sent++;
    HttpResponse<String> answer = request.send();
    String type = answer.headers().firstValue("Content-Type").orElse("");
    String told = operation.id() + " " + what + ": " + answer.statusCode() + " ";
    if (!allowed.contains(answer.statusCode()) || !type.startsWith("application/problem+json")) {
      faults.add(told + shortened(answer.body()));
      return;
    }
    if (operation.json().has("requestBody")
        && answer.statusCode() == 400
        && !answer.body().contains("\"pointer\"")) {
      faults.add(told + "without a pointer");
    }
    contract
        .faults(
            operation, answer.statusCode(), type, answer.body().getBytes(StandardCharsets.UTF_8))
        .forEach(fault -> faults.add(told + fault));
  }

  private static String shortened(String text) {
    return text.length() > 160 ? text.substring(0, 160) + "..." : text;
  }

  /** By the JDK's client, which does not look into what it sends. */
  private record Request(String method, String token, String address, String type, String body) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    static Request of(Contract.Operation operation, Sample sample) {
      return new Request(
          operation.method().toUpperCase(Locale.ROOT),
          sample.token(),
          sample.address(operation.path()),
          operation.json().has("requestBody") ? "application/json" : "",
          sample.body());
    }

    Request asking(String query) {
      return new Request(method, token, address + query, type, body);
    }

    Request as(String other) {
      return new Request(method, token, address, other, body);
    }

    HttpResponse<String> send() {
      int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
      // Brackets stand as they are in no address.
      String escaped = address.replace("[", "%5B").replace("]", "%5D");
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + escaped))
              .timeout(Duration.ofSeconds(30));
      if (!token.isEmpty()) {
        request.header("Authorization", "Bearer " + token);
      }
      if (!type.isEmpty()) {
        request.header("Content-Type", type);
      }
      request.method(
          method,
          type.isEmpty()
              ? HttpRequest.BodyPublishers.noBody()
              : HttpRequest.BodyPublishers.ofString(body));
      try {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
      } catch (IOException broken) {
        throw new UncheckedIOException(method + " " + address, broken);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(interrupted);
      }
    }
  }
}

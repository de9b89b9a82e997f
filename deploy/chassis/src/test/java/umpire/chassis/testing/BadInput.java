package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Sends what cannot be read or found to every operation that a contract has: each must be refused
 * with a problem, and nothing may come of it. An operation without a sample is a fault, so that a
 * new route is covered or noticed.
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
          "a%00b",
          "%1F",
          "%ED%A0%80",
          "%F0%9F%92%A5",
          "..%2F..",
          "'%3B--",
          "x".repeat(3_000),
          "00000000-0000-0000-0000-000000000000",
          "01940000-0000-7000-8000-zzzzzzzzzzzz");
  private static final List<String> UNSTORABLE = List.of("%00", "a%00b", "%07", "%ED%A0%80");
  private static final List<String> QUERIES =
      List.of("x", "-1", "1.5", "99999999999999999999", "%00", "null", "[]");

  private final Contract contract;
  private final Map<String, Sample> samples;
  private final Supplier<String> state;
  private final Set<String> rules;
  private final List<String> faults = new ArrayList<>();
  private int sent;
  private int ruled;

  private BadInput(
      Contract contract, List<Sample> samples, Supplier<String> state, Set<String> rules) {
    this.contract = contract;
    this.samples = samples.stream().collect(Collectors.toMap(Sample::operation, sample -> sample));
    this.state = state;
    this.rules = rules;
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
    return run(service, samples, state, Set.of(), _ -> true).faults;
  }

  /**
   * The same where rules refuse some of it, each by an id of these.
   *
   * @param rules the ids of the games' ledgers
   */
  public static List<String> faults(
      String service, List<Sample> samples, Supplier<String> state, Set<String> rules)
      throws IOException {
    return run(service, samples, state, rules, _ -> true).faults;
  }

  /**
   * The same of some operations alone: those that read what a game's players send, where the others
   * were tried with another game.
   *
   * @param operations their names
   */
  public static List<String> faults(
      String service,
      List<Sample> samples,
      Supplier<String> state,
      Set<String> rules,
      Set<String> operations)
      throws IOException {
    BadInput suite = run(service, samples, state, rules, one -> operations.contains(one.id()));
    Set<String> unknown = new TreeSet<>(operations);
    suite.contract.operations().forEach(operation -> unknown.remove(operation.id()));
    unknown.forEach(name -> suite.faults.add("there is no operation " + name));
    return suite.faults;
  }

  private static BadInput run(
      String service,
      List<Sample> samples,
      Supplier<String> state,
      Set<String> rules,
      Predicate<Contract.Operation> tried)
      throws IOException {
    BadInput suite = new BadInput(Contract.published(service), samples, state, rules);
    List<Contract.Operation> operations =
        suite.contract.operations().stream().filter(tried).toList();
    suite.run(operations);
    System.out.printf(
        "bad input: %s: %d operations, %d requests, %d refused by a rule, %d faults%n",
        service, operations.size(), suite.sent, suite.ruled, suite.faults.size());
    return suite;
  }

  private void run(List<Contract.Operation> operations) {
    for (Contract.Operation operation : operations) {
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
      parameters(operation, sample);
      if (operation.json().has("requestBody")) {
        bodies(operation, sample);
        hostile(operation, sample);
      }
      if (!state.get().equals(before)) {
        faults.add(operation.id() + ": something came of what was refused");
      }
    }
    int alive = PlainRequest.of("GET", "", "/q/health/live").status();
    if (alive != 200) {
      faults.add("after all that the service is not alive: " + alive);
    }
  }

  private void addresses(Contract.Operation operation, Sample sample) {
    for (String name : sample.path().keySet()) {
      for (String wrong : ADDRESSES) {
        refused(
            operation,
            name + "=" + wrong,
            PlainRequest.of(operation, sample.at(name, wrong)),
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
          HttpResponse<String> answer = PlainRequest.of(operation, sample).asking(query).send();
          if (answer.statusCode() >= 500) {
            faults.add(operation.id() + " " + query + ": " + answer.statusCode());
          }
        }
      }
    }
  }

  /** No query holds a control character, and no header a NUL. */
  private void parameters(Contract.Operation operation, Sample sample) {
    for (JsonNode parameter : operation.json().path("parameters")) {
      String name = parameter.path("name").asText();
      if (parameter.path("in").asText().equals("query")) {
        for (String wrong : UNSTORABLE) {
          String query = "?" + name + "=" + wrong;
          refused(operation, query, PlainRequest.of(operation, sample).asking(query), Set.of(400));
        }
      } else if (parameter.path("in").asText().equals("header")) {
        sent++;
        int status = PlainRequest.of(operation, sample).with(name, "a\u0000b").rawStatus();
        if (status != 400) {
          faults.add(operation.id() + " " + name + " with a NUL: " + status);
        }
      }
    }
  }

  /** What nothing of ours could keep, in every place; and once what is too deep or too much. */
  private void hostile(Contract.Operation operation, Sample sample) {
    Set<Integer> unread = operation.isSigned() ? Set.of(401) : Set.of(400);
    for (String body : HostileBodies.of(sample.body())) {
      refused(
          operation,
          shortened(body),
          PlainRequest.of(operation, sample.sending(body)).ofBytes(),
          unread);
    }
    for (String body : HostileBodies.heavy(sample.body())) {
      refused(
          operation,
          shortened(body),
          PlainRequest.of(operation, sample.sending(body)),
          Set.of(400, 401, 413, 422));
    }
  }

  private void bodies(Contract.Operation operation, Sample sample) {
    // What is signed is not read before its signature: it is nobody's.
    Set<Integer> unread = operation.isSigned() ? Set.of(401, 413) : Set.of(400, 413, 422);
    List<String> wrong = new ArrayList<>(Mutants.of(sample.body(), contract.request(operation)));
    wrong.addAll(Mutants.ofElements(sample.body()));
    for (String body : wrong) {
      PlainRequest request = PlainRequest.of(operation, sample.sending(body));
      refused(operation, shortened(body), request, unread);
    }
    // A text is a text: what it names is not there, or nobody's; as a secret it is wrong.
    for (String body : Mutants.ofTexts(sample.body())) {
      PlainRequest request = PlainRequest.of(operation, sample.sending(body));
      refused(operation, shortened(body), request, Set.of(400, 401, 403, 404, 409, 422, 503));
    }
    for (String body : sample.ruledOut()) {
      int before = ruled;
      refused(operation, body, PlainRequest.of(operation, sample.sending(body)), Set.of(422));
      if (ruled == before) {
        faults.add(operation.id() + " " + body + ": no rule refused it");
      }
    }
    // Some take more than that: what is in it is no good either.
    Sample large = sample.sending(" ".repeat(TWO_MEBIBYTES) + sample.body());
    refused(operation, "two mebibytes", PlainRequest.of(operation, large), unread);
    PlainRequest plain = PlainRequest.of(operation, sample).with("Content-Type", "text/plain");
    refused(operation, "plain text", plain, Set.of(415));
  }

  private void refused(
      Contract.Operation operation, String what, PlainRequest request, Set<Integer> allowed) {
    sent++;
    HttpResponse<String> answer = request.send();
    String type = answer.headers().firstValue("Content-Type").orElse("");
    String sent = operation.id() + " " + what + ": " + answer.statusCode() + " ";
    if (!allowed.contains(answer.statusCode()) || !type.startsWith("application/problem+json")) {
      faults.add(sent + shortened(answer.body()));
      return;
    }
    if (operation.json().has("requestBody")
        && answer.statusCode() == 400
        && !answer.body().contains("\"pointer\"")) {
      faults.add(sent + "without a pointer");
    }
    ruled(answer.body()).forEach(fault -> faults.add(sent + fault));
    contract
        .faults(
            operation, answer.statusCode(), type, answer.body().getBytes(StandardCharsets.UTF_8))
        .forEach(fault -> faults.add(sent + fault));
  }

  /** What a rule refuses says by which, and the rule stands in the game's ledger. */
  private List<String> ruled(String problem) {
    JsonNode json = Mutants.tree(problem);
    if (!json.path("type").asText().equals("urn:umpire:problem:refused")) {
      return List.of();
    }
    ruled++;
    JsonNode findings = json.path("findings");
    List<String> unknown = new ArrayList<>();
    findings.forEach(
        finding -> {
          if (!rules.contains(finding.path("rule").asText())) {
            unknown.add("by a rule that is not in the ledger: " + finding);
          }
        });
    return findings.isEmpty() ? List.of("refused without a finding") : unknown;
  }

  private static String shortened(String text) {
    return text.length() > 160 ? text.substring(0, 160) + "..." : text;
  }
}

package umpire.testkit.cases;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.testkit.match.ReachedTypes;

/**
 * What happened in a case, in the members that the expectations of every game may name: {@code
 * accepted}; of a refusal {@code rule}, {@code reason} and {@code because}; {@code asked}, {@code
 * events}, {@code said}, {@code outcome}.
 */
record CaseResult(ScriptedMatch<Object, Object, Object> table) {
  ObjectNode of(List<Ruling<Object, Object, Object>> rulings) {
    ObjectNode json = object();
    if (!rulings.isEmpty()) {
      ruling(json, rulings.getLast());
    }
    json.set("asked", asked());
    json.set("events", events());
    json.set("said", report());
    json.set(ReachedTypes.MEMBER, table.reached().json());
    if (table.pending() instanceof Pending.Over<Object> over) {
      json.put("outcome", over.outcome().level());
    }
    return json;
  }

  private void ruling(ObjectNode json, Ruling<Object, Object, Object> ruling) {
    json.put("accepted", !(ruling instanceof Ruling.Refused<Object, Object, Object>));
    if (ruling instanceof Ruling.Refused<Object, Object, Object> refused) {
      Finding first = refused.because().getFirst();
      json.put("rule", first.rule().value());
      json.put("reason", reason(first));
      json.set("because", table.book().codec().tree(first.because()));
    }
  }

  private ObjectNode asked() {
    ObjectNode asked = object();
    if (table.pending() instanceof Pending.Choices<Object> choices) {
      choices
          .asked()
          .forEach(
              (seat, decision) -> {
                ObjectNode one = asked.putObject(seat.id());
                one.put("rule", decision.rule().value());
                ArrayNode offers = one.putArray("offers");
                decision
                    .offers()
                    .offers()
                    .forEach(offer -> offers.add(table.book().codec().tree(offer)));
              });
    }
    return asked;
  }

  private ObjectNode events() {
    ObjectNode events = object();
    for (Object event : table.events()) {
      ObjectNode tree = (ObjectNode) table.book().codec().tree(event);
      events.set(tree.path("type").asText(), tree);
    }
    return events;
  }

  private ObjectNode report() {
    ObjectNode report = object();
    for (Object event : table.events()) {
      for (Finding finding : table.book().play().findings(event)) {
        String key = finding.rule().value() + " " + reason(finding);
        report.put(key, report.path(key).asInt() + 1);
      }
    }
    return report;
  }

  private String reason(Finding finding) {
    return table.book().codec().tree(finding.because()).path("type").asText();
  }

  private ObjectNode object() {
    return table.book().codec().mapper().createObjectNode();
  }
}

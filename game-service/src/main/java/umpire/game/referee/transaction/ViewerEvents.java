package umpire.game.referee.transaction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.game.edition.Edition;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.play.KebabCase;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Viewer;

/** What each viewer is shown of one transaction, while it is computed. */
final class ViewerEvents<E> {
  private final Edition<?, ?, E, ?> edition;
  private final Ruleset<?, ?, E, ?> rules;
  private final int revision;
  private final List<Viewer> viewers;
  private final Map<String, Integer> seqs;
  private final List<ShownRow> shown = new ArrayList<>();

  /** Of the transaction after this. */
  ViewerEvents(MatchState<?, ?, E, ?> from) {
    this.edition = from.edition();
    this.rules = edition.rules();
    this.revision = from.revision() + 1;
    this.viewers = from.match().viewers();
    this.seqs = new HashMap<>(from.seqs());
  }

  List<ShownRow> shown() {
    return shown;
  }

  /** The last number of each viewer. */
  Map<String, Integer> seqs() {
    return seqs;
  }

  /** The names of all viewers: those who may see the dice of a question, when it is answered. */
  List<String> everyone() {
    return viewers.stream().map(Match::name).toList();
  }

  /** An act on the match: everyone sees all of it. */
  void act(ObjectNode act) {
    String body = body(act, edition.findings(List.of()), 0);
    viewers.forEach(viewer -> show(viewer, body));
  }

  /** An act on the match that is shown to each in their own numbers. */
  void act(Function<Viewer, ObjectNode> actOf) {
    viewers.forEach(
        viewer -> show(viewer, body(actOf.apply(viewer), edition.findings(List.of()), 0)));
  }

  /**
   * An event of the game. All who see it whole are shown the same text, written once.
   *
   * @param whole the event as JSON
   * @param draw from whose values it is the first to follow, or 0
   */
  void event(E event, JsonNode whole, int draw) {
    String text = "";
    for (Viewer viewer : viewers) {
      switch (rules.shown(event, viewer)) {
        case ShownEvent.Whole<E> _ -> {
          text = text.isEmpty() ? body(whole, edition.findings(rules.findings(event)), draw) : text;
          show(viewer, text);
        }
        case ShownEvent.Blanked<E>(Record rendering) ->
            show(viewer, body(rendering(rendering), edition.findings(List.of()), draw));
        case ShownEvent.Unseen<E> _ -> {}
      }
    }
  }

  private JsonNode rendering(Record blanked) {
    JsonNode json = edition.tree(blanked);
    if (json.has("type")) {
      return json;
    }
    ObjectNode named = JsonNodeFactory.instance.objectNode();
    named.put("type", KebabCase.of(blanked.getClass()));
    json.properties().forEach(member -> named.set(member.getKey(), member.getValue()));
    return named;
  }

  private static String body(JsonNode event, ArrayNode findings, int draw) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.set("type", event.get("type"));
    body.set("event", event);
    body.set("findings", findings);
    ArrayNode numbers = body.putArray("draws");
    if (draw > 0) {
      numbers.add(draw);
    }
    return body.toString();
  }

  private void show(Viewer viewer, String body) {
    String name = Match.name(viewer);
    int seq = seqs.merge(name, 1, Integer::sum);
    shown.add(new ShownRow(name, seq, revision, body));
  }
}

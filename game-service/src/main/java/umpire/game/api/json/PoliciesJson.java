package umpire.game.api.json;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.game.api.shape.match.PoliciesShape;
import umpire.game.store.match.MatchPolicies;

/** The shape of what players may do: {undo, draw, pause}. */
public final class PoliciesJson {
  private static final String ALLOWED = "allowed";
  private static final String AGREED = "agreed";
  private static final String NEVER = "never";

  private PoliciesJson() {}

  /** As it was asked for: everything if nothing was; 400 with the pointer for another word. */
  public static MatchPolicies read(@Nullable PoliciesShape shape) {
    return shape == null
        ? MatchPolicies.ALL
        : new MatchPolicies(
            allowed("undo", shape.undo(), ALLOWED),
            allowed("draw", shape.draw(), AGREED),
            allowed("pause", shape.pause(), AGREED));
  }

  private static boolean allowed(String member, @Nullable String word, String preset) {
    if (word != null && !word.equals(preset) && !word.equals(NEVER)) {
      throw Problem.malformed("/policies/" + member, preset + " or " + NEVER).asException();
    }
    return !NEVER.equals(word);
  }

  /** Each by its word. */
  public static ObjectNode of(MatchPolicies policies) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("undo", policies.undo() ? ALLOWED : NEVER)
        .put("draw", policies.draw() ? AGREED : NEVER)
        .put("pause", policies.pause() ? AGREED : NEVER);
  }
}

package umpire.chassis.testing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request that would be served, from which requests are made that must not be.
 *
 * @param operation the operationId
 * @param path the parameters of the path
 * @param token the bearer token; empty for none
 * @param body in JSON; empty where the operation takes none
 * @param ruledOut bodies that can be read, and that a rule of the game refuses
 */
public record Sample(
    String operation, Map<String, String> path, String token, String body, List<String> ruledOut) {
  public Sample {
    path = Map.copyOf(path);
    ruledOut = List.copyOf(ruledOut);
  }

  /** One without a body and without parameters. */
  public static Sample of(String operation, String token) {
    return new Sample(operation, Map.of(), token, "", List.of());
  }

  /** The same with a parameter of the path. */
  public Sample at(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(path);
    more.put(name, value);
    return new Sample(operation, more, token, body, ruledOut);
  }

  /** The same with this body. */
  public Sample sending(String json) {
    return new Sample(operation, path, token, json, ruledOut);
  }

  /** The same with bodies that a rule of the game refuses. */
  public Sample ruledOut(List<String> bodies) {
    return new Sample(operation, path, token, body, bodies);
  }

  /** The same by somebody else; the empty token is nobody's. */
  public Sample as(String other) {
    return new Sample(operation, path, other, body, ruledOut);
  }

  /** An address with its parameters filled in. */
  String address(String template) {
    String address = template;
    for (Map.Entry<String, String> parameter : path.entrySet()) {
      address = address.replace("{" + parameter.getKey() + "}", parameter.getValue());
    }
    return address;
  }
}

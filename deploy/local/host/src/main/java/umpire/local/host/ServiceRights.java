package umpire.local.host;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;

/**
 * What one service may do at the broker. A service that reads a topic may also write its dead
 * letters. Nobody has any other right.
 *
 * @param service also the name of its user
 * @param groups under which it reads
 */
public record ServiceRights(
    String service, Set<String> reads, Set<String> writes, Set<String> groups) {
  private static final String DEAD_LETTER = ".dead-letter";

  /** Of all services; topics as openapi/asyncapi.yaml names them, groups as their readers do. */
  public static final List<ServiceRights> ALL =
      List.of(
          new ServiceRights(
              "game-service",
              Set.of(
                  "combat.reported",
                  "supply.reported",
                  "lobby.events",
                  "revocations",
                  "match.events",
                  "combat.requested.dead-letter",
                  "supply.requested.dead-letter"),
              Set.of("combat.requested", "supply.requested", "match.events", "editions", "bots"),
              Set.of("game-service", "game-service.arrangements", "game-service-dead-letters")),
          new ServiceRights(
              "combat-service",
              Set.of("combat.requested", "editions", "lobby.events", "revocations"),
              Set.of("combat.reported"),
              Set.of("combat-service")),
          new ServiceRights(
              "supply-service",
              Set.of("supply.requested", "editions", "lobby.events", "revocations"),
              Set.of("supply.reported"),
              Set.of("supply-service")),
          new ServiceRights(
              "lobby-service",
              Set.of("match.events", "lobby.events", "revocations", "editions", "bots"),
              Set.of("lobby.events", "revocations"),
              Set.of(
                  "lobby-service",
                  "lobby-webhooks",
                  "lobby-discord",
                  "lobby-ratings",
                  "lobby-tournaments")));

  /** The rights of all services as the broker keeps them, for names that begin with the prefix. */
  static Set<AclBinding> bindings(String prefix) {
    Set<AclBinding> all = new LinkedHashSet<>();
    ALL.forEach(service -> all.addAll(service.own(prefix)));
    return all;
  }

  /** Topics that it may write, with the dead letters of those that it reads. */
  public Set<String> writesAll() {
    Set<String> all = new TreeSet<>(writes);
    reads.stream()
        .filter(topic -> !topic.endsWith(DEAD_LETTER))
        .forEach(topic -> all.add(topic + DEAD_LETTER));
    return all;
  }

  private Collection<AclBinding> own(String prefix) {
    List<AclBinding> own = new ArrayList<>();
    reads.forEach(topic -> own.add(may(AclOperation.READ, ResourceType.TOPIC, prefix + topic)));
    writesAll()
        .forEach(topic -> own.add(may(AclOperation.WRITE, ResourceType.TOPIC, prefix + topic)));
    groups.forEach(group -> own.add(may(AclOperation.READ, ResourceType.GROUP, prefix + group)));
    return own;
  }

  private AclBinding may(AclOperation operation, ResourceType type, String name) {
    return new AclBinding(
        new ResourcePattern(type, name, PatternType.LITERAL),
        new AccessControlEntry("User:" + service, "*", operation, AclPermissionType.ALLOW));
  }
}

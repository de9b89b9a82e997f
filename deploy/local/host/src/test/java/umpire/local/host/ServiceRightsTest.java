package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The table of rights against the topics that there are, and against the sources of the services.
 */
class ServiceRightsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().resolve("../../..").normalize();
  private static final Pattern GROUP =
      Pattern.compile("Subscription\\s*\\.shared\\(\\s*\"([^\"]+)\"");

  /** In the library of the adjudicators, whose group is the name of the service that it is in. */
  private static final Pattern GROUP_OF_DESK =
      Pattern.compile("Subscription\\s*\\.shared\\(\\s*desk\\.service\\(\\)");

  @Test
  void everyTopicHasOneWriterAndAReader() {
    for (String topic : Topics.names()) {
      assertThat(ServiceRights.ALL.stream().filter(service -> service.writes().contains(topic)))
          .as("writers of " + topic)
          .hasSize(1);
      assertThat(ServiceRights.ALL.stream().filter(service -> service.reads().contains(topic)))
          .as("readers of " + topic)
          .isNotEmpty();
    }
  }

  @Test
  void nobodyHasARightToATopicThatIsNot() {
    Set<String> topics = new HashSet<>(Topics.names());
    Topics.names().forEach(topic -> topics.add(topic + ".dead-letter"));

    for (ServiceRights service : ServiceRights.ALL) {
      assertThat(topics).containsAll(service.reads()).containsAll(service.writesAll());
    }
  }

  @Test
  void aServiceReadsUnderTheGroupsOfItsSources() throws Exception {
    for (ServiceRights service : ServiceRights.ALL) {
      assertThat(service.groups())
          .as("groups of " + service.service())
          .containsExactlyInAnyOrderElementsOf(groupsOf(service.service()));
    }
  }

  @Test
  void rightsAreOfOneNameEachAndForOneUser() {
    assertThat(ServiceRights.bindings("a."))
        .allSatisfy(
            right -> {
              assertThat(right.isUnknown()).isFalse();
              assertThat(right.pattern().name()).startsWith("a.").doesNotContain("*");
              assertThat(right.pattern().patternType().name()).isEqualTo("LITERAL");
              assertThat(right.entry().principal()).matches("User:[a-z]+-service");
              assertThat(right.entry().operation().name()).isIn("READ", "WRITE");
            });
  }

  private static Set<String> groupsOf(String service) throws IOException {
    Set<String> groups =
        found(service, GROUP).map(group -> group.group(1)).collect(Collectors.toSet());
    String pom = Files.readString(ROOT.resolve(service).resolve("pom.xml"));
    if (pom.contains("<artifactId>desk</artifactId>")) {
      found("deploy/desk", GROUP).forEach(group -> groups.add(group.group(1)));
      found("deploy/desk", GROUP_OF_DESK).forEach(_ -> groups.add(service));
    }
    return groups;
  }

  private static Stream<MatchResult> found(String module, Pattern pattern) throws IOException {
    List<MatchResult> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        pattern.matcher(Files.readString(file)).results().forEach(found::add);
      }
    }
    return found.stream();
  }
}

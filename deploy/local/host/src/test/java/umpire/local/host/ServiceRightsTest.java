package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
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

  private static Set<String> groupsOf(String service) throws Exception {
    try (Stream<Path> files = Files.walk(ROOT.resolve(service).resolve("src/main/java"))) {
      Set<String> groups = new HashSet<>();
      for (Path file :
          files.filter(f -> f.toString().endsWith(".java")).collect(Collectors.toList())) {
        Matcher group = GROUP.matcher(Files.readString(file));
        while (group.find()) {
          groups.add(group.group(1));
        }
      }
      return groups;
    }
  }
}

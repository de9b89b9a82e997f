package umpire.testkit.source;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.regex.Pattern;

/** The wall against calls from service to service: {@link Walls#withoutHttpClient}. */
final class HttpCalls {
  private static final Pattern CLIENT =
      Pattern.compile(
          "java\\.net\\.(http\\..*|(Http|Https)?URLConnection)|jakarta\\.ws\\.rs\\.client\\..*"
              + "|org\\.eclipse\\.microprofile\\.rest\\.client\\..*"
              + "|io\\.vertx\\..*\\.(HttpClient|WebClient|WebSocketClient)[^.]*");

  private HttpCalls() {}

  static ArchRule none(String root, String... callers) {
    return noClasses()
        .that(
            resideInAPackage(root + "..")
                .and(DescribedPredicate.not(resideInAnyPackage(callers).or(anyOf(callers)))))
        .should()
        .dependOnClassesThat(
            DescribedPredicate.describe(
                "call by HTTP", type -> CLIENT.matcher(type.getName()).matches()))
        .because(
            "services talk by events: what another service must know is published on a topic of"
                + " openapi/asyncapi.yaml");
  }

  /** Classes by their names, with those inside of them. */
  private static DescribedPredicate<JavaClass> anyOf(String... names) {
    Set<String> all = Set.of(names);
    return DescribedPredicate.describe(
        "are any of " + all,
        type -> all.stream().anyMatch(name -> (type.getName() + "$").startsWith(name + "$")));
  }
}

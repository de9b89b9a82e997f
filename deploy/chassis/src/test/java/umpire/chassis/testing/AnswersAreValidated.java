package umpire.chassis.testing;

import io.quarkus.test.junit.callback.QuarkusTestBeforeEachCallback;
import io.quarkus.test.junit.callback.QuarkusTestMethodContext;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * Holds every answer that a service's tests get by RestAssured against the service's published
 * contract. A service names it in META-INF/services of its tests; a test has nothing to do for it.
 */
public final class AnswersAreValidated implements QuarkusTestBeforeEachCallback {
  private static final Map<String, AnswerFilter> FILTERS = new ConcurrentHashMap<>();

  @Override
  public void beforeEach(QuarkusTestMethodContext context) {
    String service = ConfigProvider.getConfig().getValue("quarkus.application.name", String.class);
    RestAssured.replaceFiltersWith(FILTERS.computeIfAbsent(service, AnswersAreValidated::filter));
  }

  private static AnswerFilter filter(String service) {
    try {
      return new AnswerFilter(Contract.published(service));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

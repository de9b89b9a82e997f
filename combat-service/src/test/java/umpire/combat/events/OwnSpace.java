package umpire.combat.events;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.chassis.testing.TestIssuer;
import umpire.desk.testing.QuestionClient;
import umpire.local.testing.TestSpace;

/** Topics and a database of one test class's own: what it leaves unanswered troubles nobody. */
public final class OwnSpace implements QuarkusTestProfile {
  @Override
  public List<TestResourceEntry> testResources() {
    return List.of(new TestResourceEntry(Resource.class), new TestResourceEntry(TestIssuer.class));
  }

  /** Makes the space and hands it to the test. */
  public static final class Resource implements QuarkusTestResourceLifecycleManager {
    private final TestSpace space = TestSpace.fresh("combat");

    @Override
    public Map<String, String> start() {
      Map<String, String> configuration = new HashMap<>(space.configuration());
      configuration.put("quarkus.http.test-port", "0");
      return configuration;
    }

    @Override
    public void inject(Object test) {
      if (test instanceof MissingEditionsTest waiting) {
        waiting.client = new QuestionClient(space, "combat");
      }
    }

    @Override
    public void stop() {}
  }
}

package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.Flow;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.NarvikScript;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.state.Traces;
import umpire.narvik.rules.ChoiceQuestions;

/**
 * A player plays from their view and their offers alone, so whatever a position holds is shown in
 * the view, or there is a reason why not. A new component of a position must be given its line
 * here.
 */
class ViewIsCompleteTest {
  private static final Flow<Position, Command, Frame, View> RULES =
      new NarvikScript(Situation.PACK).flow();
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());

  /** By which component of the view it is shown; or why it is not. */
  private sealed interface Where {
    /** As it is, to all who may know; dots lead into a component. */
    record Shown(String path) implements Where {}

    /** In another form, or as far as a viewer may know. */
    record Told(String path, String how) implements Where {}

    /** Not at all. */
    record Left(String why) implements Where {}
  }

  private static Where as(String path) {
    return new Where.Shown(path);
  }

  private static final Map<Class<?>, Map<String, Where>> COMPONENTS =
      Map.of(
          Position.class,
          Map.ofEntries(
              Map.entry("turn", as("turn")),
              Map.entry("weather", as("weather")),
              Map.entry("season", as("season")),
              Map.entry("units", new Where.Told("units", "face-down ones by token (11)")),
              Map.entry("ships", new Where.Told("ships", "a list, all of them open (20)")),
              Map.entry("air", as("air")),
              Map.entry("bases", as("bases")),
              Map.entry("progress", new Where.Told("lasting", "below, component by component")),
              Map.entry("assaultsOnly", as("lasting.assaultsOnly")),
              Map.entry("tally", new Where.Left("numbers of decisions and draws stand with them")),
              Map.entry("agenda", new Where.Told("agenda", "what the viewer may know of it"))),
          Progress.class,
          Map.ofEntries(
              Map.entry("lastTurn", new Where.Told("lastTurn", "a secret end is earlier (8.1)")),
              Map.entry("schedule", as("lasting.schedule")),
              Map.entry("concealment", as("lasting.concealment")),
              Map.entry("thaw", as("lasting.thaw")),
              Map.entry("orders", new Where.Told("orders", "to the Germans (8.2)")),
              Map.entry("end", new Where.Told("lasting.endsEarly", "a secret one to the Allies")),
              Map.entry("offMap", new Where.Told("lasting.offMap", "below")),
              Map.entry("score", new Where.Told("allied", "below")),
              Map.entry("baseDesignations", as("lasting.baseDesignations")),
              Map.entry("redeployments", as("lasting.redeployments")),
              Map.entry("traces", as("lasting.traces"))),
          OffMap.class,
          Map.of(
              "eliminated", as("lasting.offMap.eliminated"),
              "departed", as("lasting.offMap.departed"),
              "lost", new Where.Told("lasting.offMap.lost", "to the Germans (19.1)"),
              "returning", as("lasting.offMap.returning")),
          Score.class,
          Map.of(
              "allied", new Where.Told("allied", "with the exits, to the Allies (8.4)"),
              "german", as("german"),
              "exits", new Where.Told("allied", "added, to the Allies (8.4)")),
          EarlyEnd.class,
          Map.of(
              "turn", new Where.Told("lastTurn", "the earlier of the ends that are known"),
              "open", new Where.Left("a viewer knows what he knows, not what others know")));

  @TestFactory
  Stream<DynamicTest> everyComponentHasItsLine() {
    return COMPONENTS.entrySet().stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.getKey().getSimpleName(),
                    () -> {
                      assertThat(names(row.getKey())).isEqualTo(row.getValue().keySet());
                      row.getValue().values().forEach(ViewIsCompleteTest::leadsSomewhere);
                    }));
  }

  private static Set<String> names(Class<?> type) {
    return Set.copyOf(Stream.of(type.getRecordComponents()).map(RecordComponent::getName).toList());
  }

  private static void leadsSomewhere(Where where) {
    switch (where) {
      case Where.Shown(String path) -> assertThat(at(View.class, path)).isNotEmpty();
      case Where.Told(String path, String how) -> {
        assertThat(at(View.class, path)).isNotEmpty();
        assertThat(how).isNotBlank();
      }
      case Where.Left(String why) -> assertThat(why).isNotBlank();
    }
  }

  /** The components on the way. */
  private static List<RecordComponent> at(Class<?> type, String path) {
    String[] names = path.split("\\.", 2);
    RecordComponent first =
        Stream.of(type.getRecordComponents())
            .filter(component -> component.getName().equals(names[0]))
            .findFirst()
            .orElseThrow(() -> new AssertionError(type + " has no component " + names[0]));
    return names.length == 1
        ? List.of(first)
        : ChoiceQuestions.both(List.of(first), at(first.getType(), names[1]));
  }

  /** What is shown as it is has the same value, for the seat whose business it is. */
  @Test
  @Rule({"28.0", "23.1", "19.4", "31.0"})
  void whatIsShownIsWhatIs() throws ReflectiveOperationException {
    Position position = full();
    View view = RULES.view(position, GERMAN);
    Map<Class<?>, Object> parts =
        Map.of(
            Position.class, position,
            Progress.class, position.progress(),
            OffMap.class, position.progress().offMap(),
            Score.class, position.progress().score());
    for (Map.Entry<Class<?>, Object> part : parts.entrySet()) {
      for (RecordComponent component : part.getKey().getRecordComponents()) {
        if (COMPONENTS.getOrDefault(part.getKey(), Map.of()).get(component.getName())
            instanceof Where.Shown(String path)) {
          assertThat(value(view, path))
              .as(component.toString())
              .isEqualTo(component.getAccessor().invoke(part.getValue()));
        }
      }
    }
  }

  private static Object value(Object of, String path) throws ReflectiveOperationException {
    Object value = of;
    for (RecordComponent component : at(of.getClass(), path)) {
      value = component.getAccessor().invoke(value);
    }
    return value;
  }

  /** A position in which nothing is as it is in an empty one. */
  private static Position full() {
    OffMap offMap =
        OffMap.none()
            .eliminated("marine-1", 2)
            .departed("irish-guards")
            .lost("infantry-1")
            .returning("destroyer-1", 4);
    Progress progress =
        Progress.until(9, List.of(new Setup.Arrival(3, List.of("polish-1"))))
            .concealing(true)
            .thawing(5)
            .ordered(true)
            .with(new EarlyEnd(4, false))
            .with(offMap)
            .with(new Score(4, 2, 2))
            .designated(1)
            .redeployed(4)
            .with(Traces.none().thrown(Side.ALLIED, 3).exited(2, 2));
    return Situation.allied()
        .air(new AirPower(7, true, 2, true, true), Weather.BAD_AT_NARVIK)
        .with(new Unit("british-battery-1", Say.hex("1710"), 0, "", true, false))
        .with(new Unit("scots-guards", Say.hex("1710"), 3, "", false, true))
        .hidden("marine-2", "1911", "token-1")
        .ship(new ShipOnMap("cruiser-1", Say.hex("1910")).damaged(true))
        .position()
        .with(progress);
  }

  @Test
  @Rule({"8.1", "8.2", "8.4", "19.1"})
  void whatIsSecretIsToldToItsSideAlone() {
    Position position = full();
    View allied = RULES.view(position, ALLIED);
    View german = RULES.view(position, GERMAN);
    View anybody = RULES.view(position, new Viewer.Everyone());
    assertThat(List.of(allied.lastTurn(), german.lastTurn(), anybody.lastTurn()))
        .containsExactly(4, 9, 9);
    assertThat(List.of(allied.lasting().endsEarly(), german.lasting().endsEarly()))
        .containsExactly(true, false);
    assertThat(List.of(allied.orders(), german.orders(), anybody.orders()))
        .containsExactly(false, true, false);
    assertThat(List.of(allied.allied(), german.allied(), anybody.allied()))
        .containsExactly(6, 4, 4);
    assertThat(allied.lasting().offMap().lost()).isEmpty();
    assertThat(german.lasting().offMap().lost()).containsExactly("infantry-1");
  }

  @Test
  @Rule({"16.1.1", "19.2"})
  void gunsThatHaveFiredAndUnitsThatHaveLandedAreSeen() {
    assertThat(RULES.view(full(), GERMAN).units())
        .contains(
            new View.Seen.Known("british-battery-1", Say.hex("1710"), 0, false, "", true, false),
            new View.Seen.Known("scots-guards", Say.hex("1710"), 3, false, "", false, true));
  }
}

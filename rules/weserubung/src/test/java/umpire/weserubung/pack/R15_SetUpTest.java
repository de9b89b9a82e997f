package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.Setup.Arrival;
import umpire.weserubung.model.scenario.Setup.FreePlacement;
import umpire.weserubung.model.scenario.Setup.Standing;

/** 15.2 Set-up and 15.3 reinforcements, typed a second time in the order and words of the text. */
class R15_SetUpTest {
  private static final String GERMANY =
      """
      group-1 | Lieutenant-General Eduard Dietl; 139th Mountain Light Infantry Regiment
      group-1 | German destroyers x4; German transport x1
      group-2 | 138th Mountain Light Infantry Regiment; 112th Mountain Artillery Regiment
      group-2 | Admiral Hipper; German destroyers x1; German transport x1
      group-3 | Major-General Hermann Tittel; 159th Infantry Regiment; 169th Artillery Regiment
      group-3 | Köln; Königsberg; German transport x1
      group-4 | Major-General Erwin Engelbrecht; 310th Infantry Regiment; 234th Artillery Regiment
      group-4 | Karlsruhe; German transport x1
      group-5 | Major-General Richard Pellengahr; 307th Infantry Regiment; 340th Infantry Regiment
      group-5 | 345th Infantry Regiment; 362nd Infantry Regiment; 233rd Artillery Regiment
      group-5 | Blücher; Lützow; Emden; German transport x3
      denmark | 193rd Infantry Regiment; 355th Infantry Regiment; 324th Infantry Regiment
      denmark | 236th Infantry Regiment; 2nd Parachute Company; 3rd Parachute Company
      denmark | Messerschmitt Bf 109 E x3; Messerschmitt Bf 110 C x7; Heinkel He 111 x5
      denmark | Junkers Ju 87 x1; Junkers Ju 52 x6; German transport x1
      """;

  private static final String NORWAY =
      """
      Moss | Major-General Carl Erichsen; 1st Infantry Regiment; 1st Artillery Regiment
      Hønefoss | Major-General Jacob Hvinden Haug; 6th Infantry Regiment
      east-of-kristiansand | Major-General Einar Liljedahl; 7th Infantry Regiment
      south-east-of-bergen | Major-General William Steffens
      south-east-of-bergen | 9th Infantry Regiment; 10th Infantry Regiment
      north-west-of-trondheim | Major-General Jacob Ager Laurantzon
      north-west-of-trondheim | 12th Infantry Regiment; 3rd Artillery Regiment
      Harstad | Major-General Carl Gustav Fleischer; 16th Infantry Regiment
      east-of-oslo | Colonel Otto Ruge; 2nd Infantry Regiment
      north-west-of-drammen | 3rd Infantry Regiment
      west-of-hamar | 4th Infantry Regiment; 1st Cavalry Regiment; 2nd Artillery Regiment
      Elverum | 5th Infantry Regiment
      Lillehammer | 2nd Cavalry Regiment
      Stavanger | 8th Infantry Regiment
      Molde | 11th Infantry Regiment
      Steinkjer | 13th Infantry Regiment
      Mosjøen | 14th Infantry Regiment
      Narvik | 15th Infantry Regiment
      north-west-of-narvik | Eidsvold; Norge
      Fornebu | Norwegian Gloster Gladiator x1
      Sola | Caproni Ca 310 x1
      Trondheim | Norwegian destroyers x2; Norwegian submarines x1
      """;

  private static final String BRITAIN_AND_FRANCE =
      """
      britain | Resolution; Rodney; Valiant; Warspite; Renown; Repulse
      britain | Ark Royal; Furious; Glorious; Fairey Swordfish x2; Sea Gladiator x1
      britain | Berwick; Devonshire; Suffolk; York
      britain | Birmingham; Effingham; Glasgow; Manchester; Sheffield; Southampton; Arethusa
      britain | Aurora; Coventry; Curlew; Enterprise; Galatea; Penelope
      britain | British destroyers x8; British submarines x3; British transport x5
      britain | Emile Bertin; Montcalm; French destroyers x3
      """;

  private static final String REINFORCEMENTS =
      """
      2 denmark | 334th Infantry Regiment; 349th Infantry Regiment; 359th Infantry Regiment
      2 denmark | 222nd Artillery Regiment; 1st Parachute Company
      3 denmark | 367th Infantry Regiment; 388th Infantry Regiment
      3 denmark | Major-General Kurt Woytasch; Major-General Max Horn; 214th Artillery Regiment
      3 force-pool | 4th Parachute Company
      8 denmark | Lieutenant-General Valentin Feurstein
      8 denmark | 136th Mountain Light Infantry Regiment; 137th Mountain Light Infantry Regiment
      8 denmark | 111th Mountain Artillery Regiment
      8 force-pool | 11th Motorised Regiment; 2nd Parachute Battalion
      2 britain | 24th Guards Brigade; Vickers Wellington x2
      3 britain | Major-General Carton de Wiart; Major-General Bernard Tolver Paget
      3 britain | 146th Infantry Brigade; 148th Infantry Brigade; Hawker Hurricane x1
      4 britain | 15th Infantry Brigade
      5 britain | Major-General Pierse Joseph Mackesy; British Gloster Gladiator x1
      6 britain | 51st Field Regiment
      8 britain | Polish Carpathian Podhale Brigade
      3 britain | 5th Demi-Brigade of Chasseurs Alpins
      5 britain | 27th Demi-Brigade of Chasseurs Alpins
      8 britain | 13th Demi-Brigade of the Foreign Legion
      """;

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void R15_2_whereEverythingStands(String scenario) {
    assertThat(
            counted(
                Weserubungs.setup(scenario).pieces(),
                piece -> piece.place().id(),
                Standing::counter))
        .isEqualTo(typed(GERMANY + NORWAY + BRITAIN_AND_FRANCE, Weserubungs::hex));
  }

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void R15_3_whatComesLater(String scenario) {
    assertThat(
            counted(
                Weserubungs.setup(scenario).arrivals(),
                arrival -> arrival.turn() + " " + arrival.place(),
                Arrival::counter))
        .isEqualTo(typed(REINFORCEMENTS, Function.identity()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void R15_2_r80_everyCounterOnceAndNoneInAPool(String scenario) {
    Setup setup = Weserubungs.setup(scenario);
    List<String> once = new ArrayList<>(setup.pieces().stream().map(Standing::counter).toList());
    setup.arrivals().forEach(arrival -> once.add(arrival.counter()));
    setup.free().stream()
        .filter(free -> free.count() == free.counters().size())
        .forEach(free -> once.addAll(free.counters()));
    assertThat(once)
        .containsExactlyInAnyOrderElementsOf(
            Weserubungs.COUNTERS.stream().map(WeserubungCounter::id).toList());
    assertThat(setup.pool()).isEmpty();
    assertThat(setup.pieces()).noneMatch(Standing::reduced);
  }

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void R15_2_r84_whatThePlayersPlaceTheGermanFirst(String scenario) {
    List<FreePlacement> free = Weserubungs.setup(scenario).free();
    assertThat(free)
        .extracting(
            FreePlacement::side,
            FreePlacement::count,
            FreePlacement::together,
            FreePlacement::within)
        .containsExactly(
            tuple(Side.GERMAN, 3, true, "between-groups"),
            tuple(Side.GERMAN, 5, false, "sea"),
            tuple(Side.ALLIED, 12, false, "top-edge"));
    assertThat(free.get(0).counters()).containsExactly("gneisenau", "scharnhorst", "luetjens");
    assertThat(free.get(1).counters())
        .containsExactly("u-boat-1", "u-boat-2", "u-boat-3", "u-boat-4", "u-boat-5");
    assertThat(free.get(2).counters())
        .containsExactlyInAnyOrderElementsOf(
            Weserubungs.units().stream()
                .filter(unit -> unit.arm().isShip())
                .filter(unit -> unit.nation() == Nation.BRITAIN || unit.nation() == Nation.FRANCE)
                .map(WeserubungCounter::id)
                .toList());
  }

  @Test
  void moraleAndTurnsAndNothingGerman() {
    Setup setup = Weserubungs.setup("campaign");
    assertThat(setup.play()).isEqualTo(Setup.Play.CAMPAIGN);
    assertThat(setup.turn()).isEqualTo(1);
    assertThat(setup.lastTurn()).isEqualTo(20);
    assertThat(setup.german()).isEmpty();
    assertThat(setup.morale())
        .isEqualTo(
            Map.of(Nation.GERMANY, 30, Nation.NORWAY, 50, Nation.BRITAIN, 20, Nation.FRANCE, 20));
    assertThat(Weserubungs.setup("campaign-3")).isEqualTo(setup);
  }

  /** Counters by where they are, named as the text names them, with how many of a kind. */
  private static <T> Map<String, Map<String, Integer>> counted(
      List<T> rows, Function<T, String> where, Function<T, String> counter) {
    Map<String, Map<String, Integer>> places = new TreeMap<>();
    for (T row : rows) {
      places
          .computeIfAbsent(where.apply(row), place -> new TreeMap<>())
          .merge(Weserubungs.kind(counter.apply(row)), 1, Integer::sum);
    }
    return places;
  }

  private static Map<String, Map<String, Integer>> typed(
      String text, Function<String, String> place) {
    Map<String, Map<String, Integer>> places = new TreeMap<>();
    for (String line : text.lines().toList()) {
      String[] cells = line.split(" \\| ", 2);
      Map<String, Integer> there =
          places.computeIfAbsent(place.apply(cells[0]), each -> new TreeMap<>());
      Stream.of(cells[1].split("; ", -1)).forEach(kind -> count(there, kind));
    }
    return places;
  }

  private static void count(Map<String, Integer> there, String kind) {
    boolean many = kind.matches(".* x\\d");
    String name = many ? kind.substring(0, kind.length() - 3) : kind;
    there.merge(name, many ? kind.charAt(kind.length() - 1) - '0' : 1, Integer::sum);
  }
}

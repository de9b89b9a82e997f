package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.pack.Weserubungs.CODEC;
import static umpire.weserubung.pack.Weserubungs.COUNTERS;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.testkit.DoubleEntry;
import umpire.weserubung.model.counter.CarrierRole;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;

/** 16.0 Order of battle, typed a second time: every unit with its printed strengths and line. */
class R16_OrderOfBattleTest {
  private static final String HEAD =
      """
      id | arm | strengths | movement | line
      """;

  private static final String GERMANY =
      """
      german-159-infantry           | infantry           | 3 4   | 5  | 1182
      german-193-infantry           | infantry           | 3 4   | 5  | 1184
      german-307-infantry           | infantry           | 3 4   | 5  | 1186
      german-310-infantry           | infantry           | 3 4   | 5  | 1188
      german-324-infantry           | infantry           | 3 4   | 5  | 1190
      german-355-infantry           | infantry           | 3 4   | 5  | 1192
      german-236-infantry           | infantry           | 3 4   | 5  | 1194
      german-340-infantry           | infantry           | 3 4   | 5  | 1196
      german-345-infantry           | infantry           | 3 4   | 5  | 1198
      german-362-infantry           | infantry           | 3 4   | 5  | 1200
      german-334-infantry           | infantry           | 3 4   | 5  | 1202
      german-349-infantry           | infantry           | 3 4   | 5  | 1204
      german-359-infantry           | infantry           | 3 4   | 5  | 1206
      german-367-infantry           | infantry           | 3 4   | 5  | 1208
      german-388-infantry           | infantry           | 3 4   | 5  | 1210
      german-138-mountain-infantry  | mountain-infantry  | 3 4   | 5  | 1214
      german-139-mountain-infantry  | mountain-infantry  | 3 4   | 5  | 1215
      german-136-mountain-infantry  | mountain-infantry  | 3 4   | 5  | 1216
      german-137-mountain-infantry  | mountain-infantry  | 3 4   | 5  | 1217
      german-1-parachute            | parachutists       | 1 1   | 5  | 1221
      german-2-parachute            | parachutists       | 1 1   | 5  | 1222
      german-3-parachute            | parachutists       | 1 1   | 5  | 1223
      german-4-parachute            | parachutists       | 1 1   | 5  | 1224
      german-2-parachute-battalion  | parachutists       | 2 2   | 5  | 1225
      german-11-motorised           | motorised          | 5 5   | 8  | 1229
      german-169-artillery          | artillery          | 4 3   | 3  | 1233
      german-234-artillery          | artillery          | 4 3   | 3  | 1234
      german-233-artillery          | artillery          | 4 3   | 3  | 1235
      german-222-artillery          | artillery          | 4 3   | 3  | 1236
      german-214-artillery          | artillery          | 4 3   | 3  | 1237
      german-112-mountain-artillery | mountain-artillery | 4 3   | 3  | 1241
      german-111-mountain-artillery | mountain-artillery | 4 3   | 3  | 1242
      bf-109 x3                     | fighter            | 5 6 2 | 25 | 1246
      bf-110 x7                     | fighter            | 3 4 3 | 50 | 1247
      he-111 x5                     | bomber             | 2 2 4 | 50 | 1251
      ju-87 x1                      | bomber             | 2 2 5 | 16 | 1252
      ju-52 x6                      | air-transport      | 0 0 0 | 46 | 1253
      gneisenau                     | battleship         | 5 5 2 | 21 | 1257
      scharnhorst                   | battleship         | 5 5 2 | 21 | 1258
      admiral-hipper                | heavy-cruiser      | 4 4 1 | 21 | 1262
      bluecher                      | heavy-cruiser      | 4 4 1 | 21 | 1263
      luetzow                       | heavy-cruiser      | 4 4 1 | 21 | 1264
      emden                         | light-cruiser      | 3 3 1 | 19 | 1268
      karlsruhe                     | light-cruiser      | 3 3 1 | 21 | 1269
      koeln                         | light-cruiser      | 3 3 1 | 21 | 1270
      koenigsberg                   | light-cruiser      | 3 3 1 | 21 | 1271
      german-destroyer x5           | destroyer          | 2 2 1 | 24 | 1275
      german-transport x8           | transport          | 0 0 0 | 18 | 1276
      u-boat x5                     | submarine          | 3 2 1 | 12 | 1277
      """;

  private static final String NORWAY =
      """
      norwegian-1-infantry   | infantry      | 2 3   | 5  | 1293
      norwegian-2-infantry   | infantry      | 2 3   | 5  | 1294
      norwegian-3-infantry   | infantry      | 2 3   | 5  | 1295
      norwegian-4-infantry   | infantry      | 2 3   | 5  | 1296
      norwegian-5-infantry   | infantry      | 2 3   | 5  | 1297
      norwegian-6-infantry   | infantry      | 2 3   | 5  | 1298
      norwegian-7-infantry   | infantry      | 2 3   | 5  | 1299
      norwegian-8-infantry   | infantry      | 2 3   | 5  | 1300
      norwegian-9-infantry   | infantry      | 2 3   | 5  | 1301
      norwegian-10-infantry  | infantry      | 2 3   | 5  | 1302
      norwegian-11-infantry  | infantry      | 2 3   | 5  | 1303
      norwegian-12-infantry  | infantry      | 2 3   | 5  | 1304
      norwegian-13-infantry  | infantry      | 2 3   | 5  | 1305
      norwegian-14-infantry  | infantry      | 2 3   | 5  | 1306
      norwegian-15-infantry  | infantry      | 2 3   | 5  | 1307
      norwegian-16-infantry  | infantry      | 2 3   | 5  | 1308
      norwegian-1-cavalry    | cavalry       | 2 2   | 7  | 1312
      norwegian-2-cavalry    | cavalry       | 2 2   | 7  | 1313
      norwegian-1-artillery  | artillery     | 3 2   | 3  | 1317
      norwegian-2-artillery  | artillery     | 3 2   | 3  | 1318
      norwegian-3-artillery  | artillery     | 3 2   | 3  | 1319
      norwegian-gladiator x1 | fighter       | 2 3 1 | 26 | 1323
      caproni x1             | bomber        | 1 1 2 | 40 | 1327
      eidsvold               | light-cruiser | 2 2 1 | 11 | 1331
      norge                  | light-cruiser | 2 2 1 | 11 | 1333
      norwegian-destroyer x2 | destroyer     | 1 1 1 | 20 | 1337
      norwegian-submarine x1 | submarine     | 2 1 1 | 9  | 1339
      """;

  private static final String BRITAIN =
      """
      british-24-guards    | infantry        | 3 4   | 5  | 1350
      british-146-infantry | infantry        | 3 4   | 5  | 1352
      british-148-infantry | infantry        | 3 4   | 5  | 1354
      british-15-infantry  | infantry        | 3 4   | 5  | 1356
      polish-podhale       | infantry        | 3 4   | 5  | 1358
      british-51-artillery | artillery       | 4 3   | 3  | 1362
      swordfish x2         | torpedo-fighter | 1 2 4 | 30 | 1366
      sea-gladiator x1     | fighter         | 2 3 1 | 26 | 1368
      hurricane x1         | fighter         | 4 6 2 | 28 | 1370
      british-gladiator x1 | fighter         | 2 3 1 | 26 | 1372
      wellington x2        | bomber          | 2 2 4 | 50 | 1376
      resolution           | battleship      | 6 6 2 | 14 | 1380
      rodney               | battleship      | 6 6 2 | 15 | 1382
      valiant              | battleship      | 6 6 2 | 16 | 1384
      warspite             | battleship      | 6 6 2 | 16 | 1386
      renown               | battleship      | 6 6 2 | 20 | 1388
      repulse              | battleship      | 6 6 2 | 20 | 1390
      ark-royal            | carrier         | 0 0 2 | 20 | 1394
      furious              | carrier         | 0 0 2 | 21 | 1396
      glorious             | carrier         | 0 0 2 | 20 | 1398
      berwick              | heavy-cruiser   | 4 4 2 | 21 | 1402
      devonshire           | heavy-cruiser   | 4 4 2 | 21 | 1404
      suffolk              | heavy-cruiser   | 4 4 2 | 21 | 1406
      york                 | heavy-cruiser   | 4 4 2 | 21 | 1408
      birmingham           | light-cruiser   | 3 3 1 | 21 | 1412
      effingham            | light-cruiser   | 3 3 1 | 19 | 1414
      glasgow              | light-cruiser   | 3 3 1 | 21 | 1416
      manchester           | light-cruiser   | 3 3 1 | 21 | 1418
      sheffield            | light-cruiser   | 3 3 1 | 21 | 1420
      southampton          | light-cruiser   | 3 3 1 | 21 | 1422
      arethusa             | light-cruiser   | 3 3 1 | 21 | 1424
      aurora               | light-cruiser   | 3 3 1 | 21 | 1426
      coventry             | light-cruiser   | 3 3 1 | 19 | 1428
      curlew               | light-cruiser   | 3 3 1 | 19 | 1430
      enterprise           | light-cruiser   | 3 3 1 | 22 | 1432
      galatea              | light-cruiser   | 3 3 1 | 21 | 1434
      penelope             | light-cruiser   | 3 3 1 | 21 | 1436
      british-destroyer x8 | destroyer       | 2 2 1 | 24 | 1440
      british-submarine x3 | submarine       | 2 2 1 | 12 | 1442
      british-transport x5 | transport       | 0 0 0 | 18 | 1444
      """;

  private static final String FRANCE =
      """
      french-13-legion    | infantry          | 3 4   | 5  | 1450
      french-5-chasseurs  | mountain-infantry | 3 4   | 5  | 1454
      french-27-chasseurs | mountain-infantry | 3 4   | 5  | 1456
      emile-bertin        | light-cruiser     | 3 3 1 | 22 | 1460
      montcalm            | light-cruiser     | 3 3 1 | 20 | 1462
      french-destroyer x3 | destroyer         | 2 2 1 | 23 | 1466
      """;

  private static final Pattern SO_MANY = Pattern.compile("(?m)^(\\S+) x(\\d+)(.*)$");

  /** What is printed on a unit, in the columns of the typed text. */
  private record Printed(String id, UnitKind arm, String strengths, int movement, String line) {
    static Printed of(WeserubungCounter.Unit unit) {
      Strength full = unit.full();
      String land = full.attack() + " " + full.defence();
      return new Printed(
          unit.id(),
          unit.arm(),
          unit.arm().isLand() ? land : land + " " + full.support(),
          unit.movement(),
          Weserubungs.line(unit.provenance()));
    }
  }

  @Test
  void R16_0_germanUnits() {
    compare(Nation.GERMANY, GERMANY);
  }

  @Test
  void R16_0_norwegianUnits() {
    compare(Nation.NORWAY, NORWAY);
  }

  @Test
  void R16_0_britishUnits() {
    compare(Nation.BRITAIN, BRITAIN);
  }

  @Test
  void R16_0_frenchUnits() {
    compare(Nation.FRANCE, FRANCE);
  }

  /** Where the printed totals and the lists differ, the lists hold (ruling r13). */
  @Test
  void R16_0_r13_totalsAreThoseOfTheLists() {
    assertThat(COUNTERS).hasSize(190);
    assertThat(
            COUNTERS.stream()
                .collect(Collectors.groupingBy(WeserubungCounter::nation, Collectors.counting())))
        .isEqualTo(
            Map.of(
                Nation.GERMANY, 89L, Nation.NORWAY, 35L, Nation.BRITAIN, 58L, Nation.FRANCE, 8L));
  }

  @Test
  void idsAndNamesAreDifferent() {
    assertThat(COUNTERS).extracting(WeserubungCounter::id).doesNotHaveDuplicates();
    assertThat(COUNTERS).extracting(WeserubungCounter::id).allMatch(id -> id.matches("[a-z0-9-]+"));
    assertThat(COUNTERS).extracting(c -> c.nation() + c.name()).doesNotHaveDuplicates();
  }

  @Test
  void R14_1_1_threeUnitsAreOptional() {
    assertThat(Weserubungs.units())
        .filteredOn(WeserubungCounter.Unit::optional)
        .extracting(WeserubungCounter.Unit::id)
        .containsExactlyInAnyOrder(
            "german-4-parachute", "german-11-motorised", "german-2-parachute-battalion");
  }

  @Test
  void R3_3_1_c_onlyFightersUseCarriersAndByTheirType() {
    Map<CarrierRole, List<String>> decks =
        Weserubungs.units().stream()
            .filter(unit -> unit.deck() != CarrierRole.NONE)
            .collect(
                Collectors.groupingBy(
                    WeserubungCounter.Unit::deck,
                    Collectors.mapping(WeserubungCounter.Unit::id, Collectors.toList())));
    assertThat(decks)
        .isEqualTo(
            Map.of(
                CarrierRole.FREE, List.of("swordfish-1", "swordfish-2", "sea-gladiator-1"),
                CarrierRole.LIMITED,
                    List.of("norwegian-gladiator-1", "hurricane-1", "british-gladiator-1")));
  }

  private static void compare(Nation nation, String typed) {
    List<Printed> printed =
        Weserubungs.units().stream()
            .filter(unit -> unit.nation() == nation)
            .map(Printed::of)
            .toList();
    DoubleEntry.records(CODEC, printed, HEAD + each(typed));
  }

  /** A line "u-boat x5" as five lines, u-boat-1 to u-boat-5. */
  private static String each(String typed) {
    return SO_MANY.matcher(typed).replaceAll(R16_OrderOfBattleTest::numbered);
  }

  private static String numbered(MatchResult line) {
    String lines =
        IntStream.rangeClosed(1, Integer.parseInt(line.group(2)))
            .mapToObj(number -> line.group(1) + "-" + number + line.group(3))
            .collect(Collectors.joining("\n"));
    return Matcher.quoteReplacement(lines);
  }
}

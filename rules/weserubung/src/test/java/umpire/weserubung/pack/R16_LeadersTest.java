package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.pack.Weserubungs.CODEC;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.testkit.DoubleEntry;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.WeserubungCounter;

/** 16.0 Generals and the admiral, typed a second time. */
class R16_LeadersTest {
  /** What is printed on a leader. */
  private record Named(
      String id, Nation nation, WeserubungCounter.Rank rank, int strength, String line) {}

  @Test
  void R16_0_leaders() {
    List<Named> leaders =
        Weserubungs.leaders().stream()
            .map(
                leader ->
                    new Named(
                        leader.id(),
                        leader.nation(),
                        leader.rank(),
                        leader.strength(),
                        Weserubungs.line(leader.provenance())))
            .toList();
    DoubleEntry.records(
        CODEC,
        leaders,
        """
        id              | nation  | rank    | strength | line
        dietl           | germany | general | 2        | 1162
        tittel          | germany | general | 1        | 1164
        engelbrecht     | germany | general | 1        | 1166
        pellengahr      | germany | general | 1        | 1168
        woytasch        | germany | general | 1        | 1170
        horn            | germany | general | 1        | 1172
        feurstein       | germany | general | 1        | 1174
        luetjens        | germany | admiral | 2        | 1178
        erichsen        | norway  | general | 1        | 1283
        hvinden-haug    | norway  | general | 1        | 1284
        liljedahl       | norway  | general | 1        | 1285
        steffens        | norway  | general | 1        | 1286
        laurantzon      | norway  | general | 1        | 1287
        fleischer       | norway  | general | 1        | 1288
        ruge            | norway  | general | 3        | 1289
        carton-de-wiart | britain | general | 1        | 1343
        paget           | britain | general | 1        | 1344
        mackesy         | britain | general | 1        | 1346
        """);
    assertThat(leaders).hasSize(18);
  }
}

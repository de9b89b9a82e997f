package umpire.narvik.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.Narvik;
import umpire.wire.pack.Packs;

/** 19.1 The railway of the Ofoten line lies 1911, 1912, 1913, 1914 and on to the border. */
class R19_RailwayTest {
  private static final Railway RAILWAY = new Railway(Packs.load(new Narvik()).map());

  @ParameterizedTest
  @CsvSource({
    "1913, 1912, true",
    "1913, 1911, true",
    "1913, 1913, true",
    "1912, 1914, false",
    "1911, 1912, false",
    "1914, 1813, false",
    "1914, 1813 1913, true"
  })
  void R19_1_alliesBetweenTheArrivalAndNarvikCutIt(String arrival, String allied, boolean cut) {
    assertThat(cut(arrival, allied)).isEqualTo(cut);
  }

  @ParameterizedTest
  @CsvSource({"2013, 1911, true", "2014, 1916, false", "1712, 1911, true", "1712, 1912, false"})
  @Rule("19.1/r12")
  void R19_1_r12_offTheRailwayItsNearestHexCounts(String arrival, String allied, boolean cut) {
    assertThat(cut(arrival, allied)).isEqualTo(cut);
  }

  private static boolean cut(String arrival, String allied) {
    Set<Place> held = Arrays.stream(allied.split(" ")).map(Place::new).collect(Collectors.toSet());
    return RAILWAY.cut(held, new Place(arrival));
  }
}

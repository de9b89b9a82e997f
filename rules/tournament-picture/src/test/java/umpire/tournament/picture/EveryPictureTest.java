package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.board.Raster;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Round;
import umpire.tournament.roundrobin.Legs;
import umpire.tournament.roundrobin.RoundRobin;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.swiss.Swiss;

/** What all pictures keep. */
class EveryPictureTest {
  private static final int ENTRANTS = 28;

  /** One of each kind, all with the same labels. */
  private static List<byte[]> pictures(Labels labels, Style style) {
    CrossTable swiss =
        Samples.table(Samples.played(Swiss.of(5, 0), ENTRANTS, 5, Samples.random(3)));
    CrossTable robin =
        Samples.table(Samples.played(RoundRobin.of(Legs.ONE, false), 16, 99, Samples.random(4)));
    Pairings.Paired round =
        new Pairings.Paired(
            IntStream.rangeClosed(1, ENTRANTS / 2)
                .mapToObj(board -> Pairing.of(2 * board - 1, 2 * board))
                .toList(),
            List.of(new Bye(30, Bye.Kind.PAIRING)));
    return List.of(
        StandingsPicture.svg(labels, Samples.standings(swiss), style),
        CrossTablePicture.byRounds(labels, swiss, Samples.standings(swiss), style),
        CrossTablePicture.byEntrants(labels, robin, Samples.standings(robin), style),
        BracketPicture.svg(labels, Samples.single(ENTRANTS, 2, Samples.random(5)), style),
        BracketPicture.svg(labels, Samples.twofold(ENTRANTS, 5, Samples.random(6)), style),
        PairingsPicture.svg(
            labels, round, List.of(Samples.outcome(Pairing.of(1, 2), 1000, true)), style));
  }

  @ParameterizedTest
  @EnumSource
  void hostileNamesStayWordsInTheirPlaces(Theme theme) {
    for (Style.LetterOrder order : Style.LetterOrder.values()) {
      for (byte[] svg : pictures(Samples.hostile(), new Style(theme, order))) {
        PictureChecks.checked(svg);
      }
    }
  }

  @Test
  void hostileNamesAreEscapedAndIsolated() {
    for (byte[] svg : pictures(Samples.hostile(), Style.LIGHT)) {
      String text = new String(svg, StandardCharsets.UTF_8);
      assertThat(text)
          .contains("&lt;script&gt;", "&lt;rect/&gt;", "\u2068שלום עולם (המלך)!\u2069")
          .doesNotContain("<script", "\u202e", "\u0000");
      assertThat(text.codePoints().filter(point -> point == '\u2068').count())
          .isEqualTo(text.codePoints().filter(point -> point == '\u2069').count());
    }
  }

  @Test
  void theSameValueGivesTheSameBytesAndAnotherThemeOthers() {
    List<byte[]> first = pictures(Samples.hostile(), Style.DARK);
    List<byte[]> second = pictures(Samples.hostile(), Style.DARK);
    List<byte[]> light = pictures(Samples.hostile(), Style.LIGHT);
    for (int i = 0; i < first.size(); i++) {
      assertThat(first.get(i)).isEqualTo(second.get(i)).isNotEqualTo(light.get(i));
    }
  }

  @Test
  void idsDifferFromKindToKindSoThatAPageMayHoldSeveral() {
    Set<String> ids = new HashSet<>();
    for (byte[] svg : pictures(Samples.labels(), Style.LIGHT)) {
      ids.add(Drawn.of(svg).root().getAttribute("aria-labelledby"));
    }
    assertThat(ids).hasSize(4);
  }

  @Test
  void eachCanBeMadeAPng() throws IOException {
    Style style = Style.DARK.forRaster();
    for (byte[] svg : pictures(Samples.hostile(), style)) {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(Raster.png(svg)));
      Drawn drawn = Drawn.of(svg);
      assertThat((double) image.getWidth()).isEqualTo(Drawn.number(drawn.root(), "width"));
      assertThat((double) image.getHeight()).isEqualTo(Drawn.number(drawn.root(), "height"));
      Set<Integer> colours = new HashSet<>();
      for (int x = 0; x < image.getWidth(); x++) {
        for (int y = 0; y < image.getHeight(); y++) {
          colours.add(image.getRGB(x, y) & 0xffffff);
        }
      }
      assertThat(colours).contains(colour(Theme.DARK.page()), colour(Theme.DARK.text()));
    }
  }

  private static int colour(String words) {
    return Integer.parseInt(words.substring(1), 16);
  }

  /** Whatever is accepted is small enough for a PNG. */
  @Test
  void theLargestPicturesKeepTheBoundOfPixels() {
    Labels labels = Samples.hostile();
    CrossTable tall = Samples.table(rounds(500, 12));
    CrossTable wide = Samples.table(rounds(130, 46));
    Stream.of(
            CrossTablePicture.byRounds(labels, tall, Samples.standings(tall), Style.LIGHT),
            CrossTablePicture.byRounds(labels, wide, Samples.standings(wide), Style.LIGHT),
            BracketPicture.svg(labels, Samples.twofold(64, 0, Samples.random(1)), Style.LIGHT),
            StandingsPicture.svg(labels, Samples.standings(tall), Style.LIGHT))
        .forEach(
            svg ->
                assertThat(Drawn.of(svg).whole())
                    .matches(box -> box.getWidth() * box.getHeight() <= Raster.MOST_PIXELS));
  }

  /** Everybody meets a neighbour again and again. */
  private static Event rounds(int entrants, int count) {
    Round round =
        new Round(
            IntStream.rangeClosed(1, entrants / 2)
                .mapToObj(board -> Pairing.of(2 * board - 1, 2 * board))
                .map(pairing -> Samples.outcome(pairing, 1000, false))
                .toList(),
            List.of());
    return new Event(
        Samples.start(entrants).entrants(), Collections.nCopies(count, round), List.of());
  }
}

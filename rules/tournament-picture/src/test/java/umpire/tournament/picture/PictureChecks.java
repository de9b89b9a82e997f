package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** What every picture keeps, whatever it shows. */
final class PictureChecks {
  private static final Pattern NUMBERS = Pattern.compile("-?[0-9.]+ -?[0-9.]+");
  private static final double LEAST_CONTRAST = 4.5;

  private PictureChecks() {}

  /** All checks. */
  static Drawn checked(byte[] svg) {
    Drawn drawn = Drawn.of(svg);
    hasWords(drawn);
    holdsNothingThatRuns(drawn);
    textsStayInTheirPlaces(drawn);
    textsDoNotOverlap(drawn);
    linesDoNotCrossTexts(drawn);
    textsCanBeRead(drawn);
    return drawn;
  }

  private static void hasWords(Drawn drawn) {
    assertThat(drawn.root().getAttribute("role")).isEqualTo("img");
    assertThat(drawn.spoken()).hasSize(2).noneMatch(String::isBlank);
  }

  private static void holdsNothingThatRuns(Drawn drawn) {
    List<Element> all = drawn.elements("*");
    assertThat(all)
        .extracting(Element::getTagName)
        .isSubsetOf(Set.of("svg", "title", "desc", "g", "rect", "path", "text"));
    for (Element element : all) {
      for (int i = 0; i < element.getAttributes().getLength(); i++) {
        String name = element.getAttributes().item(i).getNodeName();
        assertThat(name).doesNotStartWith("on").isNotEqualTo("href").isNotEqualTo("style");
      }
    }
  }

  private static void textsStayInTheirPlaces(Drawn drawn) {
    List<Rectangle2D> boxes = drawn.rectangles().stream().map(Drawn::box).toList();
    for (Drawn.Text text : drawn.texts()) {
      if (!text.place().contains(text.box())) {
        throw new AssertionError(text + " leaves its place");
      }
      for (Rectangle2D box : boxes) {
        if (box.intersects(text.box()) && !box.contains(text.box())) {
          throw new AssertionError(text + " crosses the edge of " + box);
        }
      }
    }
  }

  private static void textsDoNotOverlap(Drawn drawn) {
    List<Drawn.Text> texts = new ArrayList<>(drawn.texts());
    texts.sort(Comparator.comparing(text -> text.box().getMinY()));
    for (int one = 0; one < texts.size(); one++) {
      Rectangle2D box = texts.get(one).box();
      for (int other = one + 1; other < texts.size(); other++) {
        Rectangle2D next = texts.get(other).box();
        if (next.getMinY() >= box.getMaxY()) {
          break;
        }
        if (box.intersects(next)) {
          throw new AssertionError(texts.get(one) + " and " + texts.get(other) + " overlap");
        }
      }
    }
  }

  private static void linesDoNotCrossTexts(Drawn drawn) {
    List<Drawn.Text> texts = drawn.texts();
    for (Element path : drawn.elements("path")) {
      List<double[]> points =
          NUMBERS
              .matcher(path.getAttribute("d"))
              .results()
              .map(MatchResult::group)
              .map(PictureChecks::point)
              .toList();
      for (int i = 1; i < points.size(); i++) {
        double[] from = points.get(i - 1);
        double[] to = points.get(i);
        Line2D line = new Line2D.Double(from[0], from[1], to[0], to[1]);
        for (Drawn.Text text : texts) {
          if (line.intersects(text.box())) {
            throw new AssertionError(text + " is crossed by a line");
          }
        }
      }
    }
  }

  private static double[] point(String words) {
    String[] both = words.split(" ");
    return new double[] {Double.parseDouble(both[0]), Double.parseDouble(both[1])};
  }

  private static void textsCanBeRead(Drawn drawn) {
    List<Element> rectangles = drawn.rectangles();
    List<Rectangle2D> boxes = rectangles.stream().map(Drawn::box).toList();
    for (Drawn.Text text : drawn.texts()) {
      int behind = boxes.size() - 1;
      while (!boxes.get(behind).contains(text.box())) {
        behind--;
      }
      String fill = rectangles.get(behind).getAttribute("fill");
      if (contrast(text.fill(), fill) < LEAST_CONTRAST) {
        throw new AssertionError(text + " on " + fill);
      }
    }
  }

  /** WCAG 2, contrast ratio. */
  static double contrast(String one, String other) {
    double first = luminance(one);
    double second = luminance(other);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double part = (channel & 0xff) / 255.0;
    return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}

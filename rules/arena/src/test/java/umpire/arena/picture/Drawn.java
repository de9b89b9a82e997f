package umpire.arena.picture;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.TextWidths;

/** A picture as it lies on the paper: where its words and its counters are. */
final class Drawn {
  /** Side of a counter, in pixels. */
  static final double SIDE = 48;

  private static final Pattern MOVED = Pattern.compile("translate\\((-?[0-9.]+)[ ,](-?[0-9.]+)\\)");

  private static final Pattern SCALED = Pattern.compile("scale\\(([0-9.]+)");

  private final Document document;

  /**
   * Something in the picture.
   *
   * @param what its words, or the id of the counter
   * @param room the rectangle that it takes
   * @param size height of its letters; 0 for a counter
   */
  record Thing(String what, Box room, double size) {
    /** True if more than a hair of both is in one place. */
    boolean hides(Thing other) {
      return room.shared(other.room()) > 1.5;
    }
  }

  private Drawn(Document document) {
    this.document = document;
  }

  /** Reads a picture; fails for one that is not well-formed. */
  static Drawn read(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      return new Drawn(factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("not well-formed", e);
    }
  }

  /** The paper. */
  Box paper() {
    Element svg = document.getDocumentElement();
    return Box.at(new Point(0, 0), number(svg, "width"), number(svg, "height"));
  }

  /** How wide it is in its own units, however large it is shown. */
  double width() {
    return Double.parseDouble(document.getDocumentElement().getAttribute("viewBox").split(" ")[2]);
  }

  /** All words. */
  List<Thing> words() {
    return words(document.getDocumentElement());
  }

  /** All words below an element. */
  static List<Thing> words(Element element) {
    return below(element, "text").stream().map(Drawn::word).toList();
  }

  /** The elements that have the attribute. */
  List<Element> with(String attribute) {
    return below(document.getDocumentElement(), "*").stream()
        .filter(element -> element.hasAttribute(attribute))
        .toList();
  }

  /** The counters below an element that are named by that attribute. */
  static List<Thing> counters(Element element, String attribute) {
    return below(element, "g").stream()
        .filter(g -> g.hasAttribute(attribute))
        .map(g -> new Thing(g.getAttribute(attribute), Box.at(origin(g), SIDE, SIDE), 0))
        .toList();
  }

  /** The counters of the whole picture that are named by that attribute. */
  List<Thing> counters(String attribute) {
    return counters(document.getDocumentElement(), attribute);
  }

  /** The first rectangle within an element. */
  static Box frame(Element element) {
    Element first = below(element, "rect").getFirst();
    Point corner = origin(first).plus(number(first, "x"), number(first, "y"));
    return Box.at(corner, number(first, "width"), number(first, "height"));
  }

  private static Thing word(Element text) {
    String words = text.getTextContent();
    double size = number(text, "font-size") * scaled(text);
    double width = TextWidths.width(words, size);
    Point start = origin(text).plus(number(text, "x"), number(text, "y"));
    Point left =
        inherited(text, "text-anchor").equals("middle") ? start.plus(-width / 2, 0) : start;
    // Figures and capitals reach three quarters of their size above the line.
    return new Thing(words, Box.at(left.plus(0, -0.75 * size), width, 0.75 * size), size);
  }

  private static double scaled(Element element) {
    double scaled = 1;
    for (Node node = element; node instanceof Element at; node = at.getParentNode()) {
      for (MatchResult found : SCALED.matcher(at.getAttribute("transform")).results().toList()) {
        scaled *= Double.parseDouble(found.group(1));
      }
    }
    return scaled;
  }

  private static String inherited(Element element, String attribute) {
    for (Node node = element; node instanceof Element at; node = at.getParentNode()) {
      if (at.hasAttribute(attribute)) {
        return at.getAttribute(attribute);
      }
    }
    return "";
  }

  /** Where the origin of an element lies on the paper. */
  private static Point origin(Element element) {
    Point origin = new Point(0, 0);
    for (Node node = element; node instanceof Element at; node = at.getParentNode()) {
      for (MatchResult moved : MOVED.matcher(at.getAttribute("transform")).results().toList()) {
        origin =
            origin.plus(Double.parseDouble(moved.group(1)), Double.parseDouble(moved.group(2)));
      }
    }
    return origin;
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static List<Element> below(Element element, String tag) {
    NodeList nodes = element.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }
}

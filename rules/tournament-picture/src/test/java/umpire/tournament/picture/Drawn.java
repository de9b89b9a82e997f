package umpire.tournament.picture;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A picture as a reader sees it: its texts, where they stand by the measures of a real font. */
final class Drawn {
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  /** Of a letter, from its baseline up and down, in parts of its size. */
  private static final double UP = 0.76;

  private static final double DOWN = 0.22;

  private final Document document;

  private Drawn(Document document) {
    this.document = document;
  }

  /** Fails for a document that is not well-formed. */
  static Drawn of(byte[] svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      return new Drawn(factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg)));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("not well-formed", e);
    }
  }

  /**
   * A text.
   *
   * @param words without isolates
   * @param box that its letters cover, whatever is clipped
   * @param place the viewport of its own that it must stay in; all of the picture without one
   * @param fill its colour
   */
  record Text(String words, Rectangle2D box, Rectangle2D place, String fill) {}

  Element root() {
    return document.getDocumentElement();
  }

  /** The elements of a name, in the order of the document. */
  List<Element> elements(String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** Title and description of the whole picture. */
  List<String> spoken() {
    List<String> spoken = new ArrayList<>();
    for (String id : root().getAttribute("aria-labelledby").split(" ")) {
      for (String name : List.of("title", "desc")) {
        elements(name).stream()
            .filter(element -> element.getAttribute("id").equals(id))
            .map(element -> element.getTextContent().strip())
            .forEach(spoken::add);
      }
    }
    return spoken;
  }

  /** All words that are drawn, in the order of the document. */
  List<String> words() {
    return texts().stream().map(Text::words).toList();
  }

  List<Text> texts() {
    return elements("text").stream().map(this::text).toList();
  }

  private Text text(Element element) {
    Element viewport = (Element) element.getParentNode();
    boolean own = viewport.getTagName().equals("svg") && viewport != root();
    double left = own ? number(viewport, "x") : 0;
    double top = own ? number(viewport, "y") : 0;
    Rectangle2D place =
        new Rectangle2D.Double(
            left,
            top,
            number(own ? viewport : root(), "width"),
            number(own ? viewport : root(), "height"));
    String words = plain(element.getTextContent());
    double size = Double.parseDouble(inherited(element, "font-size"));
    boolean bold = inherited(element, "font-weight").equals("bold");
    double width = width(words, size, bold);
    double x = left + number(element, "x");
    double shift =
        switch (inherited(element, "text-anchor")) {
          case "middle" -> width / 2;
          case "end" -> width;
          default -> 0;
        };
    double baseline = top + number(element, "y");
    Rectangle2D box =
        new Rectangle2D.Double(x - shift, baseline - UP * size, width, (UP + DOWN) * size);
    return new Text(words, box, own ? place : whole(), inherited(element, "fill"));
  }

  /** Of DejaVu Sans, which the pictures name first, or what the machine has in its place. */
  static double width(String words, double size, boolean bold) {
    Font font = new Font("DejaVu Sans", bold ? Font.BOLD : Font.PLAIN, 100);
    return font.getStringBounds(words, CONTEXT).getWidth() * size / 100;
  }

  static String plain(String words) {
    return words.replaceAll("[\u2068\u2069]", "").replace('\u00a0', ' ').strip();
  }

  Rectangle2D whole() {
    return new Rectangle2D.Double(0, 0, number(root(), "width"), number(root(), "height"));
  }

  /** Rectangles with their colours, in the order in which they are painted. */
  List<Element> rectangles() {
    return elements("rect");
  }

  static Rectangle2D box(Element rect) {
    return new Rectangle2D.Double(
        number(rect, "x"), number(rect, "y"), number(rect, "width"), number(rect, "height"));
  }

  static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static String inherited(Element element, String attribute) {
    for (Node node = element; node instanceof Element one; node = node.getParentNode()) {
      if (one.hasAttribute(attribute)) {
        return one.getAttribute(attribute);
      }
    }
    return "";
  }
}

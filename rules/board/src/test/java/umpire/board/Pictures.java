package umpire.board;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;

/** Small maps, and reading of what was drawn. */
final class Pictures {
  static final Provenance HOUSE = new Provenance(Provenance.Kind.HOUSE, "a test");

  static final Grid POINTY =
      new Grid(
          Grid.Orientation.POINTY_TOP,
          Grid.Compass.NORTH,
          Grid.Compass.EAST,
          Grid.Parity.EVEN,
          "",
          2);

  static final Grid FLAT =
      new Grid(
          Grid.Orientation.FLAT_TOP,
          Grid.Compass.EAST,
          Grid.Compass.SOUTH,
          Grid.Parity.ODD,
          ".",
          0);

  private Pictures() {}

  /** A map of 4 lines of 3 hexes with a box, a sound, a river, roads and an exit. */
  static MapGraph map(Grid grid) {
    List<MapSheet.Hex> hexes = new ArrayList<>();
    for (int line = 1; line <= 4; line++) {
      for (int position = 1; position <= 3; position++) {
        Place place = grid.place(new Grid.Cell(line, position));
        String terrain = position == 3 ? "water" : line == 1 ? "mountain" : "clear";
        hexes.add(new MapSheet.Hex(place, terrain, Set.of(), name(line), HOUSE));
      }
    }
    Place two = grid.place(new Grid.Cell(2, 1));
    Place port = grid.place(new Grid.Cell(2, 2));
    Place sea = grid.place(new Grid.Cell(2, 3));
    return new MapGraph(
        new MapSheet(
            grid,
            hexes,
            List.of(
                new MapSheet.Side(new Hexside(two, port), Set.of("river"), HOUSE),
                new MapSheet.Side(new Hexside(port, sea), Set.of("fjord"), HOUSE)),
            List.of(
                new MapSheet.Link(new Hexside(two, port), "road", HOUSE),
                new MapSheet.Link(new Hexside(sea, new Place("far-away")), "sea-lane", HOUSE)),
            List.of(new MapSheet.Area(new Place("far-away"), "Far & <away>", HOUSE)),
            List.of()));
  }

  private static String name(int line) {
    return line == 4 ? "" : "Line <" + line + "> & \"co\"";
  }

  static BoardContents.Counter infantry(String id) {
    return new BoardContents.Counter(
        id,
        "The " + id,
        "german",
        "infantry",
        "company",
        List.of("2", "4"),
        List.of(new BoardContents.Gauge("fatigue", 3, 12)),
        List.of("spent"));
  }

  /** The document; fails for one that is not well-formed. */
  static Document read(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("not well-formed", e);
    }
  }

  /** All elements of a document. */
  static List<Element> elements(Document document) {
    NodeList nodes = document.getElementsByTagName("*");
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** The values of an attribute, in the order of the document. */
  static List<String> values(Document document, String attribute) {
    return elements(document).stream()
        .filter(element -> element.hasAttribute(attribute))
        .map(element -> element.getAttribute(attribute))
        .toList();
  }

  /** The texts below the element with this id. */
  static List<String> textsIn(Document document, String id) {
    return elements(document).stream()
        .filter(element -> element.getTagName().equals("text"))
        .filter(text -> ((Element) text.getParentNode()).getAttribute("id").equals(id))
        .map(Element::getTextContent)
        .toList();
  }
}

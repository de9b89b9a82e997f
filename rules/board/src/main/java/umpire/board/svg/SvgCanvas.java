package umpire.board.svg;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * An SVG document in the making. All text and all attributes are escaped; equal calls give equal
 * bytes. A <em>look</em> is a list such as {@code "fill:none; stroke:#111111"}; it becomes
 * attributes, which every reader of SVG knows, while some do not know style sheets.
 */
public final class SvgCanvas {
  /** What XML 1.0 cannot hold even as a reference. */
  private static final Pattern NOT_XML =
      Pattern.compile("[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");

  private static final Pattern LOOK = Pattern.compile("\\s*([a-z-]+):([^;]+)(?:;|$)");

  private final ByteArrayOutputStream text = new ByteArrayOutputStream();
  private final XMLStreamWriter xml;

  /** Begins a document of that size in pixels. */
  public SvgCanvas(double width, double height) {
    this(width, height, Scale.FULL);
  }

  private SvgCanvas(double width, double height, Scale scale) {
    try {
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text, "UTF-8");
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("svg");
      xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    set("width", Math.rint(width * scale.factor()))
        .set("height", Math.rint(height * scale.factor()));
    set("viewBox", "0 0 " + number(width) + " " + number(height));
  }

  /** Begins a document of that size in its own units, shown at a scale. */
  public static SvgCanvas scaled(double width, double height, Scale scale) {
    return new SvgCanvas(width, height, scale);
  }

  /** What this draws, without a document round it, for {@link #include}. */
  public static byte[] fragment(Consumer<SvgCanvas> drawing) {
    SvgCanvas svgCanvas = new SvgCanvas(0, 0);
    svgCanvas.flush();
    svgCanvas.text.reset();
    drawing.accept(svgCanvas);
    svgCanvas.flush();
    return svgCanvas.text.toByteArray();
  }

  /** A fragment drawn before, as it is. */
  public SvgCanvas include(byte[] fragment) {
    flush();
    text.writeBytes(fragment);
    return this;
  }

  /** Writes all text so far, the start of the element last opened closed. */
  private void flush() {
    try {
      xml.writeCharacters("");
      xml.flush();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Opens an element. */
  public SvgCanvas open(String element) {
    try {
      xml.writeStartElement(element);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return this;
  }

  /** Opens a group of that id. */
  public SvgCanvas group(String id, String look) {
    return open("g").set("id", id).look(look);
  }

  /** An attribute of the element just opened. */
  public SvgCanvas set(String name, String value) {
    try {
      xml.writeAttribute(name, legal(value));
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return this;
  }

  /** A length in pixels. */
  public SvgCanvas set(String name, double value) {
    return set(name, number(value));
  }

  /** The look of the element just opened. */
  public SvgCanvas look(String look) {
    LOOK.matcher(look).results().forEach(part -> set(part.group(1), part.group(2).strip()));
    return this;
  }

  /** Moves the element just opened. */
  public SvgCanvas at(Point origin) {
    return set("transform", "translate(" + origin + ")");
  }

  /** Closes the element that was opened last. */
  public SvgCanvas close() {
    try {
      xml.writeEndElement();
      xml.writeCharacters("\n");
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return this;
  }

  /** Words within the element just opened, and its end. */
  public SvgCanvas words(String words) {
    try {
      xml.writeCharacters(legal(words));
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return close();
  }

  /** A path. */
  public SvgCanvas path(String data, String look) {
    return open("path").set("d", data).look(look).close();
  }

  /** A line from point to point. */
  public SvgCanvas line(Point from, Point to, String look) {
    return path("M" + from + "L" + to, look);
  }

  /** A closed line through these points. */
  public SvgCanvas polygon(List<Point> points, String look) {
    String data = points.stream().map(Point::toString).collect(Collectors.joining(" "));
    return open("polygon").set("points", data).look(look).close();
  }

  /** A rectangle by its upper left corner. */
  public SvgCanvas rectangle(Point corner, double width, double height, String look) {
    open("rect").set("x", corner.x()).set("y", corner.y());
    return set("width", width).set("height", height).look(look).close();
  }

  /** A circle. */
  public SvgCanvas circle(Point centre, double radius, String look) {
    open("circle").set("cx", centre.x()).set("cy", centre.y());
    return set("r", radius).look(look).close();
  }

  /** Text whose baseline begins at the point, or is centred on it if the look says so. */
  public SvgCanvas label(Point at, double size, String words, String look) {
    open("text").set("x", at.x()).set("y", at.y());
    return set("font-size", size).look(look).words(words);
  }

  /** Ends the document and gives its text in UTF-8. */
  public byte[] end() {
    try {
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    text.write('\n');
    return text.toByteArray();
  }

  /** A number as SVG has it: at most one decimal, no exponent. */
  public static String number(double value) {
    long tenths = Math.round(value * 10);
    long whole = Math.abs(tenths) / 10;
    long rest = Math.abs(tenths) % 10;
    return (tenths < 0 ? "-" : "") + whole + (rest == 0 ? "" : "." + rest);
  }

  private static String legal(String words) {
    return NOT_XML.matcher(words).replaceAll("\uFFFD");
  }
}

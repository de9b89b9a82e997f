package umpire.local.gateway;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Texts of the repository as HTML, their links turned to where a reader of the pages finds it. */
final class Markdown {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final TextContentRenderer WORDS = TextContentRenderer.builder().build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder()
          .extensions(TABLES)
          .attributeProviderFactory(_ -> Markdown::attributes)
          .build();

  private Markdown() {}

  /**
   * HTML of a text.
   *
   * @param place where the text stands in the repository, such as {@code docs/streams.md}
   * @param address under which a file of the repository is served, if it is
   */
  static String html(String text, String place, Function<String, Optional<String>> address) {
    Node document = PARSER.parse(text);
    document.accept(new Links(URI.create(place), address));
    return HTML.render(document)
        // What is wider than a telephone is moved by finger or by arrow keys, without the page.
        .replace(
            "<table>",
            "<div class=\"wide\" role=\"group\" aria-label=\"Table\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }

  /** Headings have a name to be linked by, as GitHub makes it; blocks are reached by key. */
  private static void attributes(Node node, String tag, Map<String, String> attributes) {
    if (node instanceof Heading) {
      String words = WORDS.render(node).toLowerCase(Locale.ROOT).strip();
      attributes.put("id", words.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
    }
    if (tag.equals("pre")) {
      attributes.put("tabindex", "0");
    }
  }

  /** Links of a text, each by its own place in the repository. */
  private static final class Links extends AbstractVisitor {
    private final URI place;
    private final Function<String, Optional<String>> address;

    Links(URI place, Function<String, Optional<String>> address) {
      this.place = place;
      this.address = address;
    }

    @Override
    public void visit(Link link) {
      URI target = place.resolve(link.getDestination());
      if (target.isAbsolute() || link.getDestination().startsWith("#")) {
        return;
      }
      String fragment = target.getFragment() == null ? "" : "#" + target.getFragment();
      address
          .apply(target.getPath())
          .ifPresentOrElse(
              served -> link.setDestination(served + fragment),
              () -> unlink(link, target.getPath()));
    }

    /** What is not served is named instead. */
    private static void unlink(Link link, String path) {
      while (link.getFirstChild() != null) {
        link.insertBefore(link.getFirstChild());
      }
      link.insertBefore(new Text(" (in the repository: "));
      link.insertBefore(new Code(path));
      link.insertBefore(new Text(")"));
      link.unlink();
    }
  }
}

package umpire.local.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** All pages as they are served: made once, of the frame and what each has of its own. */
final class PageTexts {
  /** A page whose content is HTML, in {@code docs/pages}. */
  private record Page(String name, String title) {}

  /**
   * A page whose content is a text of the repository.
   *
   * @param resource of the text
   * @param place of the text in the repository
   */
  private record Written(String name, String title, String resource, String place) {
    static Written of(String name, String title) {
      return new Written(name, title, "docs/text/" + name + ".md", "docs/" + name + ".md");
    }
  }

  private static final List<Page> PLAIN =
      List.of(
          new Page("index", "A headless umpire for hex wargames"),
          new Page("contracts", "Contracts"),
          new Page("rules", "Rules"),
          new Page("board", "Board"),
          new Page("tournament", "Tournaments"));

  private static final List<Written> WRITTEN =
      List.of(
          Written.of("getting-started", "Getting started"),
          Written.of("notation", "Notation"),
          Written.of("streams", "Streams"),
          Written.of("webhooks", "Webhooks"),
          new Written(
              "discord", "Discord", "docs/text/discord/README.md", "deploy/discord/README.md"));

  /** Folders of the repository that are served, and where. */
  private static final Map<String, String> SERVED =
      Map.of("openapi/clients/examples/", "/docs/examples/", "openapi/", "/docs/contracts/");

  private PageTexts() {}

  /** Each page by its name. */
  static Map<String, String> all() {
    String frame = resource("docs/pages/frame.html");
    Map<String, String> pages = new TreeMap<>();
    for (Page page : PLAIN) {
      String content = resource("docs/pages/" + page.name() + ".html");
      pages.put(page.name(), framed(frame, page.name(), page.title(), content));
    }
    for (Written page : WRITTEN) {
      String content = Markdown.html(resource(page.resource()), page.place(), PageTexts::address);
      String text = resource("docs/pages/written.html").replace("<!-- content -->", content);
      pages.put(page.name(), framed(frame, page.name(), page.title(), text));
    }
    return pages;
  }

  private static String framed(String frame, String name, String title, String content) {
    String address = "href=\"/docs/" + (name.equals("index") ? "" : name) + "\"";
    return frame
        .replace("<!-- title -->", title)
        .replace(address + ">", address + " aria-current=\"page\">")
        .replace("<!-- content -->", content);
  }

  /** Under which a file of the repository is served, if it is. */
  static Optional<String> address(String path) {
    for (Written page : WRITTEN) {
      if (page.place().equals(path)) {
        return Optional.of("/docs/" + page.name());
      }
    }
    return SERVED.entrySet().stream()
        .filter(folder -> path.startsWith(folder.getKey()))
        .map(folder -> folder.getValue() + path.substring(folder.getKey().length()))
        .filter(address -> exists(address.substring(1)))
        .findFirst();
  }

  private static boolean exists(String resource) {
    // A folder has no dot in its last part; class paths know folders only sometimes.
    return resource.substring(resource.lastIndexOf('/')).contains(".")
        && loader().getResource(resource) != null;
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(loader().getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassLoader loader() {
    return Thread.currentThread().getContextClassLoader();
  }
}

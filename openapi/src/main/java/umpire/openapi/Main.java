package umpire.openapi;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code render FOLDER}, {@code release FOLDER} and {@code join FOLDER FILE OPEN}, as ./umpire
 * calls them.
 */
public final class Main {
  private static final String USAGE =
      """
      render FOLDER     write the renderings in OpenAPI 3.0
      release FOLDER    record the documents as released; refused where they break what was
      join FOLDER FILE OPEN
                        write all services as one document, of OpenAPI 3.0 in JSON; in OPEN
                        what any game has is any object, as in the renderings""";

  private Main() {}

  public static void main(String[] words) throws IOException {
    System.exit(run(List.of(words), System.out, System.err));
  }

  /** 0 if it was done, 1 if it was refused, 2 for words that make no sense. */
  static int run(List<String> words, PrintStream out, PrintStream err) throws IOException {
    String program = words.size() < 2 ? "" : words.getFirst() + " " + words.size();
    return switch (program) {
      case "render 2" -> render(contracts(words));
      case "release 2" -> release(contracts(words), out, err);
      case "join 4" -> join(contracts(words), Path.of(words.get(2)), Path.of(words.getLast()));
      // Words of a person: an open set, so the last branch is a refusal.
      default -> {
        err.println(USAGE);
        yield 2;
      }
    };
  }

  private static Contracts contracts(List<String> words) {
    return new Contracts(Path.of(words.get(1)));
  }

  private static int join(Contracts contracts, Path file, Path open) throws IOException {
    Files.writeString(file, contracts.joined(Rendering.AnyOf.KEPT).toPrettyString());
    Files.writeString(open, contracts.joined(Rendering.AnyOf.OPEN).toPrettyString());
    return 0;
  }

  private static int render(Contracts contracts) throws IOException {
    for (String service : contracts.services()) {
      Path file = contracts.rendered(service);
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, contracts.rendering(service));
    }
    return 0;
  }

  private static int release(Contracts contracts, PrintStream out, PrintStream err)
      throws IOException {
    List<String> breaches = new ArrayList<>();
    for (String service : contracts.promised()) {
      contracts.breaches(service).forEach(breach -> breaches.add(service + ": " + breach));
    }
    if (!breaches.isEmpty()) {
      breaches.forEach(err::println);
      err.println("Nothing was recorded: clients of the last release would break.");
      return 1;
    }
    for (String service : contracts.promised()) {
      Path file = contracts.released(service);
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.copy(contracts.current(service), file, StandardCopyOption.REPLACE_EXISTING);
      out.println("released: " + service);
    }
    return 0;
  }
}

package umpire.openapi;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code divide FOLDER GENERATED GAME...}, {@code render FOLDER TARGET}, {@code release FOLDER} and
 * {@code join FOLDER FILE OPEN}, as ./umpire calls them.
 */
public final class Main {
  private static final String USAGE =
      """
      divide FOLDER GENERATED GAME...
                        write the documents that the services generated, those of games once
      render FOLDER TARGET
                        write the documents as clients get them, in OpenAPI 3.1 and 3.0
      release FOLDER    record the documents as released; refused where they break what was
      join FOLDER FILE OPEN
                        write all services as one document, of OpenAPI 3.0 in JSON; in OPEN
                        what any game has is any object, as in the renderings""";

  private Main() {}

  public static void main(String[] words) throws IOException {
    int status = run(List.of(words), System.out, System.err);
    // Maven runs it in its own process, which ends only where something is wrong.
    if (status != 0) {
      System.exit(status);
    }
  }

  /** 0 if it was done, 1 if it was refused, 2 for words that make no sense. */
  static int run(List<String> words, PrintStream out, PrintStream err) throws IOException {
    if (words.size() > 3 && words.getFirst().equals("divide")) {
      Contracts generated = new Contracts(Path.of(words.get(2)));
      return divide(contracts(words), generated, words.subList(3, words.size()), err);
    }
    String program = words.size() < 2 ? "" : words.getFirst() + " " + words.size();
    return switch (program) {
      case "render 3" -> render(contracts(words), Path.of(words.getLast()));
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

  private static int divide(
      Contracts contracts, Contracts generated, List<String> games, PrintStream err)
      throws IOException {
    try {
      contracts.divide(generated, games);
      return 0;
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
      return 1;
    }
  }

  private static int render(Contracts contracts, Path target) throws IOException {
    contracts.write(target);
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
    contracts.release();
    contracts.promised().forEach(name -> out.println("released: " + name));
    return 0;
  }
}

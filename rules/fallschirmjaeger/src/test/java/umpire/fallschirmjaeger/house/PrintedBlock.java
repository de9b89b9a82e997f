package umpire.fallschirmjaeger.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A block of a document between {@code <!-- name -->} and {@code <!-- /name -->}, which the code
 * computes. With {@code -Dumpire.house.write=true} it is written anew instead of compared.
 */
record PrintedBlock(String document, String name) {
  void shows(String computed) throws IOException {
    Path path = Path.of(document);
    String text = Files.readString(path);
    String opening = "<!-- " + name + " -->\n";
    int open = text.indexOf(opening) + opening.length();
    int close = text.indexOf("<!-- /" + name + " -->");
    assertThat(close).as("%s has the block %s", document, name).isGreaterThanOrEqualTo(open);
    if (Boolean.getBoolean("umpire.house.write")) {
      Files.writeString(path, text.substring(0, open) + computed + text.substring(close));
    } else {
      assertThat(text.substring(open, close)).isEqualTo(computed);
    }
  }
}

package umpire.local.drivers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
  @ParameterizedTest
  @CsvSource({
    "'', verify NAME or bench",
    "verify, verify NAME or bench",
    "verify nothing, there is no check 'nothing'",
    "verify kills --game chess, this check plays ",
    "verify retries --game chess, this check plays ",
    "verify streams --game chess, this check plays ",
    "verify kills --kind points --game chess, only --game ",
    "verify lobby --game chess, only --game ",
    "verify traces --game chess, only --game ",
    "verify readiness --game chess, only --game ",
    "verify supervisor --kind sideways, --kind of supervisor is processes or disk",
    "verify supervisor --running, supervisor has a stack of its own",
    "verify backup --running, backup has a stack of its own",
    "bench --pace 3, there is no option '--pace'",
    "bench webhooks --pace 3, there is no option '--pace'",
    "bench webhooks --running, has a stack of its own",
    "bench tournaments --pace 3, there is no option '--pace'",
    "bench tournaments --running, has a stack of its own",
    "bench peers --pace 3, there is no option '--pace'",
    "bench peers --running, has a stack of its own",
    "bench watchers --kind sideways, --kind of watchers is straight or gateway"
  })
  void unknownArgumentsAreReportedAndExitWithTwo(String words, String message) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<String> list = words.isEmpty() ? List.of() : List.of(words.split(" "));

    int exit = Main.run(list, System.out, new PrintStream(err, true, StandardCharsets.UTF_8));

    assertThat(exit).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(message).contains("./umpire bench");
  }
}

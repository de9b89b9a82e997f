package umpire.game.testing.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import umpire.chassis.testing.Contract;

/** Holds the messages of streams against the published contract. */
public final class Frames {
  private static final int SWITCHING_PROTOCOLS = 101;

  private final Contract contract;
  private final Contract.Operation socket;

  private Frames(String operation) throws IOException {
    contract = Contract.published("game-service");
    socket =
        contract.operations().stream()
            .filter(one -> one.id().equals(operation))
            .findFirst()
            .orElseThrow();
  }

  /** Of a match's streams and sockets. */
  public static Frames ofMatch() throws IOException {
    return new Frames("socket");
  }

  /** Of those of all matches. */
  public static Frames ofAll() throws IOException {
    return new Frames("socketAll");
  }

  /** Fails if a server-sent event is not as the contract says. */
  public void fit(StreamReader.Message message) {
    fit(message.frame());
  }

  /** Fails if a text frame is not as the contract says. */
  public void fit(String frame) {
    assertThat(
            contract.faults(
                socket,
                SWITCHING_PROTOCOLS,
                "application/json",
                frame.getBytes(StandardCharsets.UTF_8)))
        .as(frame)
        .isEmpty();
  }
}

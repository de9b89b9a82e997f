package umpire.chassis.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ProblemException;

class BoundsTest {
  @Test
  void whereAllPlacesAreTakenTheNextIsToldToComeBack() throws Exception {
    Turnstile turnstile = new Turnstile(1, Duration.ofSeconds(10));
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    Thread first =
        Thread.ofVirtual()
            .start(
                () ->
                    turnstile.pass(
                        () -> {
                          inside.countDown();
                          await(leave);
                          return "done";
                        }));
    inside.await();
    assertThatThrownBy(() -> turnstile.pass(() -> "next"))
        .isInstanceOfSatisfying(
            ProblemException.class, busy -> assertThat(busy.problem().status()).isEqualTo(503));
    leave.countDown();
    first.join();
    assertThat(turnstile.pass(() -> "after")).isEqualTo("after");
    turnstile.close();
  }

  @Test
  void workThatTakesTooMuchProcessorIsRefusedAndWhatItThrowsIsThrown() {
    Turnstile turnstile = new Turnstile(2, Duration.ofMillis(5));
    CountDownLatch enough = new CountDownLatch(1);
    assertThatThrownBy(
            () ->
                turnstile.pass(
                    () -> {
                      while (enough.getCount() > 0) {
                        Thread.onSpinWait();
                      }
                      return "never";
                    }))
        .isInstanceOfSatisfying(
            ProblemException.class,
            large -> assertThat(large.problem().kind()).isEqualTo("too-large"));
    enough.countDown();
    assertThatThrownBy(
            () ->
                turnstile.pass(
                    () -> {
                      throw new IllegalArgumentException("no such brief");
                    }))
        .hasMessage("no such brief");
    turnstile.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

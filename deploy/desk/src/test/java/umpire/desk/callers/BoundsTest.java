package umpire.desk.callers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ProblemException;

class BoundsTest {
  @Test
  void whereAllPlacesAreTakenTheNextIsRefusedWithARetryTime() throws Exception {
    ConcurrencyLimiter concurrencyLimiter = new ConcurrencyLimiter(1, Duration.ofSeconds(10));
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    Thread first =
        Thread.ofVirtual()
            .start(
                () ->
                    concurrencyLimiter.run(
                        () -> {
                          inside.countDown();
                          await(leave);
                          return "done";
                        }));
    inside.await();
    assertThatThrownBy(() -> concurrencyLimiter.run(() -> "next"))
        .isInstanceOfSatisfying(
            ProblemException.class, busy -> assertThat(busy.problem().status()).isEqualTo(503));
    leave.countDown();
    first.join();
    assertThat(concurrencyLimiter.run(() -> "after")).isEqualTo("after");
    concurrencyLimiter.close();
  }

  @Test
  void workThatTakesTooMuchProcessorIsRefusedAndWhatItThrowsIsThrown() {
    ConcurrencyLimiter concurrencyLimiter = new ConcurrencyLimiter(2, Duration.ofMillis(5));
    CountDownLatch enough = new CountDownLatch(1);
    assertThatThrownBy(
            () ->
                concurrencyLimiter.run(
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
                concurrencyLimiter.run(
                    () -> {
                      throw new IllegalArgumentException("no such brief");
                    }))
        .hasMessage("no such brief");
    concurrencyLimiter.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

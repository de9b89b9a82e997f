package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** Runs with numbers, on all cores at once. */
final class ParallelRuns {
  private ParallelRuns() {}

  /** The results in the order of the numbers, whichever came first; throws what a run throws. */
  static <T> List<T> run(LongStream numbers, LongFunction<T> each) {
    try (ExecutorService crew =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      List<Future<T>> futures =
          numbers.mapToObj(number -> crew.submit(() -> each.apply(number))).toList();
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a run broke: " + e.getCause(), e.getCause());
    }
  }
}

package umpire.chassis.auth;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Those that wait for the end of a permit, by the session or personal token behind it. */
final class PermitWatchers {
  private final Map<String, Set<UniEmitter<? super PermitEnd>>> bySession =
      new ConcurrentHashMap<>();

  /** Those of them whose permit holds only while revocations are known. */
  private final Set<UniEmitter<? super PermitEnd>> dependent = ConcurrentHashMap.newKeySet();

  /** Completes when a method below ends it; once it waits, {@code begun} may end it at once. */
  Uni<PermitEnd> watch(Permit permit, Runnable begun) {
    return Uni.createFrom().emitter(emitter -> add(permit, emitter, begun));
  }

  private void add(Permit permit, UniEmitter<? super PermitEnd> emitter, Runnable begun) {
    bySession.compute(
        permit.session(),
        (_, present) -> {
          Set<UniEmitter<? super PermitEnd>> all = present == null ? new HashSet<>() : present;
          all.add(emitter);
          return all;
        });
    if (permit.needsCurrentRevocations()) {
      dependent.add(emitter);
    }
    emitter.onTermination(() -> remove(permit.session(), emitter));
    begun.run();
  }

  private void remove(String session, UniEmitter<? super PermitEnd> emitter) {
    dependent.remove(emitter);
    bySession.computeIfPresent(
        session,
        (_, all) -> {
          all.remove(emitter);
          return all.isEmpty() ? null : all;
        });
  }

  /** Ends the permits of all who watch this session or personal token. */
  void revoked(String session) {
    Set<UniEmitter<? super PermitEnd>> emitters = new HashSet<>();
    bySession.computeIfPresent(
        session,
        (_, all) -> {
          emitters.addAll(all);
          return all;
        });
    emitters.forEach(watcher -> watcher.complete(PermitEnd.REVOKED));
  }

  /** Ends the permits that hold only while revocations are known. */
  void uncertain() {
    Set.copyOf(dependent).forEach(watcher -> watcher.complete(PermitEnd.UNCERTAIN));
  }
}

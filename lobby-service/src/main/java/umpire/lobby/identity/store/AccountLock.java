package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** Keeps an account from being changed while something of it is stored. */
public final class AccountLock {
  private AccountLock() {}

  /**
   * Keeps an account that is in use as it is until the transaction ends, and lets nobody else come
   * between; false where there is none of this id.
   */
  public static Uni<Boolean> hold(Mutiny.Session session, String id) {
    return session
        .createNativeQuery(
            "select id from account where id = :id and retired_at is null for update")
        .setParameter("id", id)
        .getResultList()
        .map(found -> !found.isEmpty());
  }

  /**
   * Stores something of an account's, unless the account is retired or has so many already. Two
   * requests at once do not both find room for the last one.
   *
   * @param count how many it has
   * @param store stores it, and says what became of it
   */
  public static Uni<AddResult> addWithin(
      Mutiny.Session session,
      String account,
      int most,
      Supplier<Uni<Long>> count,
      Supplier<Uni<AddResult>> store) {
    return hold(session, account)
        .chain(
            held ->
                held
                    ? count.get().chain(had -> had >= most ? of(AddResult.NO_ROOM) : store.get())
                    : of(AddResult.NO_ACCOUNT));
  }

  private static Uni<AddResult> of(AddResult outcome) {
    return Uni.createFrom().item(outcome);
  }
}

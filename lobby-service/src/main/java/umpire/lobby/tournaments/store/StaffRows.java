package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import umpire.chassis.http.Problem;

/** The rows of {@code tournament_staff}. */
public final class StaffRows {
  private static final String PUT =
      """
      insert into tournament_staff (tournament, account, name, role) values ($1, $2, $3, $4)
      on conflict (tournament, account) do update set role = excluded.role, name = excluded.name
      """;

  private static final String HOSTS_BESIDE =
      """
      select count(*) from tournament_staff where tournament = $1 and account <> $2 and role = 'host'
      """;

  private StaffRows() {}

  /** One of the staff. */
  public record Member(String account, String name, Role role) {}

  /** The staff, by names. */
  public static Uni<List<Member>> all(SqlClient sql, String tournament) {
    return sql.preparedQuery(
            "select * from tournament_staff where tournament = $1 order by name, account")
        .execute(Tuple.of(tournament))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(
                        row ->
                            new Member(
                                row.getString("account"),
                                row.getString("name"),
                                Role.of(row.getString("role"))))
                    .toList());
  }

  /** The role of an account, if it has one. */
  public static Uni<Optional<Role>> of(SqlClient sql, String tournament, String account) {
    return all(sql, tournament)
        .map(
            all ->
                all.stream()
                    .filter(one -> one.account().equals(account))
                    .map(Member::role)
                    .findFirst());
  }

  /**
   * Refuses whoever has no such role: by 404 where they may not know of the tournament, else by
   * 403.
   */
  public static Uni<Void> require(Held held, String account, Role asked) {
    return of(held.sql(), held.row().id(), account)
        .invoke(
            role -> {
              if (role.isPresent() && role.get().covers(asked)) {
                return;
              }
              if (role.isEmpty() && held.row().status() == Status.DRAFT) {
                throw Problem.notFound().asException();
              }
              throw Problem.forbidden("This needs the role " + asked.word() + " of the tournament.")
                  .asException();
            })
        .replaceWithVoid();
  }

  /** The same, unless it is about the caller's own account: then 404 for a draft. */
  public static Uni<Void> requireOwnOr(Held held, String caller, String account, Role asked) {
    if (!caller.equals(account)) {
      return require(held, caller, asked);
    }
    if (held.row().status() == Status.DRAFT) {
      throw Problem.notFound().asException();
    }
    return Uni.createFrom().voidItem();
  }

  /** Gives an account a role, in place of the one that it has. */
  public static Uni<Void> put(Held held, Member member) {
    return held.update(PUT, member.account(), member.name(), member.role().word())
        .replaceWithVoid();
  }

  /** Takes an account's role. */
  public static Uni<Integer> remove(Held held, String account) {
    return held.update(
        "delete from tournament_staff where tournament = $1 and account = $2", account);
  }

  /** Whether somebody else is host too. */
  public static Uni<Boolean> hasHostBeside(Held held, String account) {
    return held.sql()
        .preparedQuery(HOSTS_BESIDE)
        .execute(Tuple.of(held.row().id(), account))
        .map(rows -> rows.iterator().next().getLong(0) > 0);
  }
}

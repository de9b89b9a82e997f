package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;

/** What administrators read of an account, and who of them has read it. */
@ApplicationScoped
public class AccountAudit {
  /** The newest of each. */
  private static final int MOST = 50;

  private final Pool pool;
  private final Accounts accounts;
  private final Reports reports;
  private final Sanctions sanctions;
  private final Clock clock;

  AccountAudit(Pool pool, Accounts accounts, Reports reports, Sanctions sanctions, Clock clock) {
    this.pool = pool;
    this.accounts = accounts;
    this.reports = reports;
    this.sanctions = sanctions;
    this.clock = clock;
  }

  /**
   * What is known of an account.
   *
   * @param about reports of it
   * @param by reports that it made
   * @param acts what administrators did about it, this reading among them
   */
  public record Findings(
      AccountRow account,
      List<Sanction> sanctions,
      List<Report> about,
      List<Report> by,
      List<ModerationAct> acts) {
    public Findings {
      sanctions = List.copyOf(sanctions);
      about = List.copyOf(about);
      by = List.copyOf(by);
      acts = List.copyOf(acts);
    }
  }

  /** Reads an account, and writes down who did. 404 where there is none of this id. */
  public Uni<Findings> read(String administrator, String account) {
    return accounts
        .of(account)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .call(row -> Acts.record(pool, clock, administrator, row.id(), Acts.READ, ""))
        .chain(
            row ->
                Uni.combine()
                    .all()
                    .unis(
                        sanctions.of(account, ""),
                        reports.about(account, MOST),
                        reports.by(account, ""),
                        Acts.of(pool, account, MOST))
                    .asTuple()
                    .map(
                        all ->
                            new Findings(
                                row,
                                all.getItem1().rows(),
                                all.getItem2(),
                                all.getItem3().rows(),
                                all.getItem4())));
  }
}

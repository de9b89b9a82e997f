package umpire.lobby.moderation.api;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.moderation.AccountAudit;
import umpire.lobby.moderation.ModerationAct;
import umpire.lobby.moderation.Report;
import umpire.lobby.moderation.Sanction;

/** Answers with the names of the accounts in them. */
@ApplicationScoped
class Names {
  private final Accounts accounts;
  private final Clock clock;

  Names(Accounts accounts, Clock clock) {
    this.accounts = accounts;
    this.clock = clock;
  }

  Uni<ReportView> ofReport(
      Report report, BiFunction<Report, Map<String, String>, ReportView> view) {
    return of(accountsOf(List.of(report))).map(names -> view.apply(report, names));
  }

  Uni<ReportList> ofReports(
      Page<Report> page, BiFunction<Report, Map<String, String>, ReportView> view) {
    return of(accountsOf(page.rows()))
        .map(
            names ->
                new ReportList(
                    page.rows().stream().map(report -> view.apply(report, names)).toList(),
                    BlankTexts.asNull(page.next())));
  }

  Uni<SanctionView> ofSanction(Sanction sanction) {
    return of(Stream.of(sanction.account()))
        .map(names -> SanctionView.of(sanction, names, clock.instant()));
  }

  Uni<SanctionList> ofSanctions(Page<Sanction> page) {
    return of(page.rows().stream().map(Sanction::account))
        .map(
            names ->
                new SanctionList(
                    page.rows().stream()
                        .map(one -> SanctionView.of(one, names, clock.instant()))
                        .toList(),
                    BlankTexts.asNull(page.next())));
  }

  Uni<AccountAuditView> ofAudit(AccountAudit.Findings findings) {
    return of(Stream.of(
                findings.account().owner().stream(),
                findings.sanctions().stream().map(Sanction::account),
                accountsOf(findings.about()),
                accountsOf(findings.by()),
                findings.acts().stream().map(ModerationAct::administrator))
            .flatMap(ids -> ids))
        .map(names -> AccountAuditView.of(findings, names, clock.instant()));
  }

  private static Stream<String> accountsOf(List<Report> reports) {
    return reports.stream().flatMap(report -> Stream.of(report.account(), report.reporter()));
  }

  private Uni<Map<String, String>> of(Stream<String> ids) {
    return accounts.names(ids.distinct().toList());
  }
}

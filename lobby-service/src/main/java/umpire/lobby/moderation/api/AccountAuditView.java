package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.moderation.AccountAudit;

/** What administrators read of an account. */
@Schema(
    requiredProperties = {
      "account",
      "kind",
      "createdAt",
      "sanctions",
      "reportsAbout",
      "reportsMade",
      "acts"
    })
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AccountAuditView(
    AccountReference account,
    @Schema(description = "`person`, `bot` or `service`.") String kind,
    @Schema(description = "Whose bot or service it is.") @Nullable AccountReference owner,
    Instant createdAt,
    @Nullable Instant retiredAt,
    @Schema(description = "The 50 latest.") List<SanctionView> sanctions,
    @Schema(description = "The 50 latest.") List<ReportView> reportsAbout,
    @Schema(description = "The 50 latest.") List<ReportView> reportsMade,
    @Schema(description = "The 50 latest acts of administrators, this reading among them.")
        List<ActView> acts) {
  public AccountAuditView {
    sanctions = List.copyOf(sanctions);
    reportsAbout = List.copyOf(reportsAbout);
    reportsMade = List.copyOf(reportsMade);
    acts = List.copyOf(acts);
  }

  static AccountAuditView of(
      AccountAudit.Findings findings, Map<String, String> names, Instant now) {
    AccountRow account = findings.account();
    return new AccountAuditView(
        new AccountReference(account.id(), account.name()),
        account.kind().word(),
        account.owner().map(owner -> AccountReference.of(owner, names)).orElse(null),
        account.createdAt(),
        account.retiredAt().orElse(null),
        findings.sanctions().stream().map(one -> SanctionView.of(one, names, now)).toList(),
        findings.about().stream().map(one -> ReportView.ofAll(one, names)).toList(),
        findings.by().stream().map(one -> ReportView.ofAll(one, names)).toList(),
        findings.acts().stream().map(one -> ActView.of(one, names)).toList());
  }
}

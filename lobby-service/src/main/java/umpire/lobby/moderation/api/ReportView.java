package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.moderation.Report;

/** A report, and what became of it. */
@Schema(requiredProperties = {"id", "account", "kind", "details", "madeAt", "status"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReportView(
    String id,
    AccountReference account,
    @Schema(description = "Who made it; for administrators alone.")
        @Nullable AccountReference reporter,
    String kind,
    String details,
    @Nullable String match,
    @Nullable String tournament,
    Instant madeAt,
    @Schema(description = "`open`, `dismissed` or `upheld`.") String status,
    @Schema(description = "What the administrator says to it.") @Nullable String note,
    @Nullable Instant decidedAt) {
  /** As its reporter reads it. */
  static ReportView ofOwn(Report report, Map<String, String> names) {
    return of(report, null, names);
  }

  /** As administrators read it. */
  static ReportView ofAll(Report report, Map<String, String> names) {
    return of(report, AccountReference.of(report.reporter(), names), names);
  }

  private static ReportView of(
      Report report, @Nullable AccountReference reporter, Map<String, String> names) {
    return new ReportView(
        report.id(),
        AccountReference.of(report.account(), names),
        reporter,
        report.kind().word(),
        report.details(),
        BlankTexts.asNull(report.match()),
        BlankTexts.asNull(report.tournament()),
        report.madeAt(),
        report.status(),
        BlankTexts.asNull(report.note()),
        report.decidedAt().orElse(null));
  }
}

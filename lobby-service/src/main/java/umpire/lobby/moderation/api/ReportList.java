package umpire.lobby.moderation.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A page of reports. */
@Schema(requiredProperties = {"reports"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReportList(
    List<ReportView> reports,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  public ReportList {
    reports = List.copyOf(reports);
  }
}

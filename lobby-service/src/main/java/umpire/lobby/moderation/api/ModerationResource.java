package umpire.lobby.moderation.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.common.Flags;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.moderation.AccountAudit;
import umpire.lobby.moderation.Report;
import umpire.lobby.moderation.Reports;
import umpire.lobby.moderation.Sanctions;

/** What administrators do about accounts; each act is written down. */
@Path("/v1/moderation")
@RolesAllowed(Scopes.ADMIN)
@Tag(name = "moderation")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
@APIResponse(responseCode = "403", description = "The token lacks the scope `admin`")
public class ModerationResource {
  private static final int LONGEST_NOTE = 500;

  private final Reports reports;
  private final Sanctions sanctions;
  private final AccountAudit audit;
  private final Names names;
  private final Caller caller;
  private final Clock clock;

  ModerationResource(
      Reports reports,
      Sanctions sanctions,
      AccountAudit audit,
      Names names,
      Caller caller,
      Clock clock) {
    this.reports = reports;
    this.sanctions = sanctions;
    this.audit = audit;
    this.names = names;
    this.caller = caller;
    this.clock = clock;
  }

  /** Reports that wait. */
  @GET
  @Path("/reports")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listOpenReports",
      summary = "Reports that wait for a decision, the newest first",
      description = "With who made them.")
  @APIResponseSchema(
      value = ReportList.class,
      responseCode = "200",
      responseDescription = "At most 50 reports")
  public Uni<ReportList> waiting(@QueryParam("cursor") @DefaultValue("") String cursor) {
    return reports.waiting(cursor).chain(page -> names.ofReports(page, ReportView::ofAll));
  }

  /** Decides one. */
  @POST
  @Path("/reports/{id}/decision")
  @Operation(
      operationId = "decideReport",
      summary = "Dismiss or uphold a report",
      description = "Its reporter reads the note. A sanction that answers a report upholds it.")
  @APIResponseSchema(
      value = ReportView.class,
      responseCode = "200",
      responseDescription = "The report, decided")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "404", description = "There is no report of this id")
  @APIResponse(responseCode = "409", description = "`decided`: somebody has decided it")
  public Uni<ReportView> decide(@PathParam("id") String id, ReportDecision decision) {
    boolean upheld = Flags.second("/outcome", decision.outcome(), Report.DISMISSED, Report.UPHELD);
    String note = PlainText.read("/note", decision.note(), LONGEST_NOTE);
    return reports
        .decide(caller.signedIn().id(), id, upheld, note)
        .chain(report -> names.ofReport(report, ReportView::ofAll));
  }

  /** Warns or bans. */
  @POST
  @Path("/sanctions")
  @ResponseStatus(201)
  @Operation(
      operationId = "issueSanction",
      summary = "Warn or ban an account",
      description =
          "A ban keeps the account and its bots out of seeks and challenges, of entering tournaments, or of both, at once; matches that it plays go on. The account reads the reason and can appeal.")
  @APIResponseSchema(
      value = SanctionView.class,
      responseCode = "201",
      responseDescription = "The sanction, in force")
  @APIResponse(
      responseCode = "400",
      description =
          "Malformed, no such account, a report of another account, or a time in the past; `pointer` says where")
  @APIResponse(responseCode = "404", description = "There is no such report")
  @APIResponse(responseCode = "409", description = "`decided`: the report was decided already")
  public Uni<SanctionView> issue(SanctionRequest request) {
    return sanctions
        .issue(caller.signedIn().id(), SanctionOrders.read(request, clock.instant()))
        .chain(names::ofSanction);
  }

  /** Appeals that wait. */
  @GET
  @Path("/appeals")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listAppeals",
      summary = "Sanctions whose appeal waits for an answer, the newest first",
      description = "Answer them by a decision.")
  @APIResponseSchema(
      value = SanctionList.class,
      responseCode = "200",
      responseDescription = "At most 50 sanctions")
  public Uni<SanctionList> appeals(@QueryParam("cursor") @DefaultValue("") String cursor) {
    return sanctions.appealed(cursor).chain(names::ofSanctions);
  }

  /** Lifts or upholds a sanction. */
  @POST
  @Path("/sanctions/{id}/decision")
  @Operation(
      operationId = "decideSanction",
      summary = "Uphold a sanction against its appeal, or lift it",
      description = "A sanction can be lifted without an appeal, and after it was upheld.")
  @APIResponseSchema(
      value = SanctionView.class,
      responseCode = "200",
      responseDescription = "The sanction, as it stands now")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "404", description = "There is no sanction of this id")
  @APIResponse(
      responseCode = "409",
      description = "`not-in-force`: it is over; `no-appeal`: there is none to uphold it against")
  public Uni<SanctionView> decideSanction(@PathParam("id") String id, SanctionDecision decision) {
    boolean lift = Flags.second("/outcome", decision.outcome(), "upheld", "lifted");
    String answer = PlainText.read("/answer", decision.answer(), LONGEST_NOTE);
    return sanctions.decide(caller.signedIn().id(), id, lift, answer).chain(names::ofSanction);
  }

  /** Reads an account. */
  @GET
  @Path("/accounts/{account}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "auditAccount",
      summary = "What is known of an account",
      description =
          "Reports of it and by it, sanctions, and what administrators did about it. That it was read is written down.")
  @APIResponseSchema(
      value = AccountAuditView.class,
      responseCode = "200",
      responseDescription = "The account")
  @APIResponse(responseCode = "404", description = "There is no account of this id")
  public Uni<AccountAuditView> read(@PathParam("account") String account) {
    return audit.read(caller.signedIn().id(), account).chain(names::ofAudit);
  }
}

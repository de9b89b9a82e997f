package umpire.lobby.moderation.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.moderation.Report;
import umpire.lobby.moderation.Reports;

/** What the caller reports. */
@Path("/v1/reports")
@RolesAllowed(Scopes.LOBBY)
@Tag(name = "moderation")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
@APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
public class ReportsResource {
  private static final int LONGEST = 2000;
  private static final int LONGEST_ID = 64;

  private final Reports reports;
  private final Names names;
  private final Caller caller;

  ReportsResource(Reports reports, Names names, Caller caller) {
    this.reports = reports;
    this.names = names;
    this.caller = caller;
  }

  /** Reports somebody. */
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "makeReport",
      summary = "Report an account to the administrators",
      description = "The account does not learn who reported it.")
  @APIResponseSchema(
      value = ReportView.class,
      responseCode = "201",
      responseDescription = "The report; it stands in the caller's list")
  @APIResponse(
      responseCode = "400",
      description = "Malformed, or no such account; `pointer` says where")
  @APIResponse(responseCode = "409", description = "`too-many-reports`: 20 are open")
  public Uni<ReportView> make(ReportRequest request) {
    return reports
        .add(
            caller.signedIn().id(),
            request.account(),
            BodyProblems.at("/kind", () -> Report.Kind.of(request.kind())),
            id("/match", request.match()),
            id("/tournament", request.tournament()),
            PlainText.read("/details", request.details(), LONGEST))
        .chain(report -> names.ofReport(report, ReportView::ofOwn));
  }

  private static String id(String pointer, @Nullable String given) {
    String id = Objects.requireNonNullElse(given, "");
    if (id.length() > LONGEST_ID) {
      throw Problem.malformed(pointer, "an id").asException();
    }
    return id;
  }

  /** The caller's. */
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listReports",
      summary = "What the caller has reported, the newest first",
      description = "With what became of it.")
  @APIResponseSchema(
      value = ReportList.class,
      responseCode = "200",
      responseDescription = "At most 50 reports")
  public Uni<ReportList> list(@QueryParam("cursor") @DefaultValue("") String cursor) {
    return reports
        .by(caller.signedIn().id(), cursor)
        .chain(page -> names.ofReports(page, ReportView::ofOwn));
  }
}

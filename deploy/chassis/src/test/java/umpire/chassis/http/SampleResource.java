package umpire.chassis.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;

/** Every way in which a resource may answer, for the tests of this package and of auth. */
@Path("/sample")
public class SampleResource {
  private final Caller caller;
  private final ClientAddresses addresses;

  SampleResource(Caller caller, ClientAddresses addresses) {
    this.caller = caller;
    this.addresses = addresses;
  }

  enum Colour {
    RED,
    GREEN
  }

  record Part(int number, Colour colour) {
    Part {
      if (number < 0) {
        throw new IllegalArgumentException("a number is not negative");
      }
    }
  }

  record Whole(
      String name,
      List<Part> parts,
      Instant at,
      @Nullable String note,
      @Nullable Map<String, String> labels) {}

  @POST
  public Whole echo(Whole whole) {
    return whole;
  }

  /** What may be large, as it is. */
  @POST
  @Path("/large")
  public int large(JsonNode tree) {
    return tree.size();
  }

  @POST
  @Path("/raw")
  @Consumes(MediaType.APPLICATION_JSON)
  public int raw(byte[] body) {
    return body.length;
  }

  /** Refuses without a look at the body. */
  @POST
  @Path("/unread")
  @Consumes(MediaType.APPLICATION_JSON)
  public int unread(InputStream body) {
    throw Problem.of(503, "busy", "Busy", "too much at once").asException();
  }

  @GET
  @Path("/refused/{status}")
  @APIResponse(responseCode = "422", description = "Refused")
  public String refused(@PathParam("status") int status) {
    throw Problem.of(status, "sample", "A sample", "of status " + status)
        .with("findings", List.of(Map.of("rule", "6.5")))
        .asException()
        .header("Retry-After", "3");
  }

  /** Answers nothing. */
  @PUT
  @Path("/nothing")
  @Produces(MediaType.APPLICATION_JSON)
  public void nothing() {}

  @GET
  @Path("/address")
  public String address(@Context HttpServerRequest request) {
    return addresses.network(request);
  }

  @GET
  @Path("/fault")
  public String fault() {
    throw new IllegalStateException("secret words");
  }

  @GET
  @Path("/mine")
  @CallerDependent
  public Map<String, Object> mine() {
    return caller
        .account()
        .<Map<String, Object>>map(a -> Map.of("id", a.id(), "name", a.name(), "scopes", a.scopes()))
        .orElse(Map.of("id", "nobody"));
  }

  @GET
  @Path("/play")
  @CallerDependent
  public String play() {
    return caller.withScope("match:play").id();
  }

  @GET
  @Path("/admin")
  @RolesAllowed("admin")
  public String admin() {
    return "admin";
  }
}

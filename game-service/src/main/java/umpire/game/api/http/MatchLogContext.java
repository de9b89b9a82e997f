package umpire.game.api.http;

import io.opentelemetry.api.trace.Span;
import jakarta.ws.rs.core.UriInfo;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import umpire.game.referee.state.MatchIds;

/** Adds the match in a request's path to log and trace. */
public class MatchLogContext {
  private static final String MATCHES = "matches/";

  @ServerRequestFilter
  public void name(UriInfo uri) {
    @Nullable String id = uri.getPathParameters().getFirst("id");
    if (id != null && uri.getPath().contains(MATCHES)) {
      MatchIds.read(id)
          .ifPresent(
              match -> {
                MDC.put("match", match.toString());
                Span.current().setAttribute("umpire.match", match.toString());
              });
    }
  }
}

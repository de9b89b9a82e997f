package umpire.game.api.stream;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.ReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;

/**
 * Finds the match of a stream before the stream begins; afterwards its status is sent and a 404 is
 * no longer possible.
 */
public class StreamRequestFilter {
  private static final String SEEN = "umpire.seen";

  private final Caller caller;
  private final MatchReader matchReader;

  StreamRequestFilter(Caller caller, MatchReader matchReader) {
    this.caller = caller;
    this.matchReader = matchReader;
  }

  /** Marks a method that streams a match. */
  @Documented
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface OfMatch {}

  /** Fails where the caller may not see the match; after the call was counted. */
  @OfMatch
  @ServerRequestFilter(priority = Priorities.USER + 1)
  public Uni<@Nullable Response> find(ContainerRequestContext request, UriInfo uri) {
    String id = uri.getPathParameters().getFirst("id");
    return matchReader
        .see(MatchId.of(id), ReaderAccess.of(caller))
        .invoke(visibleMatch -> request.setProperty(SEEN, visibleMatch))
        .<@Nullable Response>map(_ -> null);
  }

  /** What was found. */
  static VisibleMatch found(ContainerRequestContext request) {
    return (VisibleMatch) request.getProperty(SEEN);
  }
}

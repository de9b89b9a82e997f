package umpire.game.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.NameBinding;
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
import umpire.game.referee.Reader;
import umpire.game.referee.Seen;

/**
 * Finds the match of a stream before the stream begins: once it has begun, its status is sent, and
 * nobody could be told that there is no such match.
 */
public class StreamGate {
  private static final String SEEN = "umpire.seen";

  private final Caller caller;
  private final Reader reader;

  StreamGate(Caller caller, Reader reader) {
    this.caller = caller;
    this.reader = reader;
  }

  /** Marks a method that streams a match. */
  @Documented
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface OfMatch {}

  /** Fails where the caller may not see the match. */
  @OfMatch
  @ServerRequestFilter
  public Uni<@Nullable Response> find(ContainerRequestContext request, UriInfo uri) {
    String id = uri.getPathParameters().getFirst("id");
    return reader
        .see(MatchId.of(id), Onlookers.of(caller))
        .invoke(seen -> request.setProperty(SEEN, seen))
        .<@Nullable Response>map(_ -> null);
  }

  /** What was found. */
  static Seen found(ContainerRequestContext request) {
    return (Seen) request.getProperty(SEEN);
  }
}

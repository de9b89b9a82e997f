package umpire.lobby.tournaments.news;

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
import java.util.Objects;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import umpire.lobby.tournaments.api.Viewers;
import umpire.lobby.tournaments.store.TournamentRow;

/**
 * Finds the tournament of a stream before the stream begins; afterwards its status is sent and a
 * 404 is no longer possible.
 */
public class StreamRequestFilter {
  private static final String SEEN = "umpire.seen";

  private final Viewers viewers;

  StreamRequestFilter(Viewers viewers) {
    this.viewers = viewers;
  }

  /** Marks a method that streams a tournament. */
  @Documented
  @NameBinding
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface OfTournament {}

  /** Fails where the caller may not know of the tournament; after the call was counted. */
  @OfTournament
  @ServerRequestFilter(priority = Priorities.USER + 1)
  public Uni<@Nullable Response> find(ContainerRequestContext request, UriInfo uri) {
    return viewers
        .find(Objects.requireNonNull(uri.getPathParameters().getFirst("id")))
        .invoke(row -> request.setProperty(SEEN, row))
        .<@Nullable Response>map(_ -> null);
  }

  /** What was found. */
  static TournamentRow found(ContainerRequestContext request) {
    return (TournamentRow) request.getProperty(SEEN);
  }
}

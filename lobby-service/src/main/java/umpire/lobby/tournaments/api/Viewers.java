package umpire.lobby.tournaments.api;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.Tournaments;
import umpire.lobby.tournaments.store.TournamentRow;

/** Answers about a tournament to whoever may read it, with its version as the ETag. */
@ApplicationScoped
public class Viewers {
  private final Tournaments tournaments;
  private final Caller caller;

  Viewers(Tournaments tournaments, Caller caller) {
    this.tournaments = tournaments;
    this.caller = caller;
  }

  /** The account whose role counts, where the caller's token lets it. */
  Optional<String> staff() {
    return caller
        .account()
        .filter(
            account ->
                account.scopes().stream()
                    .anyMatch(Set.of(Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ)::contains))
        .map(Account::id);
  }

  /** The tournament; 404 where there is none that the caller may know of. */
  public Uni<TournamentRow> find(String id) {
    return tournaments.find(staff(), id);
  }

  /** 304 where the caller has this version, else what is read of it. */
  public Uni<Response> answer(String id, Request request, Function<TournamentRow, Uni<?>> read) {
    return answer(id, request, MediaType.APPLICATION_JSON, read);
  }

  /** The same in another media type. */
  public Uni<Response> answer(
      String id, Request request, String type, Function<TournamentRow, Uni<?>> read) {
    return find(id)
        .chain(
            row -> {
              EntityTag tag = tag(row);
              Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
              if (unchanged != null) {
                return Uni.createFrom().item(unchanged.build());
              }
              return read.apply(row).map(body -> Response.ok(body, type).tag(tag).build());
            });
  }

  static EntityTag tag(TournamentRow row) {
    return new EntityTag(Long.toString(row.version()));
  }

  /** A version that the caller says they have read, by {@code If-Match}; empty for any. */
  static Optional<Long> version(HttpHeaders headers) {
    return Optional.ofNullable(headers.getHeaderString(HttpHeaders.IF_MATCH))
        .filter(text -> !text.equals("*"))
        .map(Viewers::number);
  }

  /** A tag that is none of ours matches no version. */
  private static long number(String tag) {
    return tag.matches("\"[0-9]{1,18}\"") ? Long.parseLong(tag.substring(1, tag.length() - 1)) : -1;
  }
}

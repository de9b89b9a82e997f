package umpire.game.api.stream;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import java.util.Optional;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.BearerMechanism;
import umpire.chassis.auth.Permit;
import umpire.chassis.auth.Revocations;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.http.Scopes;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.reading.MatchReader;
import umpire.game.streams.StreamClient;
import umpire.game.streams.StreamEnd;
import umpire.game.streams.Streams;

/**
 * Checks a request before its socket is opened: refusals are problems, as everywhere. An accepted
 * request finds its stream in {@link Sockets#ENTRANT}.
 */
@Singleton
class SocketUpgradeCheck implements HttpUpgradeCheck {
  /** Whether what the caller's seat is asked is sent, too. */
  static final String DECISIONS = "decisions";

  private final MatchReader matchReader;
  private final Streams streams;
  private final Revocations revocations;

  SocketUpgradeCheck(MatchReader matchReader, Streams streams, Revocations revocations) {
    this.matchReader = matchReader;
    this.streams = streams;
    this.revocations = revocations;
  }

  /** The answer to whoever asks for no socket at the address of one. */
  static ProblemException noUpgrade() {
    return Problem.of(426, "upgrade-required", "A WebSocket", "Ask for one: Upgrade: websocket.")
        .asException()
        .header("Upgrade", "websocket");
  }

  @Override
  public Uni<CheckResult> perform(HttpUpgradeContext context) {
    return context
        .securityIdentity()
        .map(BearerMechanism::permit)
        .flatMap(permit -> entrant(context, permit))
        .map(
            entrant -> {
              context.userData().put(Sockets.ENTRANT, entrant);
              return CheckResult.permitUpgradeSync();
            });
  }

  private Uni<Sockets.Entrant> entrant(HttpUpgradeContext context, Optional<Permit> permit) {
    return context.endpointId().equals(MatchSocket.ID)
        ? ofMatch(context, permit)
        : Uni.createFrom().item(() -> ofAll(context.httpRequest(), permit));
  }

  private Uni<Sockets.Entrant> ofMatch(HttpUpgradeContext context, Optional<Permit> permit) {
    HttpServerRequest request = context.httpRequest();
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(permit.map(Permit::account));
    return matchReader
        .see(MatchId.of(context.pathParam("id")), matchReaderAccess)
        .map(
            visibleMatch -> {
              var after = StreamCursors.ofMatch(visibleMatch, null, request.getParam("after"));
              StreamClient client = client(matchReaderAccess, request);
              return new Sockets.Entrant(
                  request.connection(),
                  permit,
                  Optional.of(visibleMatch.row().id()),
                  () -> streams.ofMatch(visibleMatch, client, after, end(permit)));
            });
  }

  private Sockets.Entrant ofAll(HttpServerRequest request, Optional<Permit> permit) {
    Account account =
        permit.map(Permit::account).orElseThrow(() -> Problem.unauthenticated().asException());
    if (!account.scopes().contains(Scopes.READ)) {
      throw Problem.lacking(Scopes.READ).asException();
    }
    var cursors = StreamCursors.ofAll(null, request.getParam("after"));
    StreamClient client = client(MatchReaderAccess.of(account.id()), request);
    return new Sockets.Entrant(
        request.connection(),
        permit,
        Optional.empty(),
        () -> streams.ofAll(client, cursors, end(permit)));
  }

  private static StreamClient client(
      MatchReaderAccess matchReaderAccess, HttpServerRequest request) {
    return new StreamClient(
        matchReaderAccess, QueryParameters.flag(DECISIONS, request.getParam(DECISIONS)));
  }

  private Uni<StreamEnd> end(Optional<Permit> permit) {
    return permit
        .map(held -> revocations.end(held).map(StreamEnd::ofPermit))
        .orElseGet(() -> Uni.createFrom().nothing());
  }
}

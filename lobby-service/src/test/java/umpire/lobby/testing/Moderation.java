package umpire.lobby.testing;

import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** What administrators do, for the tests of this service; they need {@link ProviderServer}. */
public final class Moderation {
  private Moderation() {}

  /** Administrators are configured by their ids, so one gets an id that is. */
  public static synchronized Lobby.Member administrator(Mutiny.SessionFactory sessions) {
    List<String> names =
        sessions
            .withSession(
                open ->
                    open.createNativeQuery(
                            "select name from account where id = '%s'"
                                .formatted(ProviderServer.ADMINISTRATOR),
                            String.class)
                        .getResultList())
            .await()
            .atMost(Toy.DEADLINE);
    String name = names.isEmpty() ? made(sessions) : names.getFirst();
    return new Lobby.Member(
        ProviderServer.ADMINISTRATOR, name, Lobby.signIn(name, Lobby.PASSWORD).path("token"));
  }

  private static String made(Mutiny.SessionFactory sessions) {
    Lobby.Member fresh = Lobby.Member.fresh();
    for (String statement :
        List.of(
            "delete from session where account = '%s'",
            "delete from known_address where account = '%s'",
            "update account set id = '" + ProviderServer.ADMINISTRATOR + "' where id = '%s'")) {
      sessions
          .withTransaction(
              open -> open.createNativeQuery(statement.formatted(fresh.id())).executeUpdate())
          .await()
          .atMost(Toy.DEADLINE);
    }
    return fresh.name();
  }

  /** The id of a report. */
  public static String report(Lobby.Member by, Lobby.Member about) {
    return by.request()
        .body(Map.of("account", about.id(), "kind", "conduct", "details", "Insults in the chat."))
        .post("/v1/reports")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  /** The id of a warning. */
  public static String warning(Lobby.Member administrator, Lobby.Member about) {
    return issued(
        administrator,
        Map.of("account", about.id(), "kind", "warning", "reason", "Insults in the chat."));
  }

  /** The id of a sanction. */
  public static String issued(Lobby.Member administrator, Map<String, Object> request) {
    return administrator
        .request()
        .body(request)
        .post("/v1/moderation/sanctions")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }
}

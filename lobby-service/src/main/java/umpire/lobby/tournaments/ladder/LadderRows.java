package umpire.lobby.tournaments.ladder;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import umpire.lobby.tournaments.store.Held;
import umpire.tournament.Pairing;
import umpire.tournament.ladder.Ladder;
import umpire.tournament.ladder.LadderSettings;
import umpire.tournament.ladder.Member;

/** The rows of ladders. */
final class LadderRows {
  /** As many challenges as a page has, and one that says that more follow. */
  static final int MOST = 100;

  /** Ladders of which a day is over, an offer has lapsed, or that somebody joined or left. */
  static final String DUE =
      """
      select tournament from tournament_ladder as ladder
      where tournament in (select id from tournament where status = 'running') and (
        started_at + period * interval '24 hours' <= $1
        or exists (
          select 1 from tournament_challenge as challenge
          where challenge.tournament = ladder.tournament and status = 'offered'
            and answer_by <= $1)
        or exists (
          select 1 from tournament_entrant as entrant
          where entrant.tournament = ladder.tournament and entrant.status = 'entered'
            and not exists (
              select 1 from tournament_ladder_member as member
              where member.tournament = entrant.tournament and member.entrant = entrant.number))
        or exists (
          select 1 from tournament_ladder_member as member
          where member.tournament = ladder.tournament and not exists (
            select 1 from tournament_entrant as entrant
            where entrant.tournament = member.tournament and entrant.number = member.entrant
              and entrant.status = 'entered')))
      """;

  private static final String CREATE =
      "insert into tournament_ladder (tournament, started_at, period) values ($1, $2, 1)";

  private static final String MEMBERS =
      """
      insert into tournament_ladder_member (tournament, entrant, place, since, opponents, lead)
      select $1, entrant, place, since, string_to_array(opponents, ' ')::int[], lead
      from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::int[])
        as new (entrant, place, since, opponents, lead)
      """;

  private static final String ADD =
      """
      insert into tournament_challenge
        (tournament, number, request, challenger, challenged, seats, twice, status, made_at, answer_by,
         board)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      """;

  private static final String OPEN =
      """
      select * from tournament_challenge
      where tournament = $1 and status in ('offered', 'playing') order by number
      """;

  private LadderRows() {}

  /** A ladder that begins now. */
  static Uni<Void> create(Held held, Ladder ladder) {
    return held.update(CREATE, at(held.at())).chain(() -> members(held, ladder));
  }

  private static OffsetDateTime at(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  private static Uni<Void> members(Held held, Ladder ladder) {
    List<Member> members = ladder.members();
    return held.sql()
        .preparedQuery(MEMBERS)
        .execute(
            Tuple.of(held.row().id())
                .addArrayOfInteger(members.stream().map(Member::entrant).toArray(Integer[]::new))
                .addArrayOfInteger(
                    IntStream.rangeClosed(1, members.size()).boxed().toArray(Integer[]::new))
                .addArrayOfInteger(members.stream().map(Member::since).toArray(Integer[]::new))
                .addArrayOfString(
                    members.stream().map(LadderRows::opponents).toArray(String[]::new))
                .addArrayOfInteger(members.stream().map(Member::lead).toArray(Integer[]::new)))
        .replaceWithVoid();
  }

  private static String opponents(Member member) {
    return member.opponents().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** The ladder of a tournament that has begun, as it is stored. */
  static Uni<LadderState> read(Held held, LadderSettings settings) {
    return select(held, "select * from tournament_ladder where tournament = $1")
        .map(rows -> rows.iterator().next())
        .chain(
            row ->
                select(held, OPEN)
                    .map(LadderRows::challenges)
                    .chain(open -> state(held, row, open, settings)));
  }

  private static Uni<RowSet<Row>> select(Held held, String query) {
    return held.sql().preparedQuery(query).execute(Tuple.of(held.row().id()));
  }

  private static Uni<LadderState> state(
      Held held, Row row, List<LadderChallenge> open, LadderSettings settings) {
    return select(
            held, "select * from tournament_ladder_member where tournament = $1 order by place")
        .map(rows -> StreamSupport.stream(rows.spliterator(), false).map(LadderRows::member))
        .map(
            members ->
                new LadderState(
                    row.get(OffsetDateTime.class, "started_at").toInstant(),
                    row.getInteger("period"),
                    new Ladder(
                        members.toList(),
                        open.stream().map(LadderChallenge::challenge).toList(),
                        settings),
                    open));
  }

  private static Member member(Row row) {
    return new Member(
        row.getInteger("entrant"),
        row.getInteger("since"),
        List.of(row.getArrayOfIntegers("opponents")),
        row.getInteger("lead"));
  }

  private static List<LadderChallenge> challenges(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false).map(LadderRows::challenge).toList();
  }

  private static LadderChallenge challenge(Row row) {
    OffsetDateTime answerBy = row.get(OffsetDateTime.class, "answer_by");
    return new LadderChallenge(
        row.getInteger("number"),
        row.getString("request"),
        row.getInteger("challenger"),
        row.getInteger("challenged"),
        new Pairing(List.of(row.getArrayOfIntegers("seats")), row.getBoolean("twice")),
        LadderChallenge.Status.of(row.getString("status")),
        row.get(OffsetDateTime.class, "made_at").toInstant(),
        Optional.ofNullable(answerBy).map(OffsetDateTime::toInstant),
        Optional.ofNullable(row.getInteger("board")));
  }

  /** Writes what has changed. */
  static Uni<Void> write(Held held, LadderState before, LadderState now) {
    Uni<Void> all = Uni.createFrom().voidItem();
    if (before.period() != now.period()) {
      all =
          all.chain(
                  () ->
                      held.update(
                          "update tournament_ladder set period = $2 where tournament = $1",
                          now.period()))
              .replaceWithVoid();
    }
    if (!before.ladder().members().equals(now.ladder().members())) {
      all =
          all.chain(() -> held.update("delete from tournament_ladder_member where tournament = $1"))
              .chain(() -> members(held, now.ladder()));
    }
    for (LadderChallenge challenge : now.challenges()) {
      if (!before.challenges().contains(challenge)) {
        all = all.chain(() -> put(held, before, challenge));
      }
    }
    return all;
  }

  private static Uni<Void> put(Held held, LadderState before, LadderChallenge challenge) {
    boolean known =
        before.challenges().stream().anyMatch(one -> one.number() == challenge.number());
    return known ? update(held, challenge) : add(held, challenge);
  }

  private static Uni<Void> update(Held held, LadderChallenge challenge) {
    return held.sql()
        .preparedQuery(
            """
            update tournament_challenge set status = $3, board = $4
            where tournament = $1 and number = $2
            """)
        .execute(
            Tuple.of(held.row().id(), challenge.number(), challenge.status().word())
                .addValue(challenge.board().orElse(null)))
        .replaceWithVoid();
  }

  private static Uni<Void> add(Held held, LadderChallenge challenge) {
    return held.sql()
        .preparedQuery(ADD)
        .execute(
            Tuple.of(held.row().id(), challenge.number(), challenge.request())
                .addInteger(challenge.challenger())
                .addInteger(challenge.challenged())
                .addArrayOfInteger(challenge.pairing().seats().toArray(Integer[]::new))
                .addBoolean(challenge.pairing().twice())
                .addString(challenge.status().word())
                .addOffsetDateTime(at(challenge.madeAt()))
                .addValue(challenge.answerBy().map(LadderRows::at).orElse(null))
                .addValue(challenge.board().orElse(null)))
        .replaceWithVoid();
  }

  /** The number of the next challenge. */
  static Uni<Integer> nextNumber(Held held) {
    return select(
            held,
            "select coalesce(max(number), 0) + 1 from tournament_challenge where tournament = $1")
        .map(rows -> rows.iterator().next().getInteger(0));
  }

  /** What somebody challenged under an id of theirs, if they did; none for an empty id. */
  static Uni<Optional<LadderChallenge>> requested(Held held, int challenger, String request) {
    return held.sql()
        .preparedQuery(
            """
            select * from tournament_challenge
            where tournament = $1 and challenger = $2 and request = $3 and request <> ''
            """)
        .execute(Tuple.of(held.row().id(), challenger, request))
        .map(rows -> challenges(rows).stream().findFirst());
  }

  /** One challenge, if there is one of this number. */
  static Uni<Optional<LadderChallenge>> find(SqlClient sql, String tournament, int number) {
    return sql.preparedQuery(
            "select * from tournament_challenge where tournament = $1 and number = $2")
        .execute(Tuple.of(tournament, number))
        .map(rows -> challenges(rows).stream().findFirst());
  }

  /** Those before a number, the newest first; one more than a page has. */
  static Uni<List<LadderChallenge>> before(SqlClient sql, String tournament, int number) {
    return sql.preparedQuery(
            """
            select * from tournament_challenge where tournament = $1 and number < $2
            order by number desc limit $3
            """)
        .execute(Tuple.of(tournament, number, MOST + 1))
        .map(LadderRows::challenges);
  }

  /** The tournament is over before what is open. */
  static Uni<Void> callOff(Held held) {
    return held.update(
            """
            update tournament_challenge set status = 'called-off'
            where tournament = $1 and status in ('offered', 'playing')
            """)
        .replaceWithVoid();
  }
}

package umpire.game.referee;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jboss.logging.Logger;
import umpire.game.clock.Clocks;
import umpire.game.store.Appended;
import umpire.game.store.Due;
import umpire.game.store.MatchRow;
import umpire.game.store.Matches;
import umpire.game.store.StandingOrders;
import umpire.kernel.play.Seat;

/**
 * What the umpire does by himself in a match: gives answers that were ordered in advance, and goes
 * on, or ends it, where a seat's time has run out. Several instances may look at the same match at
 * once: one of them writes its next revision, the others are overtaken.
 */
@ApplicationScoped
public class Overdue {
  private static final Logger LOG = Logger.getLogger(Overdue.class);

  /** Matches for one look, the longest due first. */
  private static final int MOST_MATCHES = 256;

  /** Matches at the same time. */
  private static final int AT_ONCE = 8;

  /** Answers in a row in one match, before others have their turn. */
  private static final int MOST_ANSWERS = 50;

  /** What fails is tried again then, so that it keeps nobody else waiting. */
  private static final Duration AFTER_A_FAULT = Duration.ofSeconds(10);

  /** How long after a deadline the umpire waits for the repetition of what had come in time. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Due due;
  private final Matches matches;
  private final Standings standings;
  private final StandingOrders orders;
  private final Receipts receipts;
  private final Scribe scribe;
  private final DiceBox dice;
  private final Clock clock;

  Overdue(
      Due due,
      Matches matches,
      Standings standings,
      StandingOrders orders,
      Receipts receipts,
      Scribe scribe,
      DiceBox dice,
      Clock clock) {
    this.due = due;
    this.matches = matches;
    this.standings = standings;
    this.orders = orders;
    this.receipts = receipts;
    this.scribe = scribe;
    this.dice = dice;
    this.clock = clock;
  }

  /** Looks at all that is due now. */
  public Uni<Void> look() {
    return due.matches(now(), MOST_MATCHES)
        .flatMap(
            found ->
                Multi.createFrom()
                    .iterable(found)
                    .onItem()
                    .transformToUni(this::carefully)
                    .merge(AT_ONCE)
                    .collect()
                    .last())
        .replaceWithVoid();
  }

  private Uni<Void> carefully(Due.Row read) {
    return settle(read, 1)
        .onFailure()
        .recoverWithUni(
            failure -> {
              LOG.errorf(failure, "match %s is due, and stands", read.match());
              return due.again(read, Optional.of(now().plus(AFTER_A_FAULT)));
            });
  }

  /** Does what is to be done in a match, until nothing is. */
  private Uni<Void> settle(Due.Row read, int times) {
    return matches
        .find(read.match())
        .map(Optional::orElseThrow)
        .flatMap(
            row ->
                row.status().equals(MatchRow.PLAYING)
                    ? standings.at(row).flatMap(standing -> settle(read, row, standing, times))
                    : due.again(read, Optional.empty()));
  }

  private <P, C, E, V> Uni<Void> settle(
      Due.Row read, MatchRow row, Standing<P, C, E, V> standing, int times) {
    return orders
        .all(read.match())
        .flatMap(
            answers -> {
              Optional<Course<P, C, E, V>> course = course(row, standing, answers);
              // What was written last says itself when it is due.
              return course
                  .map(one -> commit(one, read, times))
                  .orElseGet(() -> times > 1 ? done() : due.again(read, next(standing)));
            });
  }

  private Uni<Void> commit(Course<?, ?, ?, ?> course, Due.Row read, int times) {
    return scribe
        .commit(course, 0)
        .flatMap(
            appended ->
                appended == Appended.DONE && times < MOST_ANSWERS
                    ? settle(read, times + 1)
                    : done());
  }

  private static Uni<Void> done() {
    return Uni.createFrom().voidItem();
  }

  private <P, C, E, V> Optional<Course<P, C, E, V>> course(
      MatchRow row, Standing<P, C, E, V> standing, Map<String, SortedMap<String, String>> answers) {
    Optional<Seat> answered = Deputy.asked(standing, answers);
    if (answered.isPresent()) {
      return Optional.of(Deputy.act(standing, answered.get(), answers, dice));
    }
    Instant past = now().minus(Timekeeping.GRACE);
    return standing.affairs().clocks().stream()
        .flatMap(clocks -> clocks.overdue(past.plusMillis(1)).stream())
        .filter(seat -> !excused(row, standing, seat))
        .findFirst()
        .map(seat -> lapse(standing, seat));
  }

  /** When the next seat's time has run out; where somebody is excused, a second from now. */
  private Optional<Instant> next(Standing<?, ?, ?, ?> standing) {
    Instant soon = now().plusSeconds(1);
    return standing
        .affairs()
        .clocks()
        .flatMap(Clocks::first)
        .map(deadline -> deadline.plus(Timekeeping.GRACE))
        .map(at -> at.isAfter(soon) ? at : soon);
  }

  /** Whether something that came in time met a fault of ours, and may be sent again. */
  private boolean excused(MatchRow row, Standing<?, ?, ?, ?> standing, Seat seat) {
    Instant deadline =
        standing.affairs().clocks().flatMap(clocks -> clocks.deadline(seat)).orElseThrow();
    return now().isBefore(deadline.plus(PATIENCE))
        && row.seats().stream()
            .filter(one -> one.seat().equals(seat.id()))
            .anyMatch(one -> receipts.waits(row.id(), one.account(), deadline));
  }

  private <P, C, E, V> Course<P, C, E, V> lapse(Standing<P, C, E, V> standing, Seat seat) {
    Course<P, C, E, V> course = new Course<>(standing, dice);
    runOut(course, standing, seat, standing.affairs().clocks().orElseThrow().flags(seat));
    return course;
  }

  /**
   * A seat's time has run out.
   *
   * @param flags whether its match is lost by it; otherwise the rules go on without its answer
   */
  static void runOut(
      Course<?, ?, ?, ?> course, Standing<?, ?, ?, ?> standing, Seat seat, boolean flags) {
    course.overdue(seat);
    if (flags) {
      course.end(Resignation.lost(standing, seat, "time", "overdue"));
    } else {
      course.lapse(seat);
    }
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}

package umpire.testkit.secrecy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.CommandGenerator;
import umpire.testkit.walk.KnownValues;
import umpire.testkit.walk.Walk;

/** Two matches that one viewer must not distinguish, run on with the same inputs. */
final class MatchPair {
  private static final int TRIES = 20;
  private static final int REFUSALS = 20;

  /** One choice of so many is a free act: where it reveals something the pair is over. */
  private static final int OFTEN = 16;

  private final Rulebook book;
  private final Viewer viewer;
  private final Match one;
  private final Match other;
  private final RandomGenerator random;
  private final CommandGenerator commandGenerator;
  private final Predicate<Object> reveals;
  private final Picture picture;
  private final ForesightRecord foresightRecord;

  MatchPair(
      Rulebook book,
      Viewer viewer,
      Match one,
      Match other,
      RandomGenerator random,
      Predicate<Object> reveals,
      Picture picture) {
    this.book = book;
    this.viewer = viewer;
    this.one = one;
    this.other = other;
    this.random = random;
    this.commandGenerator =
        new CommandGenerator(random, new KnownValues(book.pack(), random), book.types().command());
    this.reveals = reveals;
    this.picture = picture;
    // Lots of its own: what is drawn to be asked about is no part of the match.
    this.foresightRecord = new ForesightRecord(book, Walk.random(one.seq()));
  }

  /**
   * Runs on; the number of inputs that both took. What costs much, the drawn board, is compared
   * once: after the last input that revealed nothing.
   */
  int run(int inputs) {
    compare();
    for (int done = 0; done < inputs; done++) {
      int seq = one.seq();
      Object before = one.position();
      Object otherBefore = other.position();
      int otherSeq = other.seq();
      if (!step()) {
        pictures(before, otherBefore);
        return done;
      }
      if (Stream.of(one.since(seq), other.since(otherSeq))
          .flatMap(List::stream)
          .anyMatch(reveals)) {
        pictures(before, otherBefore);
        return done + 1;
      }
      same("the number of events", one.seq() - seq, other.seq() - otherSeq);
      same("events", shown(one.since(seq)), shown(other.since(otherSeq)));
      compare();
    }
    pictures(one.position(), other.position());
    return inputs;
  }

  private void pictures(Object position, Object another) {
    same("pictures", picture(position), picture(another));
  }

  private String picture(Object position) {
    return picture.of(book.play().sketch(book.play().view(position, viewer)));
  }

  private boolean step() {
    return switch (one.pending()) {
      case Pending.Choices<Object> choices -> choose(choices);
      case Pending.Draw<Object> draw -> {
        Input<Object> drawn = one.drawn(draw);
        other.drawn((Pending.Draw<Object>) other.pending());
        one.put(drawn);
        other.put(drawn);
        yield true;
      }
      case Pending.Question<Object> question -> {
        one.put(one.reported(question));
        other.put(other.reported((Pending.Question<Object>) other.pending()));
        yield true;
      }
      case Pending.Over<Object> _ -> false;
    };
  }

  /** The same order in both, if one is found that both allow. */
  private boolean choose(Pending.Choices<Object> choices) {
    Map<Seat, Offers<Object>> free = choices.free();
    if (!free.isEmpty() && random.nextInt(OFTEN) == 0) {
      Seat seat = commandGenerator.one(free.keySet().stream().sorted().toList());
      Offers<Object> acts = free.get(seat);
      return acts != null && !acts.offers().isEmpty() && both(seat, acts).isPresent();
    }
    Seat seat = commandGenerator.one(choices.waitedFor());
    for (Optional<Boolean> drafted = Optional.of(true); drafted.orElse(false); ) {
      Asked<Object> asked =
          one.pending() instanceof Pending.Choices<Object> now ? now.asked().get(seat) : null;
      if (asked == null) {
        throw new IllegalStateException("a draft of " + seat + " no longer asks it");
      }
      drafted = both(seat, asked.offers());
      if (drafted.isEmpty()) {
        return false;
      }
      if (drafted.get() && viewer.equals(new Viewer.Of(seat))) {
        compare();
      }
    }
    return true;
  }

  /** True if the command was drafted, false if it was accepted; empty if none suits both. */
  private Optional<Boolean> both(Seat seat, Offers<Object> offers) {
    for (int i = 0; i < TRIES; i++) {
      Object command = commandGenerator.offered(offers);
      if (other.pending() instanceof Pending.Choices<Object> choices
          && Match.allOffers(choices, seat).admits(command)) {
        Ruling<Object, Object, Object> ruling = one.put(new Input.Chosen<>(seat, command));
        Ruling<Object, Object, Object> another = other.put(new Input.Chosen<>(seat, command));
        same("the kind of ruling", ruling.getClass(), another.getClass());
        return Optional.of(ruling instanceof Ruling.Drafted);
      }
    }
    return Optional.empty();
  }

  private void compare() {
    Object view = book.play().view(one.position(), viewer);
    Object another = book.play().view(other.position(), viewer);
    same("boards", json(book.play().sketch(view)), json(book.play().sketch(another)));
    same("views", json(view), json(another));
    same("what is waited for", awaited(one.pending()), awaited(other.pending()));
    if (viewer instanceof Viewer.Of(Seat seat)
        && one.pending() instanceof Pending.Choices<Object> choices) {
      refusals(seat, Match.allOffers(choices, seat));
      outlook(seat, choices);
    }
  }

  /** What the seat receives for an order without effect. */
  private void outlook(Seat seat, Pending.Choices<Object> choices) {
    List<List<Object>> foreseen =
        foresightRecord.of(seat, choices, List.of(one.position(), other.position()));
    if (!foreseen.isEmpty()) {
      same("what is foreseen", json(foreseen.getFirst()), json(foreseen.getLast()));
    }
  }

  private void refusals(Seat seat, Offers<Object> offers) {
    for (int i = 0; i < REFUSALS; i++) {
      commandGenerator
          .mutated(offers)
          .map(command -> new Input.Chosen<>(seat, command))
          .ifPresent(
              input ->
                  same(
                      "refusals of " + input,
                      json(book.play().rule(one.rest(), input)),
                      json(book.play().rule(other.rest(), input))));
    }
  }

  /** What this viewer sees of what the match waits for. */
  private List<String> awaited(Pending<Object> pending) {
    return switch (pending) {
      case Pending.Choices<Object> choices -> {
        List<String> lines = new ArrayList<>();
        lines.add(choices.answer() + " of " + choices.asked().keySet());
        lines.add("answered " + choices.answered());
        choices.asked().forEach((seat, asked) -> lines.add(seat + " " + asked.id() + asked.rule()));
        if (viewer instanceof Viewer.Of(Seat seat)) {
          lines.add(json(Match.allOffers(choices, seat)));
          Asked<Object> asked = choices.asked().get(seat);
          lines.add(asked == null ? "not asked" : json(asked.fallback()));
        }
        yield lines;
      }
      case Pending.Draw<Object> draw ->
          List.of("draw", json(draw.id()), json(draw.lot()), json(draw.rule()));
      case Pending.Question<Object> question ->
          List.of("question", json(question.id()), json(question.adjudicator()));
      case Pending.Over<Object> over -> List.of("over", json(over.outcome()));
    };
  }

  private List<String> shown(List<Object> events) {
    return events.stream().map(event -> json(book.play().shown(event, viewer))).toList();
  }

  private String json(Object value) {
    return new String(book.codec().bytes(value), StandardCharsets.UTF_8);
  }

  private static void same(String what, Object one, Object other) {
    if (!one.equals(other)) {
      throw new AssertionError(
          "the two positions can be distinguished by " + what + ":\n  " + one + "\n  " + other);
    }
  }
}

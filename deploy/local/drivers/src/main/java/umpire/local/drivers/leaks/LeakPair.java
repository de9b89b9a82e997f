package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.sample.OfferSampler;

/**
 * Two matches in which the viewer does the same, and the other seats do in secret what differs.
 * Until an event reveals something, all that the viewer receives must be the same.
 */
final class LeakPair {
  private static final int MOST_SECRET_ACTS = 3;
  private static final int EXCERPT = 300;
  private static final int OK = 200;

  /** One pair of so many is looked at closer. */
  private static final int CLOSER_OF = 10;

  private static final Duration LATE = Duration.ofSeconds(15);
  private static final Duration LOOK = Duration.ofMillis(10);

  private final PairedMatch one;
  private final PairedMatch other;
  private final Viewer viewer;
  private final List<Seat> hidden;
  private final Set<String> revealing;
  private final Random random;
  private final long seed;
  private int secretActs;
  private boolean sealed;

  LeakPair(
      PairedMatch one,
      PairedMatch other,
      Viewer viewer,
      List<Seat> hidden,
      Set<String> revealing,
      long seed) {
    this.one = one;
    this.other = other;
    this.viewer = viewer;
    this.hidden = List.copyOf(hidden);
    this.revealing = Set.copyOf(revealing);
    this.random = new Random(seed);
    this.seed = seed;
  }

  /**
   * What was done.
   *
   * @param secretActs of the other seats in both matches
   * @param compared answers and frames of each match
   */
  record Done(int secretActs, int compared) {}

  /** Whether the pair of a seed is looked at closer. */
  static boolean isCloser(long seed) {
    return Math.floorMod(seed, CLOSER_OF) == 0;
  }

  /** Plays and compares; throws Finding where the viewer could distinguish the two. */
  Done run() {
    look("at first");
    secretly();
    look("after the secret acts");
    one.traffic().lookAtDrawing("after the secret acts");
    other.traffic().lookAtDrawing("after the secret acts");
    Seat offering = hidden.getFirst();
    one.offerDraw(offering);
    other.offerDraw(offering);
    one.traffic().await("draw-offered");
    other.traffic().await("draw-offered");
    look("after an act that all are shown");
    one.traffic().lookAtPicture("after that");
    other.traffic().lookAtPicture("after that");
    if (isCloser(seed)) {
      one.traffic().lookCloser("closer");
      other.traffic().lookCloser("closer");
    }
    int compared = compare();
    if (!sealed && act()) {
      look("after an order");
      one.traffic().lookAtDrawing("after an order");
      other.traffic().lookAtDrawing("after an order");
      compared = compare();
    }
    return new Done(secretActs, compared);
  }

  private void look(String when) {
    one.traffic().look(when);
    other.traffic().look(when);
  }

  /** In the one match now and then nothing, in the other something: never as often. */
  private void secretly() {
    for (Seat seat : hidden) {
      int often = random.nextInt(MOST_SECRET_ACTS);
      secretly(one, seat, often);
      secretly(other, seat, often + 1 + random.nextInt(MOST_SECRET_ACTS));
    }
    sealedAnswers();
  }

  private void secretly(PairedMatch pairedMatch, Seat seat, int often) {
    OfferSampler offerSampler = OfferSampler.of(random.nextLong());
    for (int i = 0; i < often; i++) {
      String id = "secret-" + secretActs++;
      if (pairedMatch.asked(seat).isEmpty()) {
        pairedMatch.refused(seat, id);
        continue;
      }
      Optional<Object> drafted = pairedMatch.command(seat, offerSampler, true);
      drafted.ifPresent(command -> pairedMatch.draftAndDrop(seat, command, id));
      pairedMatch
          .command(seat, offerSampler, false)
          .ifPresent(command -> pairedMatch.explain(seat, command));
      pairedMatch.refused(seat, id + "-refused");
      pairedMatch.standingOrder(seat, pairedMatch.asked(seat).orElseThrow().rule().value());
    }
  }

  /** Where all answer at once: other answers in each match, changed as often as it comes. */
  private void sealedAnswers() {
    if (!(one.book().play().at(one.position()).pending() instanceof Pending.Choices<Object> choices)
        || choices.answer() != AnswerMode.ALL) {
      return;
    }
    List<Seat> open = new ArrayList<>(choices.waitedFor());
    open.remove(viewer instanceof Viewer.Of(Seat seat) ? seat : open.getLast());
    open.retainAll(hidden);
    if (choices.waitedFor().size() == open.size()) {
      open.removeLast(); // the last answer reveals all
    }
    for (Seat seat : open) {
      OfferSampler offerSampler = OfferSampler.of(random.nextLong());
      int changes = random.nextInt(MOST_SECRET_ACTS);
      if (one.command(seat, offerSampler, false).isEmpty()
          || other.command(seat, offerSampler, false).isEmpty()) {
        continue;
      }
      sealed = true;
      answer(one, seat, offerSampler, 1 + changes);
      answer(other, seat, offerSampler, 1 + random.nextInt(MOST_SECRET_ACTS));
    }
  }

  private void answer(PairedMatch pairedMatch, Seat seat, OfferSampler offerSampler, int often) {
    for (int i = 0; i < often; i++) {
      pairedMatch
          .command(seat, offerSampler, false)
          .ifPresent(
              command ->
                  PairedMatch.require(
                      pairedMatch.send(seat, command, "sealed-" + secretActs++),
                      "a sealed answer"));
    }
  }

  /** The same order in both; false where none suits both, or it reveals something to the viewer. */
  private boolean act() {
    if (!(one.book().play().at(one.position()).pending()
        instanceof Pending.Choices<Object> choices)) {
      return false;
    }
    Seat seat = choices.waitedFor().iterator().next();
    Optional<Object> found = one.command(seat, OfferSampler.of(seed), false);
    if (found.isEmpty()) {
      return false;
    }
    if (viewer.equals(new Viewer.Of(seat))) {
      String command = one.book().codec().tree(found.get()).toString();
      JsonNode here = one.traffic().post("order", "/commands", one.body(seat, command, "order"));
      JsonNode there =
          other.traffic().post("order", "/commands", other.body(seat, command, "order"));
      return here.has("events") && there.has("events") && nothingRevealed();
    }
    HttpResponse<byte[]> here = one.send(seat, found.get(), "order");
    HttpResponse<byte[]> there = other.send(seat, found.get(), "order");
    return here.statusCode() == OK && there.statusCode() == OK && nothingRevealed();
  }

  /** Waits until stream and socket have sent the last event that the viewer was shown. */
  private boolean nothingRevealed() {
    boolean nothing = true;
    for (PairedMatch pairedMatch : List.of(one, other)) {
      JsonNode events = pairedMatch.traffic().events();
      for (JsonNode event : events.path("events")) {
        nothing &= !revealing.contains(event.path("type").asText());
        nothing &= !event.path("type").asText().equals("ended");
      }
      if (nothing) {
        pairedMatch.traffic().await("\"seq\":" + events.path("seq").asInt());
      }
    }
    return nothing;
  }

  private int compare() {
    List<ViewerTraffic.Entry> here = one.traffic().received();
    List<ViewerTraffic.Entry> there = other.traffic().received();
    // What follows the last event that was waited for may be on its way in one of them.
    for (long end = System.nanoTime() + LATE.toNanos();
        here.size() != there.size() && System.nanoTime() < end; ) {
      LockSupport.parkNanos(LOOK.toNanos());
      here = one.traffic().received();
      there = other.traffic().received();
    }
    for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
      compare(here.get(i), there.get(i));
    }
    if (here.size() != there.size()) {
      List<ViewerTraffic.Entry> longer = here.size() > there.size() ? here : there;
      throw new Finding(
          "pair %d, %s: %d answers and frames in one match, %d in the other; the first too many: %s"
              .formatted(
                  seed,
                  viewer,
                  here.size(),
                  there.size(),
                  excerpt(longer.get(Math.min(here.size(), there.size())).text(), 0)));
    }
    return here.size();
  }

  private void compare(ViewerTraffic.Entry here, ViewerTraffic.Entry there) {
    if (!here.text().equals(there.text())) {
      throw new Finding(difference(here.text(), there.text()));
    }
    if (!here.given().agreesWith(there.given())) {
      throw new Finding(
          "pair %d, %s: %s: a budget was given other than in the other match: %s, %s"
              .formatted(seed, viewer, beginning(here.text()), here.given(), there.given()));
    }
  }

  private static String beginning(String text) {
    return text.substring(0, Math.min(text.length(), 60));
  }

  private String difference(String here, String there) {
    int at = 0;
    while (at < Math.min(here.length(), there.length()) && here.charAt(at) == there.charAt(at)) {
      at++;
    }
    return "pair %d, %s: %s ... differs at %d:%n  %s%n  %s"
        .formatted(seed, viewer, beginning(here), at, excerpt(here, at), excerpt(there, at));
  }

  private static String excerpt(String text, int at) {
    return text.substring(Math.max(0, at - EXCERPT / 3), Math.min(text.length(), at + EXCERPT));
  }

  /** The kinds of event after which two matches may be distinguished. */
  static Set<String> revealing(Class<?> family) {
    Set<String> names = new TreeSet<>();
    Class<?>[] members = family.getPermittedSubclasses();
    if (members == null) {
      if (umpire.kernel.event.RevealingEvent.class.isAssignableFrom(family)) {
        names.add(
            family
                .getSimpleName()
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                .toLowerCase(java.util.Locale.ROOT));
      }
      return names;
    }
    for (Class<?> member : members) {
      names.addAll(revealing(member));
    }
    return names;
  }
}

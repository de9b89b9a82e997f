package umpire.weserubung.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.Agenda;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.model.Position;

class PositionCacheTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());

  private final Position opening = opening();
  private final List<String> worked = new ArrayList<>();
  private final PositionCache<String, Integer> positionCache =
      new PositionCache<>(
          (_, key) -> {
            worked.add(key);
            return worked.size();
          });

  private static Position opening() {
    return (Position)
        BOOK.play().open(BOOK.pack().scenario("campaign"), BOOK.pack().choose(Map.of())).position();
  }

  @Test
  void theSameIsWorkedOutOnceForEachKey() {
    assertThat(positionCache.of(opening, "a")).isEqualTo(1);
    assertThat(positionCache.of(opening, "a")).isEqualTo(1);
    assertThat(positionCache.of(opening, "b")).isEqualTo(2);
    assertThat(worked).containsExactly("a", "b");
  }

  @Test
  void whatIsGoingOnAndHowItIsNumberedIsNotAskedFor() {
    positionCache.of(opening, "a");
    positionCache.of(opening.with(opening.tally().drawn(new DrawId(1))), "a");
    positionCache.of(opening.with(Agenda.of(opening.agenda().top())), "a");
    assertThat(worked).containsExactly("a");
  }

  @Test
  void whatReadsWhatIsGoingOnFails() {
    PositionCache<String, Object> reading =
        new PositionCache<>((position, _) -> position.agenda().top());
    assertThatThrownBy(() -> reading.of(opening, "a")).isInstanceOf(NoSuchElementException.class);
  }

  /** Each other component of a position is part of what the answer hangs on, a new one too. */
  @ParameterizedTest
  @MethodSource("components")
  void withAnotherOfTheRestItIsWorkedOutAnew(int component) throws ReflectiveOperationException {
    positionCache.of(opening, "a");
    positionCache.of(withAnother(component), "a");
    assertThat(worked).containsExactly("a", "a");
  }

  private static IntStream components() {
    RecordComponent[] all = Position.class.getRecordComponents();
    return IntStream.range(0, all.length)
        .filter(at -> !Set.of("tally", "agenda").contains(all[at].getName()));
  }

  /** The opening with an equal object, but not the same, in place of one component. */
  private Position withAnother(int component) throws ReflectiveOperationException {
    Position read = BOOK.codec().read(BOOK.codec().bytes(opening), Position.class);
    RecordComponent[] all = Position.class.getRecordComponents();
    Object[] values = new Object[all.length];
    Class<?>[] types = new Class<?>[all.length];
    for (int at = 0; at < all.length; at++) {
      values[at] = all[at].getAccessor().invoke(at == component ? read : opening);
      types[at] = all[at].getType();
    }
    return Position.class.getConstructor(types).newInstance(values);
  }
}

package umpire.local.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.offer.Domain;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.Opponent;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

class TurnReaderTest {
  private static final Rulebook BOOK = Rulebook.of(Shelf.load().game("narvik").game());

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "first-shots", "one-assault"})
  void whatWasAskedIsReadAsItWas(String scenario) {
    OfferSampler offerSampler = OfferSampler.of(7);
    Match match = Match.bare(BOOK, BOOK.pack().scenario(scenario), BOOK.pack().choose(Map.of()), 7);
    Set<Class<?>> domains = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      switch (match.pending()) {
        case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
        case Pending.Question<Object> question -> match.put(match.reported(question));
        case Pending.Over<Object> _ -> i = 400;
        case Pending.Choices<Object> choices -> {
          Map.Entry<Seat, Asked<Object>> first = choices.asked().entrySet().iterator().next();
          Seat seat = first.getKey();
          Asked<Object> asked = first.getValue();
          assertThat(read(match, seat, asked).asked()).isEqualTo(asked);
          asked.offers().offers().stream()
              .flatMap(offer -> offer.parameters().stream())
              .map(parameter -> parameter.domain().getClass())
              .forEach(domains::add);
          match.put(new Input.Chosen<>(seat, offerSampler.command(asked.offers())));
        }
      }
    }
    if (scenario.equals("campaign")) {
      assertThat(domains).contains(Domain.Named.class, Domain.One.class);
    }
  }

  private static Opponent.Turn read(Match match, Seat seat, Asked<Object> asked) {
    Object view = BOOK.play().view(match.position(), new Viewer.Of(seat));
    ObjectNode seen = ApiClient.JSON.createObjectNode().put("viewer", seat.id());
    seen.set("view", BOOK.codec().tree(view));
    ObjectNode decision = ApiClient.JSON.createObjectNode();
    decision.set("decision", FakeMatch.json(BOOK, asked));
    Opponent.Turn turn = new TurnReader(BOOK).read(seen, decision);
    assertThat(turn.seat()).isEqualTo(seat);
    assertThat(turn.view()).isEqualTo(view);
    assertThat(turn.drafting()).isFalse();
    return turn;
  }
}

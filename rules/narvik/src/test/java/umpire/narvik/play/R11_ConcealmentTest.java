package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.advance;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.halt;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.reveal;
import static umpire.narvik.play.Say.step;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.Flow;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.Narvik;
import umpire.narvik.NarvikScript;
import umpire.narvik.event.BlankedEvents;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;

/** 11 Concealment: tokens, turning up, and what an assault reveals. */
class R11_ConcealmentTest {
  private static final Viewer ALLIES = new Viewer.Of(ALLIED.seat());
  private static final Viewer GERMANS = new Viewer.Of(GERMAN.seat());

  private final Situation covered =
      Situation.allied()
          .with("scots-guards", "1810")
          .hidden("mountain-1-1", "1811", "token-2")
          .hidden("decoy-1", "1713", "token-1");

  @Test
  void R11_theEnemySeesTokensAndPlaces() {
    Played played = covered.play();
    List<View.Seen> counters =
        List.of(
            new View.Seen.FaceDown("token-1", hex("1713")),
            new View.Seen.Known("scots-guards", hex("1810"), 0, false, "", false, false),
            new View.Seen.FaceDown("token-2", hex("1811")));
    assertThat(played.rules().view(played.position(), ALLIES).units()).isEqualTo(counters);
    assertThat(played.rules().view(played.position(), new Viewer.Everyone()).units())
        .isEqualTo(counters);
  }

  @Test
  void R11_theOwnerKnowsHisCounters() {
    Played played = covered.play();
    assertThat(played.rules().view(played.position(), GERMANS).units())
        .contains(
            new View.Seen.Known("mountain-1-1", hex("1811"), 0, false, "token-2", false, false),
            new View.Seen.Known("decoy-1", hex("1713"), 0, false, "token-1", false, false));
  }

  /** The set-up: three counters are dealt to three tokens, and the enemy sees the tokens only. */
  @Test
  void R11_theSetUpIsDealtFaceDown() {
    Flow<Position, Command, Frame, View> rules = new NarvikScript(Situation.PACK).flow();
    Rest<Position, Command> opened =
        rules.open(Situation.PACK.scenario("one-assault"), Situation.PACK.choose(Map.of()));
    Pending.Draw<?> draw = (Pending.Draw<?>) opened.pending();
    assertThat(draw.lot()).isEqualTo(new DrawKind.Shuffle(3));
    assertThat(draw.seenBy()).containsExactly(GERMANS);
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        rules.rule(opened, new Input.Drawn<>(new DrawId(1), List.of(2, 0, 1)));
    Event dealt =
        (Event)
            ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
                .events()
                .getFirst();
    assertThat(((Event.CountersDealt) dealt).units())
        .extracting(
            unit -> unit.id() + " " + unit.token() + " " + unit.place() + " " + unit.fatigue())
        .containsExactly(
            "mountain-1-1 token-3 1811 3", "mountain-1-2 token-1 1811 0", "decoy-1 token-2 1711 0");
    assertThat(rules.shown(dealt, GERMANS)).isInstanceOf(ShownEvent.Whole.class);
    assertThat(rules.shown(dealt, ALLIES))
        .isEqualTo(
            new ShownEvent.Blanked<>(
                new BlankedEvents.CountersPlaced(
                    List.of(
                        new View.Seen.FaceDown("token-1", hex("1811")),
                        new View.Seen.FaceDown("token-2", hex("1711")),
                        new View.Seen.FaceDown("token-3", hex("1811"))))));
  }

  @Test
  void R11_1_aFaceDownCounterNeitherMovesNorAssaults() {
    Played played =
        Situation.german()
            .with("scots-guards", "1810")
            .with("mountain-1-2", "1710")
            .hidden("mountain-1-1", "1811", "token-1")
            .play();
    played.refuses(GERMAN, step("mountain-1-1", "1711"), "11.1", Why.FaceDownUnit.class);
    played.german(assault("1810"));
    played.refuses(GERMAN, commit("mountain-1-1"), "11.1", Why.FaceDownUnit.class);
    assertThat(played.offers(GERMAN, commit("mountain-1-2"))).isTrue();
  }

  @Test
  void R11_1_itsOwnerTurnsItUpInTheEnemysActionAndMovement() {
    Played played = covered.play().german(reveal("token-1"));
    assertThat(played.gone("decoy-1")).isTrue();
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    played.allied(step("scots-guards", "1710")).german(reveal("token-2"));
    assertThat(played.unit("mountain-1-1").faceDown()).isFalse();
    assertThat(played.rule(ALLIED)).isEqualTo("14");
  }

  @Test
  void R11_1_itsOwnerTurnsItUpInAReactionAndMovesIt() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-2", "1813")
            .hidden("mountain-1-1", "1713", "token-1")
            .play()
            .allied(step("scots-guards", "1810"), halt())
            .german(reveal("token-1"), step("mountain-1-1", "1712"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1712");
  }

  @Test
  void R11_1_nobodyTurnsUpWhatIsNotHis() {
    Played played = covered.play();
    played.refuses(ALLIED, reveal("token-2"), "11.1", Why.NoSuchToken.class);
    played.refuses(GERMAN, reveal("token-7"), "11.1", Why.NoSuchToken.class);
    played.german(reveal("token-2"));
    played.refuses(GERMAN, reveal("token-2"), "11.1", Why.NoSuchToken.class);
  }

  @Test
  void R11_1_r47_notWhileAnAssaultIsResolved() {
    Played played = covered.always(0, 1).play(1).allied(assault("1811"), commit("scots-guards"));
    assertThat(played.rule(GERMAN)).isEqualTo("15.2a");
    played.refuses(GERMAN, reveal("token-1"), "11.1", Why.NoSuchToken.class);
  }

  @Test
  void R11_2_anAssaultRevealsTheWholeHex() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .hidden("mountain-1-1", "1811", "token-3")
            .hidden("mountain-1-2", "1811", "token-1")
            .hidden("decoy-1", "1811", "token-2")
            .hidden("decoy-2", "1713", "token-4")
            .always(0, 1)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.events(Event.Revealed.class))
        .extracting(Event.Revealed::token)
        .containsExactly("token-1", "token-2", "token-3");
    assertThat(played.gone("decoy-1")).isTrue();
    assertThat(played.unit("mountain-1-1").faceDown()).isFalse();
    assertThat(played.unit("decoy-2").faceDown()).isTrue();
    assertThat(played.last(Event.DefendersNamed.class).units())
        .containsExactly("mountain-1-1", "mountain-1-2");
  }

  /** Ruling 53: the assault is over, counts as one, and the hex may be entered. */
  @Test
  @Rule("11.2/r53")
  void R11_2_anAssaultOnDecoysAlone() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", 1)
            .with("mountain-1-1", "1713")
            .hidden("decoy-1", "1811", "token-1")
            .play()
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.said("11.2")).containsExactly(new Why.NoEnemy(hex("1811")));
    assertThat(played.events(Event.AssaultFought.class)).isEmpty();
    played.allied(advance("scots-guards"));
    assertThat(played.at("scots-guards")).isEqualTo("1811");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(1 - 1 + 4);
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  /** A refusal must not tell whether a name is that of a face-down counter. */
  @Test
  void R11_aNameThatLiesFaceDownIsAsUnknownAsOneThatIsNotInPlay() {
    Played played = covered.play();
    assertThat(
            played.refuses(ALLIED, step("mountain-1-1", "1711"), "14", Why.NoSuchUnit.class).unit())
        .isEqualTo("mountain-1-1");
    played.refuses(ALLIED, step("mountain-1-3", "1711"), "14", Why.NoSuchUnit.class);
  }

  /** A match at random: whoever has lain open lies open as long as they are in play. */
  @Test
  @Rule("11.2")
  void R11_2_nobodyIsHiddenAgain() {
    Match match =
        Match.bare(
            Rulebook.of(new Narvik(), Situation.PACK),
            Situation.PACK.scenario("campaign"),
            Situation.PACK.choose(Map.of()),
            5);
    RandomMatch randomMatch =
        RandomMatch.along(
            Rulebook.of(new Narvik(), Situation.PACK),
            Situation.PACK.scenario("campaign"),
            match,
            5);
    Set<String> open = new HashSet<>();
    int turnedUp = 0;
    do {
      Map<String, Unit> units = ((Position) match.position()).units();
      open.retainAll(units.keySet());
      for (Unit unit : units.values()) {
        assertThat(unit.faceDown() && open.contains(unit.id())).as(unit.id()).isFalse();
        if (!unit.faceDown() && open.add(unit.id())) {
          turnedUp++;
        }
      }
    } while (randomMatch.step());
    assertThat(turnedUp).isPositive();
  }
}

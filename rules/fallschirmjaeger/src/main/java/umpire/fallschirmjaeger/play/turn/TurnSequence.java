package umpire.fallschirmjaeger.play.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AssaultFrame;
import umpire.fallschirmjaeger.model.frame.FireFrame;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.play.air.AirSteps;
import umpire.fallschirmjaeger.play.air.SupplyHeads;
import umpire.fallschirmjaeger.play.movement.MovementSteps;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.play.strike.StrikeSteps;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Sequence;
import umpire.kernel.flow.Step;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.SequenceOfPlay;

/** SOP-G, SOP-D: the German player turn, the Dutch one, and the end of the turn. */
@Rule({"SOP-G", "SOP-D"})
public record TurnSequence(
    ChapterContext context,
    Captures captures,
    SupplyPhase supply,
    VictoryConditions victory,
    StrikeSteps strikes,
    AirSteps air,
    MovementSteps movement,
    SupplyHeads heads) {
  private Sequence<Consumer<RulingInProgress<Position, Frame>>> turn() {
    return new Sequence<>(
        List.of(
            playerTurn(Side.GERMAN, "German player turn", "SOP-G"),
            playerTurn(Side.ALLIED, "Dutch player turn", "SOP-D"),
            Sequence.Phase.of(
                "end-of-turn",
                "End of the turn",
                "SOP-D",
                List.of(Sequence.Part.of("turn-ends", "The turn ends", "SOP-D", this::end)))));
  }

  private Ships ships() {
    return new Ships(context, supply.briefs());
  }

  private Sequence.Phase<Consumer<RulingInProgress<Position, Frame>>> playerTurn(
      Side side, String title, String rule) {
    String id = side.name().toLowerCase(Locale.ROOT);
    List<Sequence.Part<Consumer<RulingInProgress<Position, Frame>>>> all = new ArrayList<>();
    all.add(part(side, "reorganisation", "1.10c", this::reorganise));
    all.add(part(side, "air", side == Side.GERMAN ? "SOP-G.air" : "SOP-D", this::air));
    all.addAll(ground(side));
    all.add(part(side, "recovery", "1.4", this::recover));
    if (side == Side.GERMAN) {
      all.add(part(side, "night", "2.7c", (_, ruling) -> heads.atNight(ruling)));
    }
    return Sequence.Phase.of(id + "-turn", title, rule, all);
  }

  /** SOP-G.air: air barrages lie above the drops, so they come first. */
  @Rule({"SOP-G.air", "1.8a/r8"})
  private void air(Side side, RulingInProgress<Position, Frame> ruling) {
    if (side == Side.GERMAN) {
      air.begin(ruling);
    }
    strikes.begin(side, ruling);
  }

  private List<Sequence.Part<Consumer<RulingInProgress<Position, Frame>>>> ground(Side side) {
    return List.of(
        part(side, "movement", "SCS-move", this::move),
        part(
            side,
            "barrage",
            "1.7",
            (who, ruling) -> ruling.pushFrame(new FireFrame.BarragePhase(who))),
        part(
            side,
            "combat",
            "SCS-attack",
            (who, ruling) -> ruling.pushFrame(new AssaultFrame.CombatPhase(who, Set.of()))),
        part(
            side,
            "exploitation",
            "SCS-exploit",
            (who, ruling) -> movement.begin(who, true, ruling)),
        part(side, "supply", side == Side.GERMAN ? "2.1a" : "3.1b", supply::begin));
  }

  /**
   * 1.10c: the side says what its leaders reorganise. 3.3c, SOP-D: ships are thrown for before the
   * Dutch do so, so they lie above.
   */
  @Rule({"1.10c", "3.3c"})
  private void reorganise(Side side, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new TurnFrame.Reorganising(side, Set.of()));
    if (side == Side.ALLIED) {
      ships().begin(ruling);
    }
  }

  /** 4.0e(3), r35: the Dutch first say which reinforcements they take for points. */
  @Rule("4.0e(3)/r35")
  private void move(Side side, RulingInProgress<Position, Frame> ruling) {
    movement.begin(side, false, ruling);
    if (side == Side.ALLIED) {
      ruling.pushFrame(new TurnFrame.Choosing());
    }
  }

  /** A part that is left out on a turn without a Dutch player turn. */
  private Sequence.Part<Consumer<RulingInProgress<Position, Frame>>> part(
      Side side,
      String phase,
      String rule,
      BiConsumer<Side, RulingInProgress<Position, Frame>> begin) {
    String id = side.name().toLowerCase(Locale.ROOT) + "-" + phase;
    String title = phase.substring(0, 1).toUpperCase(Locale.ROOT) + phase.substring(1);
    return Sequence.Part.of(
        id,
        title,
        rule,
        ruling -> {
          if (plays(side, ruling.position().turn())) {
            ruling.add(new TurnEvent.PhaseBegan(side, phase));
            begin.accept(side, ruling);
          }
        });
  }

  /** SOP-D: on the last turn of 5.3 there is no Dutch player turn. */
  @Rule("SOP-D")
  private boolean plays(Side side, int turn) {
    return side == Side.GERMAN || context.due("dutch-turn", turn);
  }

  /** The outline that players read. */
  public SequenceOfPlay outline() {
    return turn().outline();
  }

  /** What carries out the frames of the turn. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    List<Sequence.Part<Consumer<RulingInProgress<Position, Frame>>>> parts = turn().parts();
    return List.of(
        Step.runs(
            TurnFrame.Turning.class,
            (frame, ruling) -> {
              // The next part of the turn begins, above the one that follows it.
              ruling.replaceFrame(new TurnFrame.Turning((frame.part() + 1) % parts.size()));
              parts.get(frame.part()).begin().accept(ruling);
            }),
        supply.step(ships()),
        ships().withdrawal(),
        ships().lines(),
        Step.ends(TurnFrame.Ended.class, TurnFrame.Ended::outcome));
  }

  /** 1.4, 2.5b: at the end of its turn a side recovers, leaders who jumped too. */
  @Rule({"1.4", "2.5b"})
  private void recover(Side side, RulingInProgress<Position, Frame> ruling) {
    List<String> units =
        ruling.position().forces().inPlay().values().stream()
            .filter(piece -> context.mix().counter(piece.id()).side() == side && marked(piece))
            .map(Piece::id)
            .toList();
    if (!units.isEmpty()) {
      ruling.add(new TurnEvent.Recovered(side, units));
    }
    captures.escape(side, ruling);
  }

  private static boolean marked(Piece piece) {
    return piece.is(Mark.DISORGANISED)
        || piece.is(Mark.BARRAGED)
        || piece.is(Mark.ATTACKED)
        || piece.is(Mark.DROPPED);
  }

  private void end(RulingInProgress<Position, Frame> ruling) {
    ships().leave(ruling);
    Position position = ruling.position();
    Optional<Outcome> outcome = victory.outcome(position);
    if (outcome.isPresent()) {
      ruling.add(new TurnEvent.MatchEnded(outcome.get()));
      ruling.replaceFrame(new TurnFrame.Ended(outcome.get()));
    } else {
      ruling.add(new TurnEvent.TurnBegan(position.turn() + 1));
    }
  }
}

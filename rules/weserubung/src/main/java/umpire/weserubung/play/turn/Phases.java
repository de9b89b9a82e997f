package umpire.weserubung.play.turn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame.Sequence;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.rules.OrderOfBattle;

/** 5.0 Structure of a turn: which phase follows which, and whose turn it is in a phase. */
final class Phases {
  private final OrderOfBattle orderOfBattle;
  private final Thaw thaw;
  private final Purchases purchases;
  private final OrderStep order;
  private final Map<TurnPhase, Phase> phases;

  Phases(OrderOfBattle orderOfBattle, Purchases purchases, OrderStep order, List<Phase> phases) {
    this.orderOfBattle = orderOfBattle;
    this.thaw = new Thaw(orderOfBattle);
    this.purchases = purchases;
    this.order = order;
    this.phases = new EnumMap<>(TurnPhase.class);
    phases.forEach(phase -> this.phases.put(phase.phase(), phase));
  }

  /** 5.2: the phases in their order; a scenario leaves out what it does not play. */
  @Rule("5.2")
  void run(Sequence frame, RulingInProgress<Position, Frame> ruling) {
    TurnPhase phase = frame.phase();
    int step = frame.step();
    if (!isPlayed(ruling.position().calendar().play(), phase)) {
      next(phase, ruling);
      return;
    }
    if (step == 0) {
      ruling.add(new TurnEvent.PhaseBegan(phase));
      ruling.replaceFrame(new Sequence(phase, 1));
      begin(phase, ruling);
      return;
    }
    List<Turn> turns = turns(phase, ruling.position());
    if (step > turns.size()) {
      next(phase, ruling);
      return;
    }
    ruling.replaceFrame(new Sequence(phase, step + 1));
    Turn turn = turns.get(step - 1);
    played(phase).open(ruling, turn.seat(), turn.part());
  }

  private static boolean isPlayed(Setup.Play play, TurnPhase phase) {
    return switch (play) {
      case CAMPAIGN -> true;
      case ASHORE -> phase != TurnPhase.AIR && phase != TurnPhase.NAVAL;
      case BATTLE -> phase == TurnPhase.COMBAT;
    };
  }

  private void begin(TurnPhase phase, RulingInProgress<Position, Frame> ruling) {
    switch (phase) {
      case OFFENSIVE -> purchases.open(ruling);
      case AIR, NAVAL, COMBAT, MOVEMENT -> {
        if (order.matters(ruling.position(), played(phase))) {
          order.open(ruling, phase);
        }
      }
      case SETUP, PLACEMENT, FINAL -> {}
    }
  }

  /**
   * A seat's part of a phase.
   *
   * @param seat who
   * @param part from 0
   */
  private record Turn(Seat seat, int part) {}

  /**
   * 7.0/r28, r85: the first side completes its parts, the western seat before the Norwegian one.
   */
  @Rule("7.0/r28")
  private List<Turn> turns(TurnPhase phase, Position position) {
    if (phase == TurnPhase.OFFENSIVE || phase == TurnPhase.SETUP) {
      return List.of();
    }
    Phase played = played(phase);
    Side first = position.calendar().first();
    if (played.alternate()) {
      return List.of(new Turn(position.conventions().seats(first).getFirst(), 0));
    }
    List<Turn> turns = new ArrayList<>();
    for (Side side : List.of(first, first.other())) {
      for (int part = 0; part < played.parts(); part++) {
        for (Seat seat : position.conventions().seats(side)) {
          turns.add(new Turn(seat, part));
        }
      }
    }
    return turns;
  }

  private Phase played(TurnPhase phase) {
    Phase played = phases.get(phase);
    if (played == null) {
      throw new IllegalStateException("nothing is done in the phase " + phase);
    }
    return played;
  }

  /** 13.0: after the last phase comes the next turn, or the end. */
  @Rule("13.0")
  private void next(TurnPhase phase, RulingInProgress<Position, Frame> ruling) {
    if (phase != TurnPhase.FINAL) {
      ruling.replaceFrame(new Sequence(phase.next(), 0));
      return;
    }
    Calendar calendar = ruling.position().calendar();
    if (calendar.turn() >= calendar.lastTurn()) {
      Victory.end(ruling, orderOfBattle);
      return;
    }
    ruling.add(new TurnEvent.TurnBegan(calendar.turn() + 1));
    thaw.come(ruling);
    ruling.replaceFrame(new Sequence(TurnPhase.OFFENSIVE, 0));
  }
}

package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Fighter;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.FightFrame.Supplying;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.supply.SupplyBrief;
import umpire.weserubung.supply.SupplyReport;
import umpire.weserubung.terrain.MapFacts;

/** 3.2.5, 10.1, 10.2-6 Before the dice of a battle by land: guns that support it, and supply. */
public final class Support {
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;
  private final MapFacts mapFacts;
  private final SupplyBriefs briefs;

  public Support(
      OrderOfBattle orderOfBattle, BattleParticipants battleParticipants, MapFacts mapFacts) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
    this.mapFacts = mapFacts;
    this.briefs = new SupplyBriefs(orderOfBattle);
  }

  /** True for battles in which land units fight. */
  public static boolean isByLand(Battle battle) {
    BattleKind kind = battle.fight().kind();
    return kind == BattleKind.LAND || kind == BattleKind.LANDING;
  }

  /** 3.2.5-b, 10.2-6: each seat of the defender with guns beside the hex may have them fire. */
  @Rule({"3.2.5-b", "10.2-6"})
  public void guns(Battle battle, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(battle.at(Moment.LEADERS));
    if (!isByLand(battle)) {
      return;
    }
    Position position = ruling.position();
    List<List<String>> bySeat = new ArrayList<>();
    for (Seat seat : position.conventions().seats(battle.fight().defender().side())) {
      List<String> guns = guns(position, battle.fight(), seat);
      if (!guns.isEmpty()) {
        bySeat.add(guns);
      }
    }
    if (!bySeat.isEmpty()) {
      ask(bySeat.getFirst(), bySeat.size() > 1 ? bySeat.getLast() : List.of(), ruling);
    }
  }

  private void ask(
      List<String> guns, List<String> others, RulingInProgress<Position, Frame> ruling) {
    Seat seat = battleParticipants.seat(ruling.position(), guns.getFirst());
    ruling.pushFrame(new FightFrame.Supporting(seat, guns, others));
  }

  /** Guns ashore beside the hex that have not acted; a line that bars land units bars no fire. */
  @Rule({"3.2.5-b", "3.2.5-e", "9.0-imp"})
  private List<String> guns(Position position, Fight fight, Seat seat) {
    List<String> guns = new ArrayList<>();
    for (Place hex : mapFacts.map().neighbours(fight.place())) {
      for (Piece piece : position.in(hex)) {
        if (orderOfBattle.isUnit(piece.id())
            && orderOfBattle.unit(piece.id()).arm().isArtillery()
            && orderOfBattle.side(piece.id()) == fight.defender().side()
            && battleParticipants.seat(position, piece.id()).equals(seat)
            && !piece.isAboard()
            && !piece.hasActed()
            && !piece.is(Mark.FLOWN)) {
          guns.add(piece.id());
        }
      }
    }
    return guns.stream().sorted().toList();
  }

  /** These guns fire, too; then the ally is asked about theirs. */
  public void supported(
      List<String> guns, List<String> others, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    if (!guns.isEmpty()) {
      Battle battle = Battles.of(ruling.position());
      ruling.add(new FightEvent.GunsSupported(guns));
      List<Fighter> more =
          guns.stream().map(gun -> new Fighter(gun, Set.of(Circumstance.ELSEWHERE))).toList();
      ruling.replaceFrame(battle.with(battle.fight().supported(more)));
    }
    if (!others.isEmpty()) {
      ask(others, List.of(), ruling);
    }
  }

  /** 10.1: the supply of every land unit ashore that fights. */
  @Rule("10.1-b")
  public void supply(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (!isByLand(battle) || brief(ruling.position(), battle).units().isEmpty()) {
      ruling.replaceFrame(Rounds.opening(battle));
      return;
    }
    QuestionId question = new QuestionId(ruling.position().tally().questions() + 1);
    ruling.add(new Bookkeeping.SupplyAsked(question, brief(ruling.position(), battle)));
    ruling.replaceFrame(new Supplying(battle, question));
  }

  /** What the supply adjudicator is asked. */
  public Wait<Position, Command, Frame> asked(Position position, Supplying frame) {
    return new Wait.Report<>(new Adjudicator.Supply(), brief(position, frame.battle()));
  }

  private SupplyBrief brief(Position position, Battle battle) {
    return briefs.of(position, battle.fight());
  }

  /** 10.1-b: whoever is surrounded fights with half their strength. */
  @Rule("10.1-b")
  public void told(Supplying frame, SupplyReport report, RulingInProgress<Position, Frame> ruling) {
    Battle battle = frame.battle();
    ruling.add(new FightEvent.SupplyTold(frame.question(), report));
    List<String> cut =
        report.lines().stream()
            .filter(line -> !line.supplied())
            .map(SupplyReport.Line::unit)
            .toList();
    ruling.replaceFrame(
        Rounds.opening(battle.with(battle.fight().in(Circumstance.OUT_OF_SUPPLY, cut))));
  }
}

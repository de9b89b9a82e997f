package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.battle.Scorer;

/** 7.3-3 The owner shares the hits of a throw among their units, in one command. */
final class BearingStep implements ChoiceStep<FightFrame.Bearing> {
  private final Scorer scorer;

  BearingStep(Scorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public RuleId rule(FightFrame.Bearing frame) {
    return new RuleId(frame.rule());
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Bearing frame, Seat seat) {
    List<Domain.Share> shares =
        frame.loads().stream()
            .map(load -> new Domain.Share(load.unit(), load.least(), load.most()))
            .toList();
    return Offers.of(
        Offer.of(
            FightCommand.BearHits.class,
            "hits",
            new Domain.Shares(shares, frame.hits(), frame.hits())));
  }

  /** As evenly as may be, in order of the units. */
  @Override
  public Command fallback(
      Position position, FightFrame.Bearing frame, Seat seat, Offers<Command> offers) {
    Map<String, Integer> hits = new TreeMap<>();
    frame.loads().forEach(load -> hits.put(load.unit(), load.least()));
    int left = frame.hits() - hits.values().stream().mapToInt(Integer::intValue).sum();
    for (int most = 1; left > 0; most++) {
      for (FightFrame.Load load : frame.loads()) {
        int borne = hits.getOrDefault(load.unit(), 0);
        if (left > 0 && borne < most && borne < load.most()) {
          hits.put(load.unit(), borne + 1);
          left--;
        }
      }
    }
    return new FightCommand.BearHits(hits);
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Bearing frame, Seat seat, Command command) {
    if (!(command instanceof FightCommand.BearHits(var hits))) {
      return List.of();
    }
    String rule = frame.rule();
    List<Finding> why = new ArrayList<>();
    Map<String, Integer> strange = new TreeMap<>(hits);
    for (FightFrame.Load load : frame.loads()) {
      strange.remove(load.unit());
      int borne = hits.getOrDefault(load.unit(), 0);
      if (borne < load.least() || borne > load.most()) {
        why.add(
            Finding.forbids(
                rule, new FightWhy.OutOfBounds(load.unit(), borne, load.least(), load.most())));
      }
    }
    strange.keySet().forEach(unit -> why.add(Finding.forbids(rule, new FightWhy.CannotBear(unit))));
    int sum = hits.values().stream().mapToInt(Integer::intValue).sum();
    if (sum != frame.hits()) {
      why.add(Finding.forbids(rule, new FightWhy.OtherSum(sum, frame.hits())));
    }
    return why;
  }

  @Override
  @Rule({"7.3-3", "10.3-3"})
  public void take(
      FightFrame.Bearing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    scorer.shared(frame, ((FightCommand.BearHits) command).hits(), ruling);
  }
}

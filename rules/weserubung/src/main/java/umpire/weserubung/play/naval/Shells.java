package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.UnderFire;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.play.battle.Losses;

/** 14.2.2/r75 The German player chooses which ships bear the hits of the batteries. */
final class Shells implements Asks<Position, Command, Frame, UnderFire> {
  /** 3.0-a: hits that a full unit bears, and a reduced one. */
  private static final int FULL = 2;

  private static final int REDUCED = 1;
  private final ShipPositions shipPositions;
  private final Losses losses;

  Shells(ShipPositions shipPositions, Losses losses) {
    this.shipPositions = shipPositions;
    this.losses = losses;
  }

  private static int most(Position position, String ship) {
    return position.piece(ship).reduced() ? REDUCED : FULL;
  }

  /**
   * The ships bear what they can, the rest is lost (r67); the owner is asked only if they have a
   * choice.
   *
   * @return how many hits they are asked about
   */
  int bear(Voyage voyage, int hits, RulingInProgress<Position, Frame> ruling) {
    Map<String, Integer> all = new TreeMap<>();
    for (String ship : voyage.ships()) {
      all.put(ship, most(ruling.position(), ship));
    }
    int bearable = all.values().stream().mapToInt(Integer::intValue).sum();
    if (hits >= bearable) {
      shared(all, ruling);
      return 0;
    }
    if (all.size() == 1 && hits > 0) {
      shared(Map.of(voyage.ships().getFirst(), hits), ruling);
      return 0;
    }
    return hits;
  }

  private void shared(Map<String, Integer> hits, RulingInProgress<Position, Frame> ruling) {
    Map<String, Integer> sorted = new TreeMap<>(hits);
    sorted.values().removeIf(number -> number == 0);
    ruling.add(new NavalEvent.ShellsBorne(sorted));
    sorted.forEach((ship, number) -> losses.bear(ship, number, ruling));
  }

  @Override
  public RuleId rule(UnderFire frame) {
    return new RuleId("14.2.2");
  }

  @Override
  public List<Seat> seats(Position position, UnderFire frame) {
    return List.of(shipPositions.seat(position, frame.voyage().ships().getFirst()));
  }

  @Override
  public Offers<Command> offers(Position position, UnderFire frame, Seat seat) {
    List<Domain.Share> shares = new ArrayList<>();
    for (String ship : frame.voyage().ships()) {
      shares.add(new Domain.Share(ship, 0, Math.min(most(position, ship), frame.hits())));
    }
    return Offers.of(
        Offer.of(
            FightCommand.BearHits.class,
            "hits",
            new Domain.Shares(shares, frame.hits(), frame.hits())));
  }

  /** One after the other, in order of id. */
  @Override
  public Command fallback(Position position, UnderFire frame, Seat seat, Offers<Command> offers) {
    Map<String, Integer> hits = new TreeMap<>();
    int left = frame.hits();
    for (String ship : frame.voyage().ships()) {
      int here = Math.min(left, most(position, ship));
      hits.put(ship, here);
      left -= here;
    }
    return new FightCommand.BearHits(hits);
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, UnderFire frame, Seat seat, Command command) {
    return command instanceof FightCommand.BearHits(var hits)
        ? List.of(
            Finding.forbids(
                "14.2.2/r75",
                new NavalWhy.OtherShells(
                    hits.values().stream().mapToInt(Integer::intValue).sum(), frame.hits())))
        : List.of();
  }

  @Override
  @Rule("14.2.2/r75")
  public void take(
      UnderFire frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(new UnderFire(frame.voyage(), true, 0));
    shared(((FightCommand.BearHits) command).hits(), ruling);
  }
}

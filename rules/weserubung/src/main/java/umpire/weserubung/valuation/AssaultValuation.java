package umpire.weserubung.valuation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.MapFacts;

/**
 * 10.2, 10.7 Where an attack may pay, and who had better take part in it. Power is what the dice of
 * a round are compared with, all told: ten points of it hit once a round on average.
 */
record AssaultValuation(SituationAssessment outlook) {
  /** To break a step within two rounds or so. */
  private static final double FOR_A_STEP = 6;

  /** Beyond what the defenders need at least. */
  private static final double MARGIN = 4;

  /** As far as troops march to an attack, in hexes as a bird flies. */
  private static final int MARCH = 4;

  /** As far as most aircraft fly there and back, in hexes. */
  private static final int FLIGHT = 20;

  /** Of one target's aircraft: more are wanted elsewhere, too. */
  private static final double FROM_THE_AIR = 16;

  /** What a town's last garrison is missed by. */
  private static final double BARED = 4;

  /** Fewer than that of the power wanted, and the odds need not be asked for. */
  private static final double HOPE = 0.45;

  /** 0 where it is hopeless. */
  double target(Place target) {
    double land = 0;
    double air = 0;
    for (Map.Entry<Place, List<Piece>> stack : outlook.ownStacks().entrySet()) {
      for (Piece piece : stack.getValue()) {
        if (piece.hasActed() || !outlook.country().mix().isUnit(piece.id())) {
          continue;
        }
        land += troops(piece, target);
        air +=
            outlook.isAircraft(piece) && reaches(piece, target)
                ? strength(piece, Strength::support)
                : 0;
      }
    }
    double chance = (land + Math.min(FROM_THE_AIR, air)) / wanted(target);
    return land == 0 || chance < HOPE
        ? 0
        : (2.5 + outlook.country().worth(target)) * Math.min(1.5, chance);
  }

  private double troops(Piece piece, Place target) {
    if (outlook.isSoldier(piece)) {
      boolean near = outlook.isNear(piece.place(), target, MARCH);
      return near && !outlook.isGuard(piece) ? strength(piece, Strength::attack) : 0;
    }
    boolean landing = piece.isAboard() && piece.place().equals(target);
    return landing && outlook.country().arm(piece).isLand()
        ? Math.max(0, strength(piece, Strength::attack) - 1)
        : 0;
  }

  /** Out of a box those that fly far reach most of it; the odds know. */
  private boolean reaches(Piece aircraft, Place target) {
    int there = outlook.country().mix().unit(aircraft.id()).movement() / 2;
    return MapFacts.isBox(aircraft.place())
        ? there >= FLIGHT
        : outlook.isNear(aircraft.place(), target, Math.min(FLIGHT, there));
  }

  /** What the defenders call for; the least for aircraft alone, which fall with their base. */
  double wanted(Place target) {
    double wanted = MARGIN;
    for (Piece foe : outlook.foes(target)) {
      if (outlook.isSoldier(foe)) {
        double shelter = outlook.country().chart().isMountain(target) ? 1 : 0;
        double toughness = (strength(foe, Strength::defence) + shelter) / 3;
        wanted += FOR_A_STEP * toughness * (foe.reduced() ? 1 : 2);
      }
    }
    return wanted;
  }

  /**
   * What somebody adds to an attack.
   *
   * @param power less than 0 for those who had better stay
   */
  private record Share(Place target, double power) {}

  /**
   * What it is worth to name more for an attack: as much power as is wanted, and no more of it than
   * need be; to begin weighs 1.
   */
  double more(List<Command> said, OffensiveCommand command) {
    return share(command).map(share -> more(said, share)).orElse(WeightScale.SELDOM);
  }

  private double more(List<Command> said, Share share) {
    double before =
        said.stream()
            .filter(OffensiveCommand.class::isInstance)
            .flatMap(one -> share((OffensiveCommand) one).stream())
            .filter(other -> other.target().equals(share.target()))
            .mapToDouble(Share::power)
            .sum();
    double wanted = wanted(share.target());
    double gain = Math.min(wanted, before + share.power()) - Math.min(wanted, before);
    double spare = share.power() - gain;
    return gain <= 0 ? WeightScale.SELDOM : Math.max(WeightScale.SELDOM, 1 + gain - 0.2 * spare);
  }

  private Optional<Share> share(OffensiveCommand command) {
    if (command instanceof OffensiveCommand.Commit one) {
      return Optional.of(new Share(one.target(), troops(one.units())));
    }
    if (command instanceof OffensiveCommand.Emplace one) {
      return Optional.of(new Share(one.target(), strength(one.gun(), Strength::attack)));
    }
    if (command instanceof OffensiveCommand.LandTroops one) {
      return Optional.of(new Share(one.target(), troops(one.units()) - one.units().size()));
    }
    if (command instanceof OffensiveCommand.Bombard one) {
      return Optional.of(new Share(one.target(), support(one.ships()) / 2));
    }
    return command instanceof OffensiveCommand.SendAircraft one
        ? Optional.of(new Share(one.target(), support(one.aircraft())))
        : Optional.empty();
  }

  /** Somebody had better stay in a town; a general goes with their troops. */
  private double troops(List<String> units) {
    double power = outlook.bares(units) ? -BARED : 0;
    for (String unit : units) {
      power += outlook.country().mix().isUnit(unit) ? strength(unit, Strength::attack) : 1;
    }
    return power;
  }

  private double support(List<String> units) {
    return units.stream().mapToDouble(unit -> strength(unit, Strength::support)).sum();
  }

  private double strength(String unit, ToIntFunction<Strength> which) {
    return outlook.piece(unit).map(piece -> strength(piece, which)).orElse(0.0);
  }

  private double strength(Piece piece, ToIntFunction<Strength> which) {
    return which.applyAsInt(outlook.country().mix().strength(piece));
  }
}

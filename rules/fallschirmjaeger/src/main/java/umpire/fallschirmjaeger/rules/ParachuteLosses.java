package umpire.fallschirmjaeger.rules;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Rule;

/**
 * 4.0c, 1.10e: what the parachute division has lost, in steps or in whole counters (option
 * parachute-losses). What came back is lost all the same.
 */
@Rule({"4.0c", "4.0c/r17"})
public final class ParachuteLosses {
  private static final String DIVISION = "7-flieger";
  private static final String COMPANIES = "student";

  private final ChapterContext context;
  private final List<Unit> division;
  private final List<Unit> companies;

  /** Of an edition. */
  public ParachuteLosses(ChapterContext context) {
    this.context = context;
    this.division = of(DIVISION);
    this.companies = of(COMPANIES);
  }

  private List<Unit> of(String formation) {
    return context.mix().all().stream()
        .filter(counter -> counter instanceof Unit unit && unit.formation().equals(formation))
        .map(Unit.class::cast)
        .toList();
  }

  /** 1.10e: the parachute companies of Student, by id. */
  public List<String> companies() {
    return companies.stream().map(Unit::id).toList();
  }

  /** All losses so far. */
  public int all(Position position) {
    return division.stream().mapToInt(unit -> lost(position, unit)).sum() + ofCompanies(position);
  }

  /** 1.10e: those of parachute infantry alone. */
  @Rule("1.10e/r18")
  public int infantry(Position position) {
    return division.stream()
            .filter(unit -> unit.unitType() == UnitType.PARACHUTE)
            .mapToInt(unit -> lost(position, unit))
            .sum()
        + ofCompanies(position);
  }

  private static boolean bySteps(Position position) {
    return position.calendar().chose("parachute-losses", "steps");
  }

  /** 1.8c/r118: also what was lost in a drop that was taken back. */
  @Rule("1.8c/r118")
  private int lost(Position position, Unit unit) {
    if (position.forces().eliminated().contains(unit.id())) {
      return bySteps(position) ? unit.steps() : 1;
    }
    Piece piece = position.forces().inPlay().get(unit.id());
    int left = piece == null ? context.mix().steps(position, unit.id()) : piece.steps();
    return bySteps(position) ? unit.steps() - left : 0;
  }

  /** What was brought and is not in play any more. */
  private int ofCompanies(Position position) {
    int whole = context.number("steps-of-a-parachute-company");
    int steps = 0;
    int pieces = 0;
    for (Unit company : companies) {
      Piece piece = position.forces().inPlay().get(company.id());
      steps += piece == null ? 0 : piece.steps();
      pieces += piece == null ? 0 : 1;
    }
    return bySteps(position)
        ? position.score().returned() - steps
        : position.score().spent() / whole - pieces;
  }
}

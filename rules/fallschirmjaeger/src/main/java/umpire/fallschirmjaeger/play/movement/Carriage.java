package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Gold;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Leader;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** 1.10h, 3.5, 3.6: what moves with others: captives, the gold, and whoever rides on trucks. */
record Carriage(ChapterContext context) {
  /** What can be taken along out of the hex of the units, by id. */
  @Rule("3.6/r102")
  List<String> takes(Position position, Moving moving) {
    Place hex = position.piece(moving.units().getFirst()).place();
    return position.in(hex).stream()
        .filter(piece -> !piece.is(Mark.SPENT) && !moving.all().contains(piece.id()))
        .filter(piece -> takes(position, moving, piece))
        .map(Piece::id)
        .toList();
  }

  private boolean takes(Position position, Moving moving, Piece piece) {
    return switch (context.mix().counter(piece.id())) {
      case Gold _ -> takesGold(position, moving);
      case Leader leader when piece.is(Mark.CAPTIVE) ->
          leader.side() != moving.side() && guard(moving);
      case Leader leader -> leader.side() == moving.side() && rides(position, moving, piece);
      case Unit unit ->
          unit.side() == moving.side() && !unit.exploits() && rides(position, moving, piece);
      default -> false;
    };
  }

  /** The paragraph by which a piece cannot be taken along. */
  String bar(Position position, Moving moving, String id) {
    if (!position.has(id)) {
      return "3.5a";
    }
    return switch (context.mix().counter(id)) {
      case Gold _ -> "3.6";
      case Leader _ when position.piece(id).is(Mark.CAPTIVE) -> "1.10g";
      default ->
          trucks(moving).isPresent() && cargoSteps(position.piece(id)) > room(position, moving)
              ? "3.5b"
              : "3.5a";
    };
  }

  /** 1.10g, 1.10h: a captive moves with a ground unit, not with trucks alone. */
  @Rule({"1.10g", "1.10h"})
  private boolean guard(Moving moving) {
    return moving.units().stream().anyMatch(id -> context.mix().counter(id) instanceof Unit);
  }

  /** 3.6: an infantry company without losses carries it, or trucks with room for it. */
  @Rule("3.6")
  private boolean takesGold(Position position, Moving moving) {
    return moving.side() == Side.ALLIED
        && (room(position, moving) >= context.number("cargo-steps-of-the-gold")
            || moving.units().stream().anyMatch(id -> wholeCompany(position.piece(id))));
  }

  private boolean wholeCompany(Piece piece) {
    return context.mix().counter(piece.id()) instanceof Unit unit
        && unit.unitType() == UnitType.INFANTRY
        && unit.size().equals("company")
        && piece.steps() == unit.steps();
  }

  /** 3.5a: whoever stands with trucks that have not moved yet, and is in order, may ride. */
  @Rule({"3.5a", "1.10b"})
  private boolean rides(Position position, Moving moving, Piece piece) {
    return !moving.moved()
        && !piece.is(Mark.DISORGANISED)
        && cargoSteps(piece) <= room(position, moving);
  }

  /** 3.5b: the steps for which trucks that move alone have room. */
  @Rule("3.5b")
  private int room(Position position, Moving moving) {
    return trucks(moving)
        .map(
            truck ->
                position.piece(truck).steps() * context.number("cargo-steps-of-a-truck-step")
                    - moving.cargo().stream().mapToInt(id -> cargoSteps(position.piece(id))).sum())
        .orElse(0);
  }

  private int cargoSteps(Piece piece) {
    return switch (context.mix().counter(piece.id())) {
      case Gold _ -> context.number("cargo-steps-of-the-gold");
      case Leader _ -> context.number("cargo-steps-of-a-leader");
      default -> piece.steps();
    };
  }

  private Optional<String> trucks(Moving moving) {
    return moving.units().size() == 1 && context.mix().truck(moving.units().getFirst())
        ? Optional.of(moving.units().getFirst())
        : Optional.empty();
  }

  /** 3.5a: loaded trucks do not enter a hex beside an enemy ground unit. */
  @Rule("3.5a")
  boolean shuns(Position position, Moving moving, Place hex) {
    return !moving.cargo().isEmpty()
        && trucks(moving).isPresent()
        && context.map().neighbours(hex).stream()
            .anyMatch(next -> !context.mix().in(position, moving.side().other(), next).isEmpty());
  }
}

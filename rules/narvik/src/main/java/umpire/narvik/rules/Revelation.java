package umpire.narvik.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FreeAct;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.BySide;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.why.Why;

/** 11.1, 11.2 Revelation: by the owner at any time, or by an assault; decoys are removed. */
public final class Revelation implements FreeAct<Position, Command, Frame> {
  private final ChapterContext chapterContext;
  private final BySide<List<String>> tokens = new BySide<>();

  public Revelation(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /** The tokens that the owner may turn up now; none while an assault is being resolved (r47). */
  @Rule({"11.1", "11.1/r47"})
  public List<String> tokens(Position position, Side side) {
    boolean free =
        switch (position.agenda().top()) {
          case Frame.ActionPhase _, Frame.Moving _, Frame.Reaction _ -> true;
          // 20: in a naval action too, but not while a landing is announced or resolved.
          case NavalFrame.Embarking _, NavalFrame.GoingAshore _ -> true;
          case Frame _ -> false;
        };
    return free
        ? tokens.of(
            position.landUnits(),
            side,
            () -> sortedTokens(chapterContext.mix().hidden(position, side)))
        : List.of();
  }

  private static List<String> sortedTokens(List<Unit> hidden) {
    List<String> tokens = new ArrayList<>();
    hidden.forEach(unit -> tokens.add(unit.token()));
    Collections.sort(tokens);
    return List.copyOf(tokens);
  }

  @Override
  public boolean recognises(Command command) {
    return command instanceof Command.Reveal;
  }

  @Override
  public List<Seat> seats(Position position) {
    return List.of(Side.ALLIED.seat(), Side.GERMAN.seat());
  }

  @Override
  public Offers<Command> offers(Position position, Seat seat) {
    List<String> tokens = tokens(position, Side.of(seat));
    return tokens.isEmpty()
        ? Offers.of()
        : Offers.of(Offer.of(Command.Reveal.class, "token", new Domain.One(tokens)));
  }

  @Override
  public List<Finding> refusalFindings(Position position, Seat seat, Command command) {
    String token = ((Command.Reveal) command).token();
    return tokens(position, Side.of(seat)).contains(token)
        ? List.of()
        : List.of(Finding.forbids("11.1", new Why.NoSuchToken(token)));
  }

  @Override
  @Rule("11.1")
  public void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    String token = ((Command.Reveal) command).token();
    chapterContext.mix().hidden(ruling.position(), Side.of(seat)).stream()
        .filter(unit -> unit.token().equals(token))
        .findFirst()
        .ifPresent(unit -> reveal(ruling, unit));
  }

  /** 11.2: the attacked hex is revealed; a hex that held only decoys ends the fighting. */
  @Rule("11.2")
  public void ofTarget(RulingInProgress<Position, Frame> ruling, Assault assault) {
    Side defender = assault.attacker().other();
    ofHex(ruling, defender, assault.target());
    List<String> defenders =
        chapterContext.mix().in(ruling.position(), defender, assault.target()).stream()
            .map(Unit::id)
            .toList();
    if (defenders.isEmpty()) {
      ruling.add(new Event.NobodyThere(assault.target()));
    } else {
      ruling.add(new Event.DefendersNamed(defenders));
    }
  }

  /** 11.2: whatever of the side lies face down in an attacked hex is turned up. */
  @Rule("11.2")
  public void ofHex(RulingInProgress<Position, Frame> ruling, Side side, Place hex) {
    List<Unit> hidden =
        chapterContext.mix().in(ruling.position(), side, hex).stream()
            .filter(Unit::faceDown)
            .sorted(Comparator.comparing(Unit::token))
            .toList();
    hidden.forEach(unit -> reveal(ruling, unit));
  }

  private void reveal(RulingInProgress<Position, Frame> ruling, Unit unit) {
    ruling.add(new Event.Revealed(unit.token(), unit.id(), unit.place()));
    if (chapterContext.mix().land(unit.id()).kind() == UnitType.DECOY) {
      ruling.add(new Event.DecoyRemoved(unit.id()));
    }
  }
}

package umpire.narvik.lore;

import java.util.Comparator;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.why.Why;

/** 11.1, 11.2 Revelation: by the owner at any time, or by an assault; decoys are removed. */
public final class Revelation {
  private final Book book;

  public Revelation(Book book) {
    this.book = book;
  }

  /** The tokens that the owner may turn up now; none while an assault is being resolved (r47). */
  @Rule({"11.1", "11.1/r47"})
  public List<String> tokens(Position position, Side side) {
    boolean free =
        switch (position.agenda().top()) {
          case Frame.ActionPhase _, Frame.Moving _, Frame.Reaction _ -> true;
          // 20: in a naval action too, but not while a landing is announced or resolved.
          case NavalFrame.Embarking _, NavalFrame.GoingAshore _ -> true;
          case NavalFrame.AnnouncingLanding _, NavalFrame.EndingLanding _ -> false;
          case Frame.Dealing _,
              AssaultFrame _,
              Frame.Ended _,
              SetupFrame _,
              RandomEventFrame _,
              TurnFrame _,
              AirFrame _,
              FireFrame _ ->
              false;
        };
    return free
        ? book.mix().hidden(position, side).stream().map(Unit::token).sorted().toList()
        : List.of();
  }

  /** The free act, if the side has one. */
  public Offers<Command> offers(Position position, Side side) {
    List<String> tokens = tokens(position, side);
    return tokens.isEmpty()
        ? new Offers<>(List.of())
        : Offers.of(Offer.of(Command.Reveal.class, "token", new Domain.One(tokens)));
  }

  /** Why the token cannot be turned up by this side now. */
  public List<Finding> bars(Position position, Side side, String token) {
    return tokens(position, side).contains(token)
        ? List.of()
        : List.of(Finding.forbids("11.1", new Why.NoSuchToken(token)));
  }

  /** 11.1: the owner turns a counter up. */
  public void take(Course<Position, Frame> course, Side side, String token) {
    book.mix().hidden(course.position(), side).stream()
        .filter(unit -> unit.token().equals(token))
        .findFirst()
        .ifPresent(unit -> reveal(course, unit));
  }

  /** 11.2: the attacked hex is revealed; a hex that held only decoys ends the fighting. */
  @Rule("11.2")
  public void ofTarget(Course<Position, Frame> course, Assault assault) {
    Side defender = assault.attacker().other();
    ofHex(course, defender, assault.target());
    List<String> defenders =
        book.mix().in(course.position(), defender, assault.target()).stream()
            .map(Unit::id)
            .toList();
    if (defenders.isEmpty()) {
      course.tell(new Event.NobodyThere(assault.target()));
    } else {
      course.tell(new Event.DefendersNamed(defenders));
    }
  }

  /** 11.2: whatever of the side lies face down in an attacked hex is turned up. */
  @Rule("11.2")
  public void ofHex(Course<Position, Frame> course, Side side, Place hex) {
    List<Unit> hidden =
        book.mix().in(course.position(), side, hex).stream()
            .filter(Unit::faceDown)
            .sorted(Comparator.comparing(Unit::token))
            .toList();
    hidden.forEach(unit -> reveal(course, unit));
  }

  private void reveal(Course<Position, Frame> course, Unit unit) {
    course.tell(new Event.Revealed(unit.token(), unit.id(), unit.place()));
    if (book.mix().land(unit.id()).kind() == UnitType.DECOY) {
      course.tell(new Event.DecoyRemoved(unit.id()));
    }
  }
}

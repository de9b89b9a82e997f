package umpire.narvik.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.AirFrame;
import umpire.narvik.model.Assault;
import umpire.narvik.model.FireFrame;
import umpire.narvik.model.Frame;
import umpire.narvik.model.NavalFrame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Progress;
import umpire.narvik.model.RandomEventFrame;
import umpire.narvik.model.Score;
import umpire.narvik.model.SetupFrame;
import umpire.narvik.model.Side;
import umpire.narvik.model.TurnFrame;
import umpire.narvik.model.Unit;
import umpire.narvik.model.View;
import umpire.narvik.terrain.Stacking;

/** 11 Concealment: what each viewer knows, built up from what lies open. */
final class Sight {
  /** How often the face-down counters are dealt anew before they are left as they lie. */
  private static final int DEALS = 20;

  private final Book book;

  Sight(Book book) {
    this.book = book;
  }

  /** The view of a seat or of everyone. */
  @Rule("11")
  View view(Position position, Viewer viewer) {
    List<View.Seen> units = new ArrayList<>();
    for (Unit unit : position.units().values()) {
      boolean known = !unit.faceDown() || owns(viewer, unit.id());
      units.add(
          known
              ? new View.Seen.Known(
                  unit.id(), unit.place(), unit.fatigue(), book.mix().atLimit(unit), unit.token())
              : new View.Seen.FaceDown(unit.token(), unit.place()));
    }
    units.sort(Comparator.comparing(View.Seen::place).thenComparing(Sight::label));
    Frame top = position.agenda().top();
    return new View(
        position.turn(),
        position.weather(),
        position.season(),
        initiative(position),
        position.airPoints(),
        position.bases(),
        units,
        List.copyOf(position.ships().values()),
        alliedScore(position, viewer),
        position.progress().score().german(),
        lastTurn(position, viewer),
        position.progress().orders() && isSide(viewer, Side.GERMAN),
        name(top),
        assault(top));
  }

  /** 1.0, 8.1: an end fixed in secret is known to the Allies alone. */
  @Rule({"1.0", "8.1"})
  private static int lastTurn(Position position, Viewer viewer) {
    Progress progress = position.progress();
    boolean early = progress.end().triggered() && isSide(viewer, Side.ALLIED);
    return early ? Math.min(progress.end().turn(), progress.lastTurn()) : progress.lastTurn();
  }

  /** What a viewer learns of an event: book-keeping and briefs are nobody's business. */
  @Rule("11")
  Shown<Event> shown(Position before, Event event, Viewer viewer) {
    return switch (event) {
      case Event.Answered _,
          Event.Pushed _,
          Event.Replaced _,
          Event.Popped _,
          Event.SupplyAsked _,
          Event.CombatAsked _ ->
          new Shown.Unseen<>();
      case Event.CountersDealt(var draw, List<Unit> dealt) ->
          isSide(viewer, Side.GERMAN)
              ? new Shown.Whole<>(event)
              : new Shown.Blanked<>(new Blank.CountersPlaced(placed(dealt)));
      case ChapterEvent told -> told.shown(before, viewer);
      case Event.FatigueChanged _,
          Event.Passed _,
          Event.Declined _,
          Event.Stepped _,
          Event.MoveEnded _,
          Event.AssaultAnnounced _,
          Event.AirPointsSpent _,
          Event.Revealed _,
          Event.DecoyRemoved _,
          Event.DefendersNamed _,
          Event.NobodyThere _,
          Event.DefenceSupported _,
          Event.SupplyTested _,
          Event.AssaultFought _,
          Event.LossesChosen _,
          Event.Eliminated _,
          Event.Retreated _,
          Event.StoodFast _,
          Event.Advanced _,
          Event.HeldBack _,
          Event.InitiativePassed _,
          Event.MatchEnded _ ->
          new Shown.Whole<>(event);
    };
  }

  private static List<View.Seen.FaceDown> placed(List<Unit> dealt) {
    return dealt.stream()
        .map(unit -> new View.Seen.FaceDown(unit.token(), unit.place()))
        .sorted(Comparator.comparing(View.Seen.FaceDown::token))
        .toList();
  }

  /** Another position that the viewer cannot tell from this one. */
  Position resample(Position position, Viewer viewer, Chance chance) {
    Position other = secretsUnmade(position, viewer);
    for (Side side : Side.values()) {
      if (!isSide(viewer, side)) {
        other = otherTokens(other, side, chance);
      }
    }
    return other;
  }

  /** 8.1, 8.2: a secret throw may as well have brought nothing. */
  @Rule({"8.1", "8.2"})
  private static Position secretsUnmade(Position position, Viewer viewer) {
    Progress progress = position.progress();
    if (!isSide(viewer, Side.ALLIED)) {
      progress = progress.with(progress.end().known(progress.lastTurn()));
    }
    if (!isSide(viewer, Side.GERMAN)) {
      progress = progress.ordered(false);
    }
    return position.with(progress);
  }

  /**
   * The face-down counters of a side change their tokens and places among themselves, within the
   * limits.
   */
  private Position otherTokens(Position position, Side side, Chance chance) {
    List<Unit> hidden =
        book.mix().of(position, side).stream()
            .filter(Unit::faceDown)
            .filter(unit -> !arriving(position, unit))
            .toList();
    if (hidden.size() < 2) {
      return position;
    }
    for (int tries = 0; tries < DEALS; tries++) {
      Position other = dealt(position, hidden, chance.shuffle(hidden.size()));
      if (stacksHold(other, side, hidden)) {
        return other;
      }
    }
    return position;
  }

  private static Position dealt(Position position, List<Unit> hidden, List<Integer> order) {
    Position other = position;
    for (int i = 0; i < hidden.size(); i++) {
      Unit from = hidden.get(order.get(i));
      Unit unit = hidden.get(i);
      other =
          other.with(
              new Unit(
                  unit.id(),
                  from.place(),
                  unit.fatigue(),
                  from.token(),
                  unit.fired(),
                  unit.landed()));
    }
    return other;
  }

  /** 13.2: nobody takes a position for possible in which a hex holds more than it may. */
  @Rule("13.2")
  private boolean stacksHold(Position position, Side side, List<Unit> dealt) {
    return dealt.stream()
        .noneMatch(unit -> book.stacking().in(position, side, unit.place()) > Stacking.LIMIT);
  }

  /** 19.1: a counter that may yet be lost with others of its turn is known to be one of them. */
  private static boolean arriving(Position position, Unit unit) {
    return position.agenda().top() instanceof RandomEventFrame.PlacingArrivals f
        && f.placed().stream().anyMatch(newcomer -> newcomer.counter().equals(unit.id()));
  }

  /** The step in the name of its frame, kebab-case. */
  static String name(Frame frame) {
    return frame
        .getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }

  /** 8.4: what exits scored is known to the Allies alone until the end. */
  private static int alliedScore(Position position, Viewer viewer) {
    Score score = position.progress().score();
    boolean all = isSide(viewer, Side.ALLIED) || position.agenda().top() instanceof Frame.Ended;
    return score.allied() + (all ? score.exits() : 0);
  }

  private boolean owns(Viewer viewer, String unit) {
    return isSide(viewer, book.mix().land(unit).side());
  }

  private static boolean isSide(Viewer viewer, Side side) {
    return viewer.equals(new Viewer.Of(side.seat()));
  }

  private static String label(View.Seen seen) {
    return switch (seen) {
      case View.Seen.Known known -> known.unit();
      case View.Seen.FaceDown(String token, var _) -> token;
    };
  }

  private static Side initiative(Position position) {
    return position.agenda().frames().stream()
        .filter(Frame.ActionPhase.class::isInstance)
        .map(frame -> ((Frame.ActionPhase) frame).initiative())
        .findFirst()
        .orElse(Side.ALLIED);
  }

  private static List<Assault> assault(Frame frame) {
    return switch (frame) {
      case Frame.Revealing(Assault assault) -> List.of(assault);
      case Frame.SupportingDefence(Assault assault) -> List.of(assault);
      case Frame.TestingSupply(Assault assault) -> List.of(assault);
      case Frame.AwaitingSupply(Assault assault, var _) -> List.of(assault);
      case Frame.Fighting(Assault assault) -> List.of(assault);
      case Frame.AwaitingCombat(Assault assault, var _) -> List.of(assault);
      case Frame.ChoosingLosses f -> List.of(f.assault());
      case Frame.SharingFatigue f -> List.of(f.assault());
      case Frame.Eliminating f -> List.of(f.assault());
      case Frame.Retreating f -> List.of(f.assault());
      case Frame.Advancing f -> List.of(f.assault());
      case Frame.Concluding(Assault assault) -> List.of(assault);
      case NavalFrame.EndingLanding(Assault assault) -> List.of(assault);
      case Frame.ActionPhase _,
          Frame.Dealing _,
          Frame.Moving _,
          Frame.Reaction _,
          Frame.Announcing _,
          Frame.Ended _,
          NavalFrame.Embarking _,
          NavalFrame.GoingAshore _,
          NavalFrame.AnnouncingLanding _,
          SetupFrame _,
          RandomEventFrame _,
          TurnFrame _,
          AirFrame _,
          FireFrame _ ->
          List.of();
    };
  }
}

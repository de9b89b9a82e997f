package umpire.testkit.skirmish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Domain;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Pending;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;

/** What the skirmish waits for, and what it offers. */
final class Offered {
  private static final RuleId RULE = new RuleId("1.1");
  private static final List<Place> PLACES = List.of(new Place("0101"), new Place("0102"));

  private final Flaw flaw;

  Offered(Flaw flaw) {
    this.flaw = flaw;
  }

  Pending<Command> pending(Position position) {
    return switch (position.agenda().top()) {
      case Frame.Bidding() -> bids(position, 1);
      case Frame.Rolling() ->
          new Pending.Draw<>(
              new DrawId(position.draws() + 1),
              new Lot.Dice(1, 6),
              new RuleId("2.1"),
              Set.of(new Viewer.Everyone()));
      case Frame.Acting(Seat seat, boolean last) ->
          new Pending.Choices<>(
              Answer.ALL,
              Map.of(
                  seat, asked(position, last ? 3 : 2, actions(position, seat), new Command.Pass())),
              Set.of(),
              taunts(position, seat));
      case Frame.Declaring(List<Seat> left, boolean last) -> declared(position, left, last);
      case Frame.Aiming(Seat seat, boolean last, Place _) ->
          Pending.Choices.of(
              seat,
              asked(
                  position,
                  last ? 3 : 2,
                  Offers.of(Offer.of(Command.Fire.class, "strength", number(2))),
                  new Command.Fire(1)));
      case Frame.Wagering(Seat _, boolean last, Place _, int _) -> bids(position, last ? 5 : 4);
      case Frame.Shooting(Seat _, boolean _, Model.Shot shot) ->
          new Pending.Question<>(
              new QuestionId(position.questions()),
              new Desk.Combat(new DrawId(position.draws()), new RuleId("3.1")),
              shot);
      case Frame.Ended(Outcome outcome) -> new Pending.Over<>(outcome);
    };
  }

  private static Pending<Command> bids(Position position, int step) {
    Offers<Command> amounts = Offers.of(Offer.of(Command.Bid.class, "amount", number(3)));
    Asked<Command> asked = asked(position, step, amounts, new Command.Bid(1));
    Map<Seat, Asked<Command>> all = new HashMap<>();
    bidders(position).forEach(seat -> all.put(seat, asked));
    return new Pending.Choices<>(Answer.ALL, all, position.bids().keySet(), Map.of());
  }

  private Pending<Command> declared(Position position, List<Seat> left, boolean last) {
    Map<Seat, Asked<Command>> all = new HashMap<>();
    for (Seat seat : left) {
      List<Offer<Command>> offers = new ArrayList<>(actions(position, seat).offers());
      if (left.size() > 1) {
        offers.add(Offer.of(Command.Yield.class));
      }
      all.put(
          seat,
          asked(position, last ? 3 : 2, new Offers<>(offers), fallback(position.agenda().top())));
    }
    return new Pending.Choices<>(Answer.ANY, all, Set.of(), taunts(position, SkirmishPlay.BLUE));
  }

  /** Whose bids are opened together; before a shot, those of all who do not shoot. */
  static List<Seat> bidders(Position position) {
    return position.agenda().top() instanceof Frame.Wagering wager
        ? position.seats().stream().filter(seat -> !seat.equals(wager.seat())).toList()
        : position.seats();
  }

  boolean admits(Position position, Seat seat, Command command) {
    if (!(pending(position) instanceof Pending.Choices<Command> choices)) {
      return false;
    }
    Asked<Command> asked = choices.asked().get(seat);
    Offers<Command> free = choices.free().get(seat);
    return (asked != null && asked.offers().admits(command))
        || (free != null && free.admits(command));
  }

  Command fallback(Frame top) {
    return switch (top) {
      case Frame.Bidding _, Frame.Wagering _ -> new Command.Bid(1);
      case Frame.Acting _ -> new Command.Pass();
      case Frame.Declaring(List<Seat> left, boolean _) ->
          left.size() > 1 ? new Command.Yield() : new Command.Pass();
      case Frame.Aiming _ -> new Command.Fire(1);
      case Frame.Rolling _, Frame.Shooting _, Frame.Ended _ ->
          throw new IllegalStateException("nobody is asked");
    };
  }

  private Offers<Command> actions(Position position, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    List<Place> targets = flaw == Flaw.LEAKS_IN_THE_OFFERS ? List.of(position.hidden()) : PLACES;
    offers.add(Offer.of(Command.Aim.class, "at", new Domain.One(targets)));
    if (seat.equals(SkirmishPlay.RED)) {
      List<Place> others =
          PLACES.stream().filter(place -> !place.equals(position.hidden())).toList();
      offers.add(Offer.of(Command.Sneak.class, "to", new Domain.One(others)));
    }
    offers.add(Offer.of(Command.Pass.class));
    return new Offers<>(offers);
  }

  private static Map<Seat, Offers<Command>> taunts(Position position, Seat acting) {
    Seat other = acting.equals(SkirmishPlay.RED) ? SkirmishPlay.BLUE : SkirmishPlay.RED;
    return position.taunted().contains(other)
        ? Map.of()
        : Map.of(other, Offers.of(Offer.of(Command.Taunt.class)));
  }

  private static Asked<Command> asked(
      Position position, int step, Offers<Command> offers, Command fallback) {
    return new Asked<>(new DecisionId(10 * position.turn() + step), RULE, offers, fallback);
  }

  private static Domain number(int max) {
    return new Domain.Number(1, max);
  }
}

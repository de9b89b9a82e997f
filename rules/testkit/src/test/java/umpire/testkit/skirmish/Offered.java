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
      case Frame.Bidding _, Frame.Wagering _ -> bids(position);
      case Frame.Rolling() ->
          new Pending.Draw<>(
              new DrawId(position.draws() + 1),
              new Lot.Dice(1, 6),
              new RuleId("2.1"),
              Set.of(new Viewer.Everyone()));
      case Frame.Acting(Seat seat, boolean _) ->
          new Pending.Choices<>(
              Answer.ALL,
              Map.of(seat, asked(position, seat, actions(position, seat))),
              Set.of(),
              taunts(position, seat));
      case Frame.Declaring(List<Seat> left, boolean _) -> declared(position, left);
      case Frame.Aiming(Seat seat, boolean _, Place _) -> {
        Offers<Command> shots = Offers.of(Offer.of(Command.Fire.class, "strength", number(2)));
        yield Pending.Choices.of(seat, asked(position, seat, shots));
      }
      case Frame.Shooting(Seat _, boolean _, Model.Shot shot) ->
          new Pending.Question<>(
              new QuestionId(position.questions()),
              new Desk.Combat(new DrawId(position.draws()), new RuleId("3.1")),
              shot);
      case Frame.Ended(Outcome outcome) -> new Pending.Over<>(outcome);
    };
  }

  private Pending<Command> bids(Position position) {
    Offers<Command> amounts = Offers.of(Offer.of(Command.Bid.class, "amount", number(3)));
    Map<Seat, Asked<Command>> all = new HashMap<>();
    window(position).forEach(seat -> all.put(seat, asked(position, seat, amounts)));
    return new Pending.Choices<>(Answer.ALL, all, position.bids().keySet(), Map.of());
  }

  private Pending<Command> declared(Position position, List<Seat> left) {
    Map<Seat, Asked<Command>> all = new HashMap<>();
    for (Seat seat : left) {
      List<Offer<Command>> offers = new ArrayList<>(actions(position, seat).offers());
      if (left.size() > 1) {
        offers.add(Offer.of(Command.Yield.class));
      }
      all.put(seat, asked(position, seat, new Offers<>(offers)));
    }
    return new Pending.Choices<>(Answer.ANY, all, Set.of(), taunts(position, SkirmishPlay.BLUE));
  }

  /** Who was asked at once when the frame on top came up, whether they have answered or not. */
  static List<Seat> window(Position position) {
    return switch (position.agenda().top()) {
      case Frame.Bidding() -> position.seats();
      case Frame.Acting(Seat seat, boolean _) -> List.of(seat);
      case Frame.Declaring _ -> without(position, SkirmishPlay.RED);
      case Frame.Aiming(Seat seat, boolean _, Place _) ->
          seat.equals(SkirmishPlay.RED) ? List.of(seat) : without(position, SkirmishPlay.RED);
      case Frame.Wagering(Seat seat, boolean _, Place _, int _) -> without(position, seat);
      case Frame.Rolling _, Frame.Shooting _, Frame.Ended _ -> List.of();
    };
  }

  private static List<Seat> without(Position position, Seat seat) {
    return position.seats().stream().filter(one -> !one.equals(seat)).toList();
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
    if (seat.equals(SkirmishPlay.GREEN)) {
      List<Domain.Share> decoys =
          PLACES.stream().map(place -> new Domain.Share(place, 0, 2)).toList();
      offers.add(Offer.of(Command.Spread.class, "decoys", new Domain.Shares(decoys, 1, 3)));
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

  private Asked<Command> asked(Position position, Seat seat, Offers<Command> offers) {
    int place = flaw == Flaw.SHARES_A_DECISION ? 0 : window(position).indexOf(seat);
    DecisionId id = new DecisionId(position.decisions() + 1 + place);
    return new Asked<>(id, RULE, offers, fallback(position.agenda().top()));
  }

  private static Domain number(int max) {
    return new Domain.Number(1, max);
  }
}

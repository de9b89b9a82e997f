package umpire.weserubung.play.turn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Seals;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.SealedEvent;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.TurnCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame.Purchasing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.TurnWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;

/** 6.2 Offensives are bought in secret and at once; 6.3 whoever bought more has the initiative. */
final class Purchases implements Seals<Position, Command, Frame, Purchasing, Map<Nation, Integer>> {
  /** More than anybody has. */
  private static final int MANY = 10_000;

  private final OrderOfBattle orderOfBattle;

  Purchases(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  @Override
  public Class<Purchasing> frame() {
    return Purchasing.class;
  }

  @Override
  public Map<Seat, Map<Nation, Integer>> sealed(Purchasing frame) {
    return frame.sealed();
  }

  @Override
  public Purchasing with(Purchasing frame, Map<Seat, Map<Nation, Integer>> sealed) {
    return new Purchasing(sealed);
  }

  /** Asks every seat that may buy anything; if none may, nobody has bought anything. */
  void open(RulingInProgress<Position, Frame> ruling) {
    Purchasing frame = new Purchasing(Map.of());
    if (seats(ruling.position(), frame).isEmpty()) {
      reveal(Map.of(), ruling);
    } else {
      ruling.pushFrame(frame);
    }
  }

  /**
   * 6.2-c, 6.2-d: as many as the nation has land units in play (r40), none for the Allies on 9 to
   * 12 April; 4.0-c: never more than its morale.
   */
  @Rule({"6.2-a", "6.2-c", "6.2-d", "4.0-c"})
  int most(Position position, Nation nation) {
    if (isBarred(position, nation)) {
      return 0;
    }
    return Math.min(landUnits(position, nation), Morale.left(position, nation));
  }

  /** The paragraph by which the nation may not buy as many. */
  private String bars(Position position, Nation nation, int number) {
    if (isBarred(position, nation)) {
      return "6.2-d";
    }
    return number > landUnits(position, nation) ? "6.2-c" : "4.0-c";
  }

  private static boolean isBarred(Position position, Nation nation) {
    return position.calendar().turn() == 1 && nation.side() == Side.ALLIED;
  }

  /** 6.2-c/r40: the nation's own in play: on the map, aboard or in a box. */
  @Rule("6.2-c/r40")
  private int landUnits(Position position, Nation nation) {
    int units = 0;
    for (Piece piece : orderOfBattle.pieces(position, nation.side(), PieceKind.LAND_UNITS)) {
      if (orderOfBattle.nation(piece.id()) == nation) {
        units++;
      }
    }
    return units;
  }

  private Map<Nation, Integer> limits(Position position, Seat seat) {
    Map<Nation, Integer> limits = new LinkedHashMap<>();
    for (Nation nation : position.conventions().nations(seat)) {
      limits.put(nation, most(position, nation));
    }
    return limits;
  }

  /** 14.3/r26: Britain and France within one level, if that was agreed. */
  @Rule("14.3/r26")
  private static boolean isTogether(Position position, Map<Nation, Integer> limits) {
    return position.conventions().westernMoraleTogether() && limits.containsKey(Nation.BRITAIN);
  }

  /** Other numbers that the seat might have written down, each of them legal. */
  @Override
  public Map<Nation, Integer> redrawn(
      Position position, Purchasing frame, Seat seat, Chance chance) {
    Map<Nation, Integer> numbers = new TreeMap<>();
    Map<Nation, Integer> limits = limits(position, seat);
    int western = isTogether(position, limits) ? Morale.left(position, Nation.BRITAIN) : MANY;
    for (Map.Entry<Nation, Integer> limit : limits.entrySet()) {
      boolean shares = Morale.isWestern(limit.getKey());
      int most = shares ? Math.min(limit.getValue(), western) : limit.getValue();
      int number = chance.die(most + 1) - 1;
      numbers.put(limit.getKey(), number);
      western -= shares ? number : 0;
    }
    return numbers;
  }

  @Override
  public RuleId rule(Purchasing frame) {
    return new RuleId("6.2-b");
  }

  /** A seat whose limit is 0 is not asked: units and morale lie open. */
  @Override
  public List<Seat> seats(Position position, Purchasing frame) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : position.conventions().seats()) {
      if (limits(position, seat).values().stream().anyMatch(most -> most > 0)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  @Override
  public Offers<Command> offers(Position position, Purchasing frame, Seat seat) {
    Map<Nation, Integer> limits = limits(position, seat);
    List<Offer<Command>> offers = new ArrayList<>();
    if (isTogether(position, limits)) {
      for (int french = 0; french <= limits.getOrDefault(Nation.FRANCE, 0); french++) {
        offers.add(offer(withFrance(position, limits, french)));
      }
    } else {
      offers.add(offer(shares(limits)));
    }
    return new Offers<>(offers);
  }

  private static Offer<Command> offer(List<Domain.Share> shares) {
    int most = shares.stream().mapToInt(Domain.Share::most).sum();
    return Offer.of(
        TurnCommand.BuyOffensives.class, "offensives", new Domain.Shares(shares, 0, most));
  }

  private static List<Domain.Share> shares(Map<Nation, Integer> limits) {
    List<Domain.Share> shares = new ArrayList<>();
    limits.forEach((nation, most) -> shares.add(new Domain.Share(nation, 0, most)));
    return shares;
  }

  /** 14.3/r26: one offer for each number of France's, with what it leaves to Britain. */
  private static List<Domain.Share> withFrance(
      Position position, Map<Nation, Integer> limits, int french) {
    int left = Morale.left(position, Nation.BRITAIN) - french;
    List<Domain.Share> shares = new ArrayList<>();
    limits.forEach(
        (nation, most) ->
            shares.add(
                switch (nation) {
                  case FRANCE -> new Domain.Share(nation, french, french);
                  case BRITAIN -> new Domain.Share(nation, 0, Math.min(most, left));
                  case GERMANY, NORWAY -> new Domain.Share(nation, 0, most);
                }));
    return shares;
  }

  /** Nobody buys what they do not ask for. */
  @Override
  public Command fallback(Position position, Purchasing frame, Seat seat, Offers<Command> offers) {
    Map<Nation, Integer> none = new TreeMap<>();
    position.conventions().nations(seat).forEach(nation -> none.put(nation, 0));
    return new TurnCommand.BuyOffensives(none);
  }

  /** 6.2-d: which seats may buy nothing is open, as units and morale are. */
  @Override
  public List<Finding> notAskedFindings(
      Position position, Purchasing frame, Seat seat, Command command) {
    return seats(position, frame).contains(seat)
        ? List.of()
        : refusalFindings(position, frame, seat, command);
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Purchasing frame, Seat seat, Command command) {
    if (!(command instanceof TurnCommand.BuyOffensives(var offensives))) {
      return List.of();
    }
    Map<Nation, Integer> limits = limits(position, seat);
    List<Finding> why = new ArrayList<>();
    offensives.forEach(
        (nation, number) -> {
          // 6.2-b: who names another's nation has not written down their own numbers.
          int most = limits.getOrDefault(nation, MANY);
          if (number > most) {
            why.add(
                Finding.forbids(
                    bars(position, nation, number),
                    new TurnWhy.TooManyOffensives(nation, number, most)));
          }
        });
    if (why.isEmpty() && isTogether(position, limits)) {
      int asked =
          offensives.getOrDefault(Nation.BRITAIN, 0) + offensives.getOrDefault(Nation.FRANCE, 0);
      int left = Morale.left(position, Nation.BRITAIN);
      if (asked > left) {
        why.add(Finding.forbids("14.3/r26", new TurnWhy.TooManyTogether(asked, left)));
      }
    }
    return why;
  }

  @Override
  public Map<Nation, Integer> sealing(
      Position position, Purchasing frame, Seat seat, Command command) {
    return ((TurnCommand.BuyOffensives) command).offensives();
  }

  @Override
  @Rule("6.2-b")
  public Event<Position> sealedEvent(Seat seat, Map<Nation, Integer> numbers, boolean again) {
    return new SealedEvent.OffensivesSealed(seat, numbers, again);
  }

  @Override
  @Rule({"6.2-b", "6.0"})
  public void revealed(Purchasing frame, RulingInProgress<Position, Frame> ruling) {
    Map<Nation, Integer> all = new TreeMap<>();
    frame.sealed().values().forEach(all::putAll);
    ruling.popFrame();
    reveal(all, ruling);
  }

  /** 6.3-a: the alliance that bought more, Germany on a tie. */
  @Rule("6.3-a")
  private static void reveal(
      Map<Nation, Integer> numbers, RulingInProgress<Position, Frame> ruling) {
    Map<Nation, Integer> all = new TreeMap<>();
    for (Nation nation : ruling.position().nations().keySet()) {
      all.put(nation, numbers.getOrDefault(nation, 0));
    }
    ruling.add(new TurnEvent.OffensivesRevealed(all));
    int german = sum(all, Side.GERMAN);
    int allied = sum(all, Side.ALLIED);
    Side holder = german >= allied ? Side.GERMAN : Side.ALLIED;
    ruling.add(new TurnEvent.InitiativeTaken(holder, german, allied));
  }

  private static int sum(Map<Nation, Integer> numbers, Side side) {
    return numbers.entrySet().stream()
        .filter(bought -> bought.getKey().side() == side)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }
}

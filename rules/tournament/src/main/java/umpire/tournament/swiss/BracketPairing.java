package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Pairs one bracket: at first as if nothing lay below it but places for its downfloaters. If the
 * rest can then be completed (C4) and the next bracket be as good as any (C8), no other
 * downfloaters are better; if not, it is paired together with all that lies below.
 */
final class BracketPairing {
  private final RoundGraph round;
  private final Bracket bracket;
  private final List<Integer> members;
  private final List<Contender> contenders;
  private final int movedDown;
  private final boolean byeWithin;

  private BracketPairing(RoundGraph round, Bracket bracket) {
    this.round = round;
    this.bracket = bracket;
    members = bracket.members();
    contenders = members.stream().map(round.contenders()::get).toList();
    movedDown = bracket.movedDown().size();
    byeWithin = round.byeComesFrom(contenders.getLast().score());
  }

  /**
   * Pairs it: sets the mates of its members, and mates for all below so that the pairing stays
   * complete. Returns who floats down, in the order of ranks.
   */
  static List<Integer> pair(RoundGraph round, Bracket bracket) {
    BracketPairing pairing = new BracketPairing(round, bracket);
    return pairing.pairAlone().orElseGet(pairing::pairWithRest);
  }

  private Optional<List<Integer>> pairAlone() {
    if (bracket.next().isEmpty()) {
      return Optional.empty();
    }
    for (int floaters = members.size() % 2; floaters <= members.size(); floaters += 2) {
      Optional<MatchingFace> alone = faceAlone(floaters);
      if (alone.isPresent()) { // fewer floaters (C6) are impossible
        MatchingFace face = alone.get();
        new BracketCriteria(contenders, movedDown, 0).narrowScores(face);
        narrowPairs(face);
        List<Integer> down = floaters(face);
        Optional<int[]> rest = LookAhead.complete(round, bracket, down);
        rest.ifPresent(mates -> take(face, mates));
        return rest.map(mates -> down);
      }
    }
    return Optional.empty();
  }

  private List<Integer> pairWithRest() {
    List<Integer> vertices = new ArrayList<>(members);
    vertices.addAll(bracket.rest());
    BitSet[] allowed = bracket.graph(round, vertices, vertices.size());
    int[] mate = likely(allowed);
    BitSet all = new BitSet();
    all.set(0, allowed.length);
    if (!CompleteMatching.extend(allowed, all, mate)) {
      throw new IllegalStateException("the pairing of a bracket above left none below");
    }
    MatchingFace face = new MatchingFace(allowed, mate);
    if (!bracket.next().isEmpty()) {
      new BracketCriteria(contenders, movedDown, bracket.next().size()).narrowFloaters(face);
    }
    narrowPairs(face);
    int[] mates = round.mate().clone();
    for (int vertex = 0; vertex < vertices.size(); vertex++) {
      mates[vertices.get(vertex)] = vertices.get(face.mate(vertex));
    }
    take(face, mates);
    return floaters(face);
  }

  /** C9 to C21 and the order of generation, where C6 to C8 are decided. */
  private void narrowPairs(MatchingFace face) {
    BracketCriteria criteria = new BracketCriteria(contenders, movedDown, 0);
    if (byeWithin && floaters(face).size() == 1) {
      criteria.narrowBye(face);
    }
    criteria.narrowPairs(face);
    GenerationOrder.narrow(face, movedDown, members.size());
  }

  /** Sets the mates within the bracket by a face, all others by given mates. */
  private void take(MatchingFace face, int[] others) {
    System.arraycopy(others, 0, round.mate(), 0, others.length);
    for (int member = 0; member < members.size(); member++) {
      if (face.mate(member) < members.size()) {
        round.mate()[members.get(member)] = members.get(face.mate(member));
      }
    }
  }

  private List<Integer> floaters(MatchingFace face) {
    List<Integer> down = new ArrayList<>();
    for (int member = 0; member < members.size(); member++) {
      if (face.mate(member) >= members.size()) {
        down.add(members.get(member));
      }
    }
    return down;
  }

  /** The bracket with some places for downfloaters, if so many can float. */
  private Optional<MatchingFace> faceAlone(int places) {
    int inside = members.size();
    BitSet[] allowed = bracket.graph(round, members, inside + places);
    BitSet rest = new BitSet();
    bracket.rest().forEach(rest::set);
    for (int member = 0; member < inside; member++) {
      int vertex = members.get(member);
      boolean mayFloat =
          (byeWithin && places == 1)
              ? round.mayHaveBye(vertex)
              : round.allowed()[vertex].intersects(rest);
      for (int place = inside; place < inside + places && mayFloat; place++) {
        allowed[member].set(place);
        allowed[place].set(member);
      }
    }
    int[] mate = likely(allowed);
    BitSet all = new BitSet();
    all.set(0, allowed.length);
    return CompleteMatching.extend(allowed, all, mate)
        ? Optional.of(new MatchingFace(allowed, mate))
        : Optional.empty();
  }

  /** A part of a matching that is often best already: the first half against the second. */
  private int[] likely(BitSet[] allowed) {
    int[] mate = new int[allowed.length];
    Arrays.fill(mate, -1);
    int residents = members.size() - movedDown;
    int firstOfSecond = movedDown + Math.max(0, residents - movedDown) / 2;
    for (int member = 0; member < firstOfSecond; member++) {
      int from = member < movedDown ? movedDown : firstOfSecond;
      BitSet possible = allowed[member].get(0, members.size());
      for (int to = possible.nextSetBit(from); to >= 0; to = possible.nextSetBit(to + 1)) {
        if (mate[member] < 0 && mate[to] < 0 && !clash(member, to)) {
          mate[to] = member;
          mate[member] = to;
          break;
        }
      }
    }
    return mate;
  }

  private boolean clash(int one, int other) {
    return contenders.get(one).preference().clashesWith(contenders.get(other).preference());
  }
}

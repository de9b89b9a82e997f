package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One side's part in dice that fall together, whatever has become of the two sides: which salvo it
 * throws, and where that leads the others. What a unit needs hangs on the other side only by
 * whether it is all submarines (3.4.1).
 */
final class Shooters {
  private final CombatBrief brief;
  private final boolean attacking;
  private final boolean endsRound;
  private final boolean last;
  private final Conditions own;
  private final Conditions targets;
  private final Salvos salvos;
  private final Map<Salvo, Fired> bySalvo = new HashMap<>();
  private final Map<List<Object>, Optional<Salvo.Die>> dice = new HashMap<>();
  private final Map<Integer, int[]> ends = new HashMap<>();

  /** By condition, whether those under fire are all submarines or not. */
  private @Nullable Fired[] fired = {};

  private long[] sums = {};
  private int most;

  /**
   * A side.
   *
   * @param brief with these dice and their round
   * @param last true if nothing follows but the end, so that conditions need not be told apart
   */
  Shooters(
      CombatBrief brief,
      boolean attacking,
      boolean last,
      Conditions own,
      Conditions targets,
      Salvos salvos) {
    this.brief = brief;
    this.attacking = attacking;
    this.endsRound = Battlefield.endsRound(brief.next());
    this.last = last;
    this.own = own;
    this.targets = targets;
    this.salvos = salvos;
  }

  /** A salvo, and where it leads each condition of those under fire, as far as it was asked. */
  private static final class Fired {
    private final Salvo salvo;
    private @Nullable Steps[] leads = {};
    private final IdentityHashMap<int[], Steps> byEnds = new IdentityHashMap<>();

    private Fired(Salvo salvo) {
      this.salvo = salvo;
    }

    private void forget() {
      leads = new Steps[0];
      byEnds.clear();
    }
  }

  /** Notes how many dice fall at most; to be called with each pair before any steps are asked. */
  void meet(int shooter, int target) {
    int thrown = fired(shooter, target).salvo.dice();
    if (thrown > most) {
      most = thrown;
      bySalvo.values().forEach(Fired::forget);
    }
  }

  /** How many dice fall at most: all pairs are counted in so many. */
  int dice() {
    return most;
  }

  /** Where the condition under fire goes. */
  Steps leads(int shooter, int target) {
    Fired by = fired(shooter, target);
    if (target >= by.leads.length) {
      by.leads = Arrays.copyOf(by.leads, targets.size());
    }
    Steps known = by.leads[target];
    if (known == null) {
      known =
          last
              ? by.byEnds.computeIfAbsent(ends(target), all -> steps(all, by.salvo))
              : steps(targets.after(target, by.salvo, endsRound), by.salvo);
      by.leads[target] = known;
    }
    return known;
  }

  /** Conditions under fire put together that each salvo leads the same way. */
  Collection<BitSet> targetsAlike(BitSet conditions) {
    return together(conditions, target -> last ? ends(target) : target);
  }

  /** Conditions put together that throw the same salvo, whoever they fire at. */
  Collection<BitSet> shootersAlike(BitSet conditions) {
    return together(
        conditions, shooter -> Arrays.asList(fired[2 * shooter], fired[2 * shooter + 1]));
  }

  private static Collection<BitSet> together(BitSet conditions, IntFunction<Object> by) {
    Map<Object, BitSet> together = new LinkedHashMap<>();
    for (int one = conditions.nextSetBit(0); one >= 0; one = conditions.nextSetBit(one + 1)) {
      together.computeIfAbsent(by.apply(one), _ -> new BitSet()).set(one);
    }
    return together.values();
  }

  private int[] ends(int target) {
    return ends.computeIfAbsent(target, targets::ends);
  }

  private Steps steps(int[] after, Salvo salvo) {
    if (sums.length < targets.size()) {
      sums = new long[2 * targets.size()];
    }
    return Steps.of(after, salvo, tens(most - salvo.dice()), sums);
  }

  private Fired fired(int shooter, int target) {
    boolean only = targets.at(target).onlySubmarines();
    int slot = 2 * shooter + (only ? 1 : 0);
    if (slot >= fired.length) {
      fired = Arrays.copyOf(fired, 2 * own.size());
    }
    Fired known = fired[slot];
    if (known == null) {
      known = bySalvo.computeIfAbsent(thrown(shooter, target, only), Fired::new);
      fired[slot] = known;
    }
    return known;
  }

  private Salvo thrown(int shooter, int target, boolean only) {
    List<Salvo.Die> thrown = new ArrayList<>();
    for (Combatant unit : own.present(shooter)) {
      dice.computeIfAbsent(List.of(unit.unit(), unit.reduced(), only), _ -> die(unit, target))
          .ifPresent(thrown::add);
    }
    if (!attacking && WeserubungCombat.portFires(brief)) {
      thrown.add(new Salvo.Die(Fire.OTHERS, SingleDice.PORT_GUNS));
    }
    thrown.sort(null);
    return salvos.of(thrown);
  }

  private Optional<Salvo.Die> die(Combatant unit, int target) {
    List<Combatant> enemies = targets.present(target);
    List<Combatant> alone = List.of(unit);
    CombatBrief now =
        new CombatBrief(
            brief.kind(),
            brief.next(),
            brief.round(),
            attacking ? alone : enemies,
            attacking ? enemies : alone,
            brief.terms());
    return Volley.of(now, attacking).stream()
        .filter(aim -> aim.needed() > 0)
        .map(aim -> new Salvo.Die(Fire.of(brief.kind(), unit), aim.needed()))
        .findFirst();
  }

  private static long tens(int power) {
    long tens = 1;
    for (int i = 0; i < power; i++) {
      tens *= Battlefield.SIDES;
    }
    return tens;
  }
}

package umpire.weserubung.combat.odds;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UnknownPolicyException;

/**
 * What odds assume where a player would choose. Each value has a name, and an answer names all of
 * them:
 *
 * <ul>
 *   <li>{@code losses=owner}: owners let full units bear hits before reduced ones, among them the
 *       cheapest, among equals the one named first in the brief; parachutists that are reduced
 *       last;
 *   <li>{@code natural-one=dearest}: whoever rolls a 1 names the dearest unit that may bear it,
 *       among equals a full one before a reduced one, then the one named first; 1s come before
 *       other hits, and hits that fewer may bear before those of everybody; {@code
 *       natural-one=owner}: owners give them like other hits, which lets the odds of large battles
 *       be counted over many more rounds;
 *   <li>{@code evasion=never|always}: whether the defender tries it whenever they may (8.5);
 *       submarines that can evade alone then do;
 *   <li>{@code attacker-withdrawal}, {@code defender-withdrawal = never|after-1 ... after-20}: a
 *       side leaves at the end of that round of the battle, or of any later one, if it may. Land
 *       units that retreat (10.5) are not followed further, nor is their rear guard; a lone unit
 *       goes when it has withstood two rounds alone, aircraft on the ground do not. Of attackers
 *       who have landed (10.7-7, r142) each full land unit loses a step; a landing is left only if
 *       there is one, and what is reduced stays and is not followed;
 *   <li>{@code rounds=end}: until nobody is left to fight or to leave; or {@code rounds=1 ... 20}:
 *       how many are played out, the one under way included, and what is then still fighting is
 *       told as such. Without it to the end if {@value BattleOdds#FEW} units fight or fewer and it
 *       can be counted, else {@value #ROUNDS} rounds, or as many as can be counted.
 * </ul>
 *
 * Leaders are taken to live as long as the units that they lead, an admiral as long as their fleet.
 *
 * @param dearest true if natural 1s go to the dearest unit
 * @param evades true if the defender always tries to evade
 * @param attackerLeaves the round after which the attacker leaves, {@link #NEVER} if they do not
 * @param defenderLeaves likewise
 * @param rounds the bound of rounds; where there is none, that which holds if the end is too far
 * @param bounded true if it was asked for
 * @param endGiven true if the end was asked for
 */
record StandingPolicy(
    boolean dearest,
    boolean evades,
    int attackerLeaves,
    int defenderLeaves,
    int rounds,
    boolean bounded,
    boolean endGiven) {
  static final int NEVER = Integer.MAX_VALUE;
  static final int ROUNDS = 8;

  /** In place of a number of rounds. */
  static final int TO_THE_END = 0;

  private static final String END = "end";
  private static final int MOST_ROUNDS = 20;
  private static final String AFTER = "after-";
  private static final Set<String> NAMES =
      Set.of(
          "losses",
          "natural-one",
          "evasion",
          "attacker-withdrawal",
          "defender-withdrawal",
          "rounds");

  /** Reads a policy; throws UnknownPolicyException for a name or a value that is not known. */
  static StandingPolicy of(Policy policy) {
    Map<String, String> values = policy.values();
    for (String name : values.keySet()) {
      if (!NAMES.contains(name)) {
        throw unknown("the odds know no " + name);
      }
    }
    String losses = values.getOrDefault("losses", "owner");
    if (!losses.equals("owner")) {
      throw unknown("losses is owner, not " + losses);
    }
    String rounds = values.getOrDefault("rounds", "");
    boolean bounded = !rounds.isEmpty() && !rounds.equals(END);
    int attackerLeaves = leaves(values, "attacker-withdrawal");
    int defenderLeaves = leaves(values, "defender-withdrawal");
    return new StandingPolicy(
        isFirst(values, "natural-one", "dearest", "owner"),
        !isFirst(values, "evasion", "never", "always"),
        attackerLeaves,
        defenderLeaves,
        bounded ? number("rounds", rounds) : unbounded(attackerLeaves, defenderLeaves),
        bounded,
        rounds.equals(END));
  }

  /** Enough to see everybody leave who would. */
  private static int unbounded(int attackerLeaves, int defenderLeaves) {
    return IntStream.of(attackerLeaves, defenderLeaves)
        .filter(round -> round != NEVER)
        .reduce(ROUNDS, Math::max);
  }

  /** True if from this round on nobody's leaving hangs on the number of a round. */
  boolean isSettled(int round) {
    return (attackerLeaves == NEVER || attackerLeaves <= round)
        && (defenderLeaves == NEVER || defenderLeaves <= round);
  }

  /**
   * Every value by its name.
   *
   * @param kept the bound that was kept, or {@link #TO_THE_END}
   */
  Policy named(int kept) {
    Map<String, String> values = new TreeMap<>();
    values.put("losses", "owner");
    values.put("natural-one", dearest ? "dearest" : "owner");
    values.put("evasion", evades ? "always" : "never");
    values.put("attacker-withdrawal", leaving(attackerLeaves));
    values.put("defender-withdrawal", leaving(defenderLeaves));
    values.put("rounds", kept == TO_THE_END ? END : "" + kept);
    return new Policy(values);
  }

  private static String leaving(int round) {
    return round == NEVER ? "never" : AFTER + round;
  }

  private static boolean isFirst(
      Map<String, String> values, String name, String first, String second) {
    String value = values.getOrDefault(name, first);
    if (!value.equals(first) && !value.equals(second)) {
      throw unknown("%s is %s or %s, not %s".formatted(name, first, second, value));
    }
    return value.equals(first);
  }

  private static int leaves(Map<String, String> values, String name) {
    String value = values.getOrDefault(name, "never");
    if (value.equals("never")) {
      return NEVER;
    }
    if (!value.startsWith(AFTER)) {
      throw unknown(name + " is never or " + AFTER + "1 to " + AFTER + MOST_ROUNDS);
    }
    return number(name, value.substring(AFTER.length()));
  }

  private static int number(String name, String value) {
    if (!value.matches("[1-9][0-9]?") || Integer.parseInt(value) > MOST_ROUNDS) {
      throw unknown(name + " counts 1 to " + MOST_ROUNDS + " rounds, not '" + value + "'");
    }
    return Integer.parseInt(value);
  }

  private static UnknownPolicyException unknown(String what) {
    return new UnknownPolicyException(what);
  }
}

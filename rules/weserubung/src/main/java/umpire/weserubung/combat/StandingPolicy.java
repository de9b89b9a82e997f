package umpire.weserubung.combat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
 *   <li>{@code evasion=never|always}: whether the defender tries it whenever he may (8.5);
 *       submarines that can evade alone then do;
 *   <li>{@code attacker-withdrawal}, {@code defender-withdrawal = never|after-1 ... after-20}: a
 *       side leaves at the end of that round of the battle, or of any later one, if it may. Land
 *       units that retreat (10.5) are not followed further, nor is their rear guard; a lone unit
 *       goes from round 2. An attacker that goes aboard (10.7-7) loses a step of each full land
 *       unit, and does so only if there is one; what is reduced stays and is not followed;
 *   <li>{@code rounds=1 ... 20}: how many rounds are played out, the one under way included; what
 *       is then still fighting is told as such. Without it {@value #ROUNDS}, or as many as can be
 *       counted.
 * </ul>
 *
 * Leaders are taken to live as long as the units that they lead, an admiral as long as his fleet.
 *
 * @param dearest true if natural 1s go to the dearest unit
 * @param evades true if the defender always tries to evade
 * @param attackerLeaves the round after which the attacker leaves, {@link #NEVER} if he does not
 * @param defenderLeaves likewise
 * @param rounds the bound of rounds
 * @param boundGiven true if it was asked for
 */
record StandingPolicy(
    boolean dearest,
    boolean evades,
    int attackerLeaves,
    int defenderLeaves,
    int rounds,
    boolean boundGiven) {
  static final int NEVER = Integer.MAX_VALUE;
  static final int ROUNDS = 8;
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
    return new StandingPolicy(
        isFirst(values, "natural-one", "dearest", "owner"),
        !isFirst(values, "evasion", "never", "always"),
        leaves(values, "attacker-withdrawal"),
        leaves(values, "defender-withdrawal"),
        number("rounds", values.getOrDefault("rounds", "" + ROUNDS)),
        values.containsKey("rounds"));
  }

  /** Every value by its name, with the bound that was kept. */
  Policy named(int kept) {
    Map<String, String> values = new TreeMap<>();
    values.put("losses", "owner");
    values.put("natural-one", dearest ? "dearest" : "owner");
    values.put("evasion", evades ? "always" : "never");
    values.put("attacker-withdrawal", leaving(attackerLeaves));
    values.put("defender-withdrawal", leaving(defenderLeaves));
    values.put("rounds", "" + kept);
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

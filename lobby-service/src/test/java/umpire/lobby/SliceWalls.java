package umpire.lobby;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which slice of the service may see which. A slice sees itself and the classes of others that are
 * named here, one by one, so that each new one is a decision. Constants of others, such as the
 * names of scopes, leave no trace in a class and are not seen.
 */
final class SliceWalls {
  private static final List<String> COMMON = List.of("common..", "encryption..", "outbox..");

  private static final String ACCOUNTS = "identity.accounts.Accounts";

  // What is stored of an account is stored while the account is held, and ends with it.
  private static final String LOCK = "identity.store.AccountLock";
  private static final String ADDED = "identity.store.AddResult";
  private static final String RETIREMENT = "identity.store.RetirementListener";

  private static final Map<String, List<String>> SEEN =
      Map.ofEntries(
          Map.entry("common", List.of()),
          Map.entry("encryption", List.of()),
          Map.entry("outbox", List.of()),
          Map.entry("identity", COMMON),
          Map.entry("matchmaking", COMMON),
          Map.entry(
              "seeks",
              // A seek may be for some ratings alone.
              with(COMMON, "matchmaking..", LOCK, RETIREMENT, "ratings.RatingQueries")),
          Map.entry(
              "challenges",
              // The opponent is an account in use.
              with(
                  COMMON,
                  "matchmaking..",
                  ACCOUNTS,
                  LOCK,
                  ADDED,
                  RETIREMENT,
                  "identity.store.AccountRow")),
          Map.entry(
              "ratings",
              // A player is named by their account.
              with(
                  COMMON,
                  ACCOUNTS,
                  "identity.store.AccountKind",
                  "identity.store.AccountRow",
                  "matchmaking.Catalogue",
                  "matchmaking.Envelopes",
                  "matchmaking.MatchEnds")),
          Map.entry(
              "tournaments",
              // Entrants and staff are accounts in use; pairing numbers go by ratings.
              with(
                  COMMON,
                  "matchmaking..",
                  ACCOUNTS,
                  RETIREMENT,
                  "identity.store.AccountKind",
                  "identity.store.AccountRow",
                  "ratings.RatingQueries",
                  // Webhooks that a host names are told what happens.
                  "webhooks.Announcements")),
          Map.entry(
              "moderation",
              // Reports and sanctions are about accounts; bans and blocks are asked before matches.
              with(
                  COMMON,
                  ACCOUNTS,
                  "identity.store.AccountRow",
                  "identity.store.AccountKind",
                  "matchmaking.Page",
                  "matchmaking.Restrictions")),
          Map.entry(
              "webhooks",
              // A message names the players by the names of their accounts.
              with(COMMON, ACCOUNTS, LOCK, ADDED, RETIREMENT)),
          Map.entry(
              "tokens",
              // A token is of the caller's account or of one that it owns, is exchanged for a
              // session's
              // kind of token, and its answers show account and session as those of identity do.
              with(
                  COMMON,
                  ACCOUNTS,
                  LOCK,
                  ADDED,
                  RETIREMENT,
                  "identity.accounts.OwnedAccounts",
                  "identity.sessions.Scopes",
                  "identity.sessions.Session",
                  "identity.sessions.Sessions",
                  "identity.sessions.Tokens",
                  "identity.store.AccountRow",
                  "identity.api.AccountView",
                  "identity.api.SessionView")),
          Map.entry(
              "discord",
              List.of(
                  // Lent tokens are kept as all secrets are.
                  "encryption.SecretEncryption",
                  // Who is not linked is named by their account.
                  ACCOUNTS,
                  // A code is for whoever has signed in.
                  "identity.sessions.Sessions",
                  // A link lends a personal token: LENDER alone makes and revokes it.
                  "tokens.PersonalTokens",
                  "tokens.TokenName")));

  private static final String LENDER = "discord.links.TokenLending";

  private SliceWalls() {}

  private static List<String> with(List<String> some, String... more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(List.of(more));
    return List.copyOf(all);
  }

  /** The walls between the slices below a package. */
  static List<ArchRule> of(String root) {
    List<ArchRule> walls = new ArrayList<>();
    walls.add(
        classes()
            .that(resideInAPackage(root + ".."))
            .should()
            .resideInAnyPackage(
                SEEN.keySet().stream()
                    .map(slice -> root + "." + slice + "..")
                    .toArray(String[]::new))
            .because("a class is of a slice: name the new one in SliceWalls, with what it sees"));
    new TreeMap<>(SEEN).forEach((slice, seen) -> walls.add(wall(root, slice, seen)));
    walls.add(
        noClasses()
            .that(resideInAPackage(root + ".discord.."))
            .and(DescribedPredicate.not(named(root, List.of(LENDER))))
            .should()
            .dependOnClassesThat(resideInAPackage(root + ".tokens.."))
            .because("Discord plays as its user: " + LENDER + " alone knows of personal tokens"));
    return walls;
  }

  private static ArchRule wall(String root, String slice, List<String> seen) {
    String own = root + "." + slice + "..";
    return noClasses()
        .that(resideInAPackage(own))
        .should()
        .dependOnClassesThat(
            resideInAPackage(root + "..")
                .and(DescribedPredicate.not(resideInAnyPackage(own).or(named(root, seen)))))
        .because(
            slice
                + " sees of the others what SliceWalls names: ask the owner for a method, or name"
                + " the class there and say why");
  }

  /** Classes and packages that a slice may see and does not; each may be taken out here. */
  static List<String> unneeded(String root, JavaClasses all) {
    List<String> found = new ArrayList<>();
    SEEN.forEach(
        (slice, seen) ->
            seen.stream()
                .filter(name -> !COMMON.contains(name))
                .filter(name -> !isSeen(root, slice, name, all))
                .forEach(name -> found.add(slice + " does not need " + name)));
    return found;
  }

  private static boolean isSeen(String root, String slice, String name, JavaClasses all) {
    return all.stream()
        .filter(resideInAPackage(root + "." + slice + ".."))
        .flatMap(one -> one.getDirectDependenciesFromSelf().stream())
        .anyMatch(one -> named(root, List.of(name)).test(one.getTargetClass()));
  }

  /** Packages end with two dots; a class has its nested ones with it. */
  private static DescribedPredicate<JavaClass> named(String root, List<String> names) {
    return DescribedPredicate.describe(
        "are of " + names,
        type -> names.stream().anyMatch(name -> isOf(type.getName(), root + "." + name)));
  }

  private static boolean isOf(String type, String name) {
    return name.endsWith("..")
        ? type.startsWith(name.substring(0, name.length() - 1))
        : type.equals(name) || type.startsWith(name + "$");
  }
}

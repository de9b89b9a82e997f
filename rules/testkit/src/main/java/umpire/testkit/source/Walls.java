package umpire.testkit.source;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The walls between packages, as rules whose messages say what to do instead. Roots are packages
 * such as {@code umpire.crossing}.
 */
public final class Walls {
  /** The most files that a package of this project has. */
  public static final int MOST_FILES = 25;

  private static final String[] FORBIDDEN_IN_RULES = {
    "java.io..",
    "java.net..",
    "java.nio.file..",
    "java.sql..",
    "java.util.concurrent..",
    "java.util.random..",
    "com.fasterxml.jackson..",
    "io.quarkus..",
    "jakarta..",
    "org.apache.kafka..",
    "org.hibernate.."
  };
  private static final String[] OPEN_TO_SERVICES = {
    "umpire.kernel..",
    "umpire.wire..",
    "umpire.board..",
    "umpire.opponent..",
    "umpire.connections..",
    "umpire.chassis.."
  };
  private static final Set<String> CHANCE =
      Set.of(
          "java.util.Random",
          "java.util.SplittableRandom",
          "java.security.SecureRandom",
          "java.time.Clock");
  private static final Set<String> NOW =
      Set.of(
          "java.lang.System.currentTimeMillis",
          "java.lang.System.nanoTime",
          "java.lang.System.getenv",
          "java.lang.System.getProperty",
          "java.lang.Math.random",
          "java.lang.StrictMath.random",
          "java.util.UUID.randomUUID");

  private Walls() {}

  /** The main classes below a package, from class folders and jars; tests are left out. */
  public static JavaClasses main(String root) {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages(root);
  }

  /** The test classes below a package, from class folders; main classes are left out. */
  public static JavaClasses tests(String root) {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.OnlyIncludeTests())
        .importPackages(root);
  }

  /** Throws AssertionError for the first wall that the classes breach. */
  public static void hold(JavaClasses classes, List<ArchRule> walls) {
    walls.forEach(wall -> wall.allowEmptyShould(true).check(classes));
  }

  /** The kernel: java and jspecify, nothing else. */
  public static List<ArchRule> ofKernel(String root) {
    return List.of(
        needsOnly(root, "java..", "javax.crypto..", "org.jspecify..")
            .because("the kernel is the vocabulary of all games: give it a value, not a library"));
  }

  /** Opponents: the kernel alone; which game they play they are told by its offers. */
  public static List<ArchRule> ofOpponents(String root) {
    return List.of(
        needsOnly(root, "umpire.kernel..", "java..", "org.jspecify..")
            .because("an opponent plays by offers and odds: let who plays bring the game"));
  }

  private static ArchRule needsOnly(String root, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(root + ".."), Stream.of(others)).toArray(String[]::new);
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(allowed));
  }

  /**
   * A game: the kernel, the series that its pom names and itself; no clock, no dice, no files; and
   * the order of its packages, model first, play last.
   *
   * @param series roots of the series that the game belongs to
   */
  public static List<ArchRule> ofGame(String root, String... series) {
    return Stream.of(purity(root, series), PackageOrder.ofGame(root))
        .flatMap(List::stream)
        .toList();
  }

  /**
   * A series, which several games share: the kernel and itself, so never a game; as pure as a game,
   * and with the same order of packages.
   */
  public static List<ArchRule> ofSeries(String root) {
    return ofGame(root);
  }

  /** A pure module that is no game: the kernel, libraries of algorithms and itself. */
  public static List<ArchRule> ofAlgorithms(String root, String... libraries) {
    return purity(root, libraries);
  }

  private static List<ArchRule> purity(String root, String... series) {
    String[] others =
        Stream.concat(
                Stream.of("umpire.kernel..", "java..", "org.jspecify.."),
                Stream.of(series).map(one -> one + ".."))
            .toArray(String[]::new);
    return List.of(
        needsOnly(root, others)
            .because(
                "a rulebook is pure: what it needs from outside comes as a brief, a report or a"
                    + " draw"),
        noClasses()
            .that()
            .resideInAPackage(root + "..")
            .should()
            .dependOnClassesThat(resideInAnyPackage(FORBIDDEN_IN_RULES))
            .because("rules decide, services store: leave input and output to them"),
        noClasses()
            .that()
            .resideInAPackage(root + "..")
            .should()
            .dependOnClassesThat(named(CHANCE))
            .orShould(callNow())
            .because("rules never draw and know no time: take a Chance, ask for a Draw"));
  }

  /** A service: no game and no other service by name. */
  public static List<ArchRule> ofService(String root) {
    return namesNoGame(root, resideInAnyPackage(OPEN_TO_SERVICES));
  }

  /** An adjudicator: a service that has its questions and briefs from the desk library. */
  public static List<ArchRule> ofAdjudicator(String root) {
    return namesNoGame(
        root, resideInAnyPackage(OPEN_TO_SERVICES).or(resideInAnyPackage("umpire.desk..")));
  }

  private static List<ArchRule> namesNoGame(
      String root, DescribedPredicate<? super JavaClass> open) {
    return List.of(
        namesNoOther(root, open)
            .because(
                "no service names a game or another service: ask the shelf for the game, and talk"
                    + " to services by events"));
  }

  /** Nothing of this house but itself and what is open to it. */
  private static ArchRule namesNoOther(String root, DescribedPredicate<? super JavaClass> open) {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("umpire..")
                .and(
                    DescribedPredicate.not(
                        DescribedPredicate.or(resideInAnyPackage(root + ".."), open))));
  }

  /**
   * A service, or what services share: no HTTP call to another service.
   *
   * @param callers packages or classes below the root that call somebody else by HTTP, such as
   *     receivers of webhooks; a reader of the test sees which they are
   */
  public static List<ArchRule> withoutHttpClient(String root, String... callers) {
    return List.of(HttpCalls.none(root, callers));
  }

  /** The arena: any game from the shelf, none by name, and no service. */
  public static List<ArchRule> ofArena(String root) {
    return List.of(
        namesNoOther(
                root,
                resideInAnyPackage(
                    "umpire.kernel..",
                    "umpire.wire..",
                    "umpire.board..",
                    "umpire.opponent..",
                    "umpire.testkit.."))
            .because(
                "the arena plays every game alike: ask the shelf, and leave the value"
                    + " of a position to its valuation"));
  }

  /** The lobby: no rules of games; of wire the envelope of messages is all it may take. */
  public static List<ArchRule> ofLobby(String root) {
    Set<String> classes =
        Set.of(
            "umpire.board.Raster",
            "umpire.board.TooManyPixels",
            "umpire.wire.message.Envelope",
            "umpire.wire.WireException");
    return List.of(
        namesNoOther(
                root,
                resideInAnyPackage(
                        "umpire.chassis..", "umpire.connections..", "umpire.tournament..")
                    .or(named(classes)))
            .because("the lobby knows no rules; of the board it needs pictures as PNG alone"));
  }

  /** A module of rules/ other than wire: no JSON. */
  public static List<ArchRule> withoutJson(String root) {
    return List.of(
        noClasses()
            .that()
            .resideInAPackage(root + "..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.fasterxml.jackson.."))
            .because("wire alone reads and writes JSON here: ask its Codec"));
  }

  /** Packages that depend on each other in one direction only. */
  public static List<ArchRule> withoutCycles(String root) {
    return List.of(
        SlicesRuleDefinition.slices()
            .assignedFrom(new PackageSlices(root))
            .should()
            .beFreeOfCycles()
            .because("a package is read after those it needs: move what both need below them"));
  }

  /** Packages that a reader can keep in mind as a whole. */
  public static List<ArchRule> atMostFilesInAPackage(int most) {
    return List.of(
        classes()
            .should(new PackageSize(most))
            .because("a package is read as a whole: split it by what belongs together"));
  }

  /** Names that say something, in every module. */
  public static List<ArchRule> ofNames() {
    return List.of(
        noClasses()
            .should(ArchConditions.haveNameMatching(".*(Manager|Helper|Utils?|Impl)(\\$.*)?"))
            .orShould(ArchConditions.haveNameMatching(".*[.$]Abstract[A-Z][^.]*"))
            .because("such a name says nothing: take the rulebook's word, or the field's"),
        methods()
            .that()
            .areDeclaredInClassesThat(
                DescribedPredicate.describe("are records", JavaClass::isRecord))
            .should()
            .haveNameNotMatching("get[A-Z].*")
            .because("an accessor is named like what it gives: place(), not getPlace()"));
  }

  private static DescribedPredicate<JavaClass> named(Set<String> names) {
    return DescribedPredicate.describe(
        "are any of " + names, type -> names.contains(type.getName()));
  }

  private static ArchCondition<JavaClass> callNow() {
    return ArchConditions.accessTargetWhere(
        DescribedPredicate.describe("it reads the clock or the machine", Walls::readsClock));
  }

  private static boolean readsClock(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    String name = access.getTarget().getName();
    return NOW.contains(owner + "." + name)
        || (owner.startsWith("java.time.") && name.equals("now"));
  }
}

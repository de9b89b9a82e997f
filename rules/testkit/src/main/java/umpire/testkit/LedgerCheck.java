package umpire.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;

/**
 * Checks the rule ledger against code and tests: what is cited exists, and what is marked as
 * implemented has code and a test.
 */
public final class LedgerCheck {
  /** The most ids of one annotation. */
  public static final int MOST_IDS = 4;

  private static final String TESTABLE = "org.junit.platform.commons.annotation.Testable";

  private final Map<RuleId, RuleRow> rows;
  private final Map<String, RuleId> bySlug = new HashMap<>();
  private final List<String> faults = new ArrayList<>();

  private LedgerCheck(Collection<RuleRow> rows) {
    this.rows = new HashMap<>();
    for (RuleRow row : rows) {
      this.rows.put(row.id(), row);
      RuleId other = bySlug.put(row.id().slug(), row.id());
      if (other != null) {
        faults.add(
            "%s and %s share the slug %s: rename one".formatted(other, row.id(), row.id().slug()));
      }
    }
  }

  /**
   * What is wrong, in sentences; empty if nothing is.
   *
   * @param rows the ledger
   * @param main the game's classes
   * @param tests the classes of its tests
   * @param cases the rules that its cases prove
   * @param rulings the text of its RULINGS.md
   */
  public static List<String> faults(
      Collection<RuleRow> rows,
      JavaClasses main,
      JavaClasses tests,
      Collection<String> cases,
      String rulings) {
    LedgerCheck ledgerCheck = new LedgerCheck(rows);
    Set<RuleId> inCode = ledgerCheck.cited(main);
    Set<RuleId> inTests = ledgerCheck.cited(tests);
    inTests.addAll(ledgerCheck.named(tests));
    cases.forEach(rule -> ledgerCheck.known(rule, "a case").ifPresent(inTests::add));
    ledgerCheck.implemented(inCode, inTests);
    ledgerCheck.ruled(rulings);
    return List.copyOf(ledgerCheck.faults);
  }

  private void implemented(Set<RuleId> inCode, Set<RuleId> inTests) {
    for (RuleId id : new TreeSet<>(rows.keySet())) {
      RuleRow row = rows.get(id);
      if (row == null || row.status() != RuleRow.Status.IMPLEMENTED) {
        continue;
      }
      if (!inCode.contains(id)) {
        faults.add(
            id + " is marked implemented, and no class or method bears @Rule(\"" + id + "\")");
      }
      if (!inTests.contains(id)) {
        faults.add(
            "%s is marked implemented, and no test proves it: name one R%s_..."
                .formatted(id, id.slug().replace('.', '_')));
      }
    }
  }

  private void ruled(String rulings) {
    for (RuleId id : new TreeSet<>(rows.keySet())) {
      if (id.value().matches(".*/r[0-9]+") && !rulings.contains(id.value())) {
        faults.add("the ruling " + id + " does not stand in RULINGS.md");
      }
    }
  }

  private Set<RuleId> cited(JavaClasses classes) {
    Set<RuleId> cited = new TreeSet<>();
    for (JavaClass type : classes) {
      cite(type, type.getName(), cited);
      for (JavaMethod method : type.getMethods()) {
        cite(method, method.getFullName(), cited);
      }
      for (JavaField field : type.getFields()) {
        cite(field, field.getFullName(), cited);
      }
    }
    return cited;
  }

  private void cite(CanBeAnnotated element, String name, Set<RuleId> cited) {
    if (!element.isAnnotatedWith(Rule.class)) {
      return;
    }
    String[] ids = rule(element).value();
    if (ids.length > MOST_IDS) {
      faults.add(
          "%s cites %d paragraphs: more than %d is an index, not a home"
              .formatted(name, ids.length, MOST_IDS));
    }
    for (String id : ids) {
      known(id, name).ifPresent(cited::add);
    }
  }

  private static Rule rule(CanBeAnnotated element) {
    return switch (element) {
      case JavaClass type -> type.getAnnotationOfType(Rule.class);
      case JavaMethod method -> method.getAnnotationOfType(Rule.class);
      case JavaField field -> field.getAnnotationOfType(Rule.class);
      default -> throw new IllegalArgumentException("a " + element + " bears no @Rule");
    };
  }

  private Optional<RuleId> known(String id, String who) {
    RuleId rule = new RuleId(id);
    if (rows.containsKey(rule)) {
      return Optional.of(rule);
    }
    faults.add(who + " cites " + id + ", which rules.json lacks");
    return Optional.empty();
  }

  /** The paragraphs that test methods name: R12_1a_words is 12.1a. */
  private Set<RuleId> named(JavaClasses tests) {
    Set<RuleId> named = new TreeSet<>();
    for (JavaClass type : tests) {
      for (JavaMethod method : type.getMethods()) {
        if (method.isMetaAnnotatedWith(TESTABLE) && method.getName().matches("R[0-9A-Z].*_.*")) {
          RuleId id = named(method.getName());
          if (id == null) {
            faults.add(method.getFullName() + " names a paragraph that rules.json lacks");
          } else {
            named.add(id);
          }
        }
      }
    }
    return named;
  }

  private @Nullable RuleId named(String method) {
    String[] words = method.substring(1).toLowerCase(Locale.ROOT).split("_", -1);
    for (int length = words.length - 1; length > 0; length--) {
      RuleId id = bySlug.get(String.join(".", List.of(words).subList(0, length)));
      if (id != null) {
        return id;
      }
    }
    return null;
  }
}

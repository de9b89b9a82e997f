package umpire.testkit.source;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** The order of a game's packages: model, then terrain, combat and supply, event, rules, play. */
final class PackageOrder {
  private PackageOrder() {}

  static List<ArchRule> ofGame(String root) {
    return List.of(
        noClasses()
            .that()
            .resideInAnyPackage(
                root + ".model..", root + ".terrain..", root + ".combat..", root + ".supply..")
            .should()
            .dependOnClassesThat(
                resideInAnyPackage(root + ".play..", root + ".rules..", root + ".event.."))
            .because("play asks the other packages, never the other way: pass what they need"),
        noClasses()
            .that()
            .resideInAPackage(root + ".model..")
            .should()
            .dependOnClassesThat(
                resideInAnyPackage(root + "..")
                    .and(DescribedPredicate.not(resideInAnyPackage(root + ".model.."))))
            .because("the model holds values only: move what computes beside its chapter"),
        classes()
            .that()
            .resideInAPackage(root + ".model..")
            .should(beValues())
            .because("the model is made of records, enums, sealed families and final values"),
        noClasses()
            .that()
            .resideInAPackage(root + ".event..")
            .should()
            .dependOnClassesThat(resideInAnyPackage(root + ".play..", root + ".rules.."))
            .because("an event knows what it changes, not how it came about: give it values"),
        noClasses()
            .that()
            .resideInAPackage(root + ".rules..")
            .should()
            .dependOnClassesThat(resideInAnyPackage(root + ".play.."))
            .because("`rules` is what chapters ask: leave what a chapter does to the chapter"));
  }

  private static ArchCondition<JavaClass> beValues() {
    return new ArchCondition<>("be values") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        boolean value =
            type.isRecord()
                || type.isEnum()
                || (type.isInterface() && (isSealed(type) || isPackage(type)))
                || (type.getModifiers().contains(JavaModifier.FINAL)
                    && type.getFields().stream().allMatch(PackageOrder::isFinal))
                || type.isAnonymousClass();
        events.add(new SimpleConditionEvent(type, value, type.getName() + " is no value"));
      }
    };
  }

  private static boolean isSealed(JavaClass type) {
    return type.reflect().isSealed();
  }

  private static boolean isPackage(JavaClass type) {
    return type.getSimpleName().equals("package-info");
  }

  private static boolean isFinal(JavaField field) {
    return field.getModifiers().contains(JavaModifier.FINAL);
  }
}

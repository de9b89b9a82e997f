package umpire.kernel.citation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the place where a paragraph is carried out, or the test that proves it. At most four ids: a
 * longer list is an index, not a home. The ledger test holds the ids against {@code rules.json}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface Rule {
  /** Ids as in the game's {@code rules.csv}, one to four. */
  String[] value();
}

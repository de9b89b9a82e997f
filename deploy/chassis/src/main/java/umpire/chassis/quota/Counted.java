package umpire.chassis.quota;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * By which quota the calls of a resource's method are counted. Without a word of it, GET is {@link
 * Quota#READ} and all else {@link Quota#CREATE}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Counted {
  /** The quota that a call of the method takes from. */
  Quota value();

  /**
   * Whether a call counts only if it made something, which 201 says: what made nothing is given
   * back, and counted by {@link Quota#READ} instead, so that it has its bound.
   */
  boolean whenCreated() default false;
}

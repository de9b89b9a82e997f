package umpire.chassis.quota;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Calls that no quota counts, each for a reason that stands at its method. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Uncounted {
  /** Why these calls are not counted, in one line. */
  String value();
}

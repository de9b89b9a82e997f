package umpire.chassis.http;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a resource whose answers depend on who asks: they carry {@code Cache-Control: private,
 * no-store} and {@code Vary: Authorization}, so that no cache shows one seat what another may see.
 */
@Documented
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CallerDependent {}

package umpire.chassis.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What went wrong, as RFC 9457 says it. Values are shown to the caller as they are, so nothing
 * hidden may stand in them. Another status than 400 to 599 throws IllegalArgumentException.
 *
 * @param status of HTTP, 400 to 599
 * @param kind a slug like {@code not-waited-for}, sent as {@code urn:umpire:problem:not-waited-for}
 * @param title the kind in a few words
 * @param detail what happened in this request
 * @param members extra members such as {@code findings}, {@code pointer} or {@code decision},
 *     written by the service's JSON mapper
 */
public record Problem(
    int status, String kind, String title, String detail, Map<String, Object> members) {

  public Problem {
    if (status < 400 || status > 599) {
      throw new IllegalArgumentException("a problem's status is 400 to 599, not " + status);
    }
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  /** A problem without extra members; throws IllegalArgumentException as the constructor does. */
  public static Problem of(int status, String kind, String title, String detail) {
    return new Problem(status, kind, title, detail, Map.of());
  }

  /** 400: what the client sent cannot be read; {@code pointer} is the JSON pointer (RFC 6901). */
  public static Problem malformed(String pointer, String reason) {
    return of(400, "malformed", "The request cannot be read", reason).with("pointer", pointer);
  }

  /** 401: nobody is signed in; says nothing else. */
  public static Problem unauthenticated() {
    return of(401, "unauthenticated", "Sign in first", "A valid bearer token is needed.");
  }

  /** 403: the caller is known, and may not; says nothing else. */
  public static Problem forbidden() {
    return forbidden("The caller may not do this.");
  }

  /** 403: the caller is known, and may not; says who may, which they may know. */
  public static Problem forbidden(String why) {
    return of(403, "forbidden", "Not allowed", why);
  }

  /** 403: the caller's token lacks a scope; of several, one would do. */
  public static Problem lacking(String... scopes) {
    return forbidden("This needs a token with the scope " + String.join(" or ", scopes) + ".");
  }

  /** 404: there is no such thing, or the caller may not know of it. */
  public static Problem notFound() {
    return of(404, "not-found", "Not found", "There is nothing at this address.");
  }

  /** 409: the request does not fit the present state of things. */
  public static Problem conflict(String kind, String title, String detail) {
    return of(409, kind, title, detail);
  }

  /** The same problem with one member more; a second value under one name replaces the first. */
  public Problem with(String member, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(members);
    more.put(member, value);
    return new Problem(status, kind, title, detail, more);
  }

  /** This problem as something to throw out of a resource or a use case. */
  public ProblemException asException() {
    return new ProblemException(this);
  }
}

package umpire.chassis.http;

/** JSON pointers (RFC 6901). */
public final class Pointer {
  private Pointer() {}

  /** The step to a member, whatever its name holds: {@code /options/a~1b} for a/b of /options. */
  public static String member(String parent, String name) {
    return parent + "/" + name.replace("~", "~0").replace("/", "~1");
  }
}

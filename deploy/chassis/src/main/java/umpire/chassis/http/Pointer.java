package umpire.chassis.http;

/** JSON pointers (RFC 6901). */
public final class Pointer {
  private Pointer() {}

  /**
   * The pointer to a member of what {@code parent} points to, its name escaped: {@code
   * /options/a~1b} for a/b of /options.
   */
  public static String member(String parent, String name) {
    return parent + "/" + name.replace("~", "~0").replace("/", "~1");
  }
}

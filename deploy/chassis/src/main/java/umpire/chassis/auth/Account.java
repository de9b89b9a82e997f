package umpire.chassis.auth;

import java.util.Set;

/**
 * A signed-in account, as its token says.
 *
 * @param id opaque
 * @param name display name
 * @param scopes what the token permits, such as {@code match:play}
 */
public record Account(String id, String name, Set<String> scopes) {

  public Account {
    scopes = Set.copyOf(scopes);
  }
}

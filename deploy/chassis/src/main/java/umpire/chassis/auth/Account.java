package umpire.chassis.auth;

import java.util.Set;

/** A signed-in account, as its token says: opaque id, name, and scopes like {@code match:play}. */
public record Account(String id, String name, Set<String> scopes) {

  public Account {
    scopes = Set.copyOf(scopes);
  }
}

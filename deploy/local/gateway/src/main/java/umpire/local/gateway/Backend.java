package umpire.local.gateway;

import java.net.URI;
import java.util.Set;

/** The services behind the gateway, and what each of them answers for. */
enum Backend {
  GAME("game-service"),
  COMBAT("combat-service"),
  SUPPLY("supply-service"),
  LOBBY("lobby-service");

  private static final String VERSION = "/v1/";

  /** The first words of lobby-service's paths; combat and supply have one each, game the rest. */
  private static final Set<String> LOBBY_WORDS =
      Set.of(
          ".well-known",
          "accounts",
          "bulk-matches",
          "challenges",
          "integrations",
          "leaderboards",
          "players",
          "ratings",
          "receipt-keys",
          "seeks",
          "blocks",
          "reports",
          "sanctions",
          "moderation",
          "sessions",
          "tokens",
          "tournaments",
          "webhooks",
          "win-rates");

  private final String service;

  Backend(String service) {
    this.service = service;
  }

  /** Whether a normalised path belongs to a service at all. */
  static boolean answers(String path) {
    return path.startsWith(VERSION) && path.length() > VERSION.length();
  }

  /** Who answers for a path that {@link #answers}. */
  static Backend of(String path) {
    String rest = path.substring(VERSION.length());
    int slash = rest.indexOf('/');
    String word = slash < 0 ? rest : rest.substring(0, slash);
    return switch (word) {
      case "combat" -> COMBAT;
      case "supply" -> SUPPLY;
      default -> LOBBY_WORDS.contains(word) ? LOBBY : GAME;
    };
  }

  String service() {
    return service;
  }

  URI origin(Origins origins) {
    return switch (this) {
      case GAME -> origins.game();
      case COMBAT -> origins.combat();
      case SUPPLY -> origins.supply();
      case LOBBY -> origins.lobby();
    };
  }
}

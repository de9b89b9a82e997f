package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.stack.DatabaseProbe;

/** A whole match that goes on by itself, while something is killed. */
public sealed interface BackgroundMatch permits RandomPlayersMatch, BotMatch {
  String id();

  /** Who plays, in words. */
  String players();

  /** What its moments are counted in: orders or events. */
  String counted();

  /** How many of them there were so far. */
  int sofar();

  /** The last moment that most matches reach. */
  int latest();

  /** True if it is over or broken. */
  boolean done();

  /** Returns when it is over; throws where it was not played to its end. */
  void awaitEnd();

  /** Somebody who may look on. */
  Api.Person onlooker();

  /** The whole match after its end. */
  JsonNode export();

  /** What is not as it must be, after its end. */
  List<String> findings(DatabaseProbe battles, DiceVerifier verifier);
}

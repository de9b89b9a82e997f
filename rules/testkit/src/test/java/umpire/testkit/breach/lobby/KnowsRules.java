package umpire.testkit.breach.lobby;

import umpire.kernel.scenario.Seat;
import umpire.wire.message.Envelope;

/** A lobby that knows seats of the rules, and the envelope, which it may. */
public record KnowsRules(Seat seat, Envelope envelope) {}

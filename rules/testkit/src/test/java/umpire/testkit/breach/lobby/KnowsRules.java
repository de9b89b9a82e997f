package umpire.testkit.breach.lobby;

import umpire.kernel.play.Seat;
import umpire.wire.Envelope;

/** A lobby that knows seats of the rules, and the envelope, which it may. */
public record KnowsRules(Seat seat, Envelope envelope) {}

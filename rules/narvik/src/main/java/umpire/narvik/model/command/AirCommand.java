package umpire.narvik.model.command;

import umpire.kernel.hex.Place;

/** 18 What the German player can say of their aircraft. */
public sealed interface AirCommand extends Command {
  /** 18.1.2: attacks the Allied infantry in a hex. */
  record InterdictFromAir(Place hex, int airPoints) implements AirCommand {}

  /** 18.1.3: names the hex whose ships are attacked; the order is completed by {@link Fly}. */
  record AttackShips(Place hex) implements AirCommand {}

  /** 18.1.3: one attack on one ship, declared before any is flown. */
  record Strike(String ship, int airPoints) implements AirCommand {}

  /** 18.1.3: no further attack is declared; all are flown. */
  record Fly() implements AirCommand {}

  /** 11.3: reconnoitres a hex with face-down Allied units. */
  record Reconnoitre(Place hex) implements AirCommand {}
}

package umpire.testkit.sound.combat;

import java.util.List;
import umpire.testkit.sound.model.Token;

/** Self-contained. */
public record Brief(List<Token> tokens) implements umpire.kernel.play.Brief {}

package umpire.fallschirmjaeger.play.assault;

import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.kernel.flow.FrameResult;

/** A battle is over, with all that followed from it. */
public record Fought(Battle battle) implements FrameResult {}

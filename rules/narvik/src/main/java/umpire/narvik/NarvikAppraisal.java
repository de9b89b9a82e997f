package umpire.narvik;

import umpire.kernel.combat.Appraisal;
import umpire.kernel.combat.Sense;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;

/** Where opponents find {@link NarvikSense}. */
public final class NarvikAppraisal implements Appraisal<View, Command> {
  @Override
  public String game() {
    return "narvik";
  }

  @Override
  public Sense<View, Command> with(Pack pack) {
    return new NarvikSense(pack.map());
  }
}

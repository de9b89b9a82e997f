package umpire.weserubung;

import umpire.kernel.combat.Appraisal;
import umpire.kernel.combat.Sense;
import umpire.kernel.pack.Pack;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.sense.WeserubungSense;

/** Where opponents find {@link WeserubungSense}. */
public final class WeserubungAppraisal implements Appraisal<View, Command> {
  @Override
  public String game() {
    return "weserubung";
  }

  @Override
  public Sense<View, Command> with(Pack pack) {
    return new WeserubungSense(pack);
  }
}

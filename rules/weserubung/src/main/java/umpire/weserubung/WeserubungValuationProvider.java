package umpire.weserubung;

import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.pack.Pack;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.valuation.WeserubungValuation;

/** Where opponents find {@link WeserubungValuation}. */
public final class WeserubungValuationProvider implements ValuationProvider<View, Command> {
  @Override
  public String game() {
    return "weserubung";
  }

  @Override
  public Valuation<View, Command> with(Pack pack) {
    return new WeserubungValuation(pack);
  }
}

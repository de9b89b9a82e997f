package umpire.narvik;

import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;

/** Where opponents find {@link NarvikValuation}. */
public final class NarvikValuationProvider implements ValuationProvider<View, Command> {
  @Override
  public String game() {
    return "narvik";
  }

  @Override
  public Valuation<View, Command> with(Pack pack) {
    return new NarvikValuation(pack.map());
  }
}

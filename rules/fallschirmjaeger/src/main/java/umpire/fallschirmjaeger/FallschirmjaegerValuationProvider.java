package umpire.fallschirmjaeger;

import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.valuation.FallschirmjaegerValuation;
import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.pack.Pack;

/** Where opponents find {@link FallschirmjaegerValuation}. */
public final class FallschirmjaegerValuationProvider implements ValuationProvider<View, Command> {
  @Override
  public String game() {
    return "fallschirmjaeger";
  }

  @Override
  public Valuation<View, Command> with(Pack pack) {
    return new FallschirmjaegerValuation(pack);
  }
}

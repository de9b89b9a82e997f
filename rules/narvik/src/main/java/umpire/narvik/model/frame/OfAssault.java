package umpire.narvik.model.frame;

/** A frame in which an assault is carried out. */
public sealed interface OfAssault
    permits AssaultFrame.Revealing,
        AssaultFrame.SupportingDefence,
        AssaultFrame.TestingSupply,
        AssaultFrame.AwaitingSupply,
        AssaultFrame.Fighting,
        AssaultFrame.AwaitingCombat,
        AssaultFrame.ChoosingLosses,
        AssaultFrame.SharingFatigue,
        AssaultFrame.Eliminating,
        AssaultFrame.Retreating,
        AssaultFrame.Advancing,
        AssaultFrame.Concluding,
        NavalFrame.EndingLanding {
  /** Which. */
  Assault assault();
}

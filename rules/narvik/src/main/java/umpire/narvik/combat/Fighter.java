package umpire.narvik.combat;

import umpire.kernel.pack.CounterId;
import umpire.narvik.model.counter.UnitType;

/**
 * A land unit in a brief.
 *
 * @param id of its counter
 * @param type what it is; never a decoy
 * @param strength in strength points, 0 or more
 * @param fatigue level after step 1 of the assault (15.1), 0 to the limit; 0 unless infantry
 * @param formation for the bonus of 17.0, empty for none
 */
public record Fighter(
    @CounterId String id, UnitType type, int strength, int fatigue, String formation) {}

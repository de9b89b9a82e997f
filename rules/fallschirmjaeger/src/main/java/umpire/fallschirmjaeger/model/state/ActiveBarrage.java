package umpire.fallschirmjaeger.model.state;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * 1.7b The marker of a support barrage.
 *
 * @param hex that is fired at whenever a unit enters it
 * @param from where the gun stood when it placed the marker
 */
@Rule("1.7b")
public record ActiveBarrage(Place hex, Place from) {}

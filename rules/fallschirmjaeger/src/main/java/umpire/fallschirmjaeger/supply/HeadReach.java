package umpire.fallschirmjaeger.supply;

import java.util.List;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.NumberedReach;
import umpire.kernel.hex.Place;

/** SCS-supply: how far infantry would come from a head. */
record HeadReach(LineGround ground, NumberedReach found) {
  boolean reaches(Place place) {
    return found.reaches(ground.number(place));
  }

  /** Movement points to a place that is reached. */
  Fraction cost(Place place) {
    return ground.inPoints(found.cost(ground.number(place)));
  }

  /** From a place that is reached back to the head, both included. */
  List<Place> path(Place place) {
    return found.back(ground.number(place)).mapToObj(ground::hex).toList();
  }
}

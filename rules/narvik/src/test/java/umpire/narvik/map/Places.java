package umpire.narvik.map;

import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Names, ports, beaches and towns. */
final class Places {
  private Places() {}

  static void draw(Draft draft, Settlements settlements) {
    for (Settlements.Settlement settlement : settlements.places()) {
      MapSheet.Hex hex = draft.hex(new Place(settlement.hex()));
      if (draft.settled(hex.id())) {
        throw new IllegalArgumentException(settlement.name() + " stands in a settled hex");
      }
      Set<String> features = new TreeSet<>(hex.features());
      features.addAll(settlement.features());
      String source = (hex.provenance().source() + " " + settlement.source()).strip();
      Provenance.Kind kind =
          settlement.features().isEmpty() ? hex.provenance().kind() : Provenance.Kind.HOUSE;
      Provenance provenance = new Provenance(kind, source);
      draft.hex(new MapSheet.Hex(hex.id(), hex.terrain(), features, settlement.name(), provenance));
    }
  }
}

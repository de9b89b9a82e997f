package umpire.cartographer.sheet;

import umpire.cartographer.coast.Survey;
import umpire.kernel.cite.Provenance;

/** The words in which the drawn data say whence they come. */
final class Sources {
  private Sources() {}

  static Provenance geodata(String source) {
    return new Provenance(Provenance.Kind.GEODATA, source);
  }

  static Provenance house(String source) {
    return new Provenance(Provenance.Kind.HOUSE, source);
  }

  static Provenance rulebook(String source) {
    return new Provenance(Provenance.Kind.RULEBOOK, source);
  }

  static String salt(Survey.HexShares shares) {
    return "GSHHG coast: " + shares.salt() + " % salt water.";
  }
}

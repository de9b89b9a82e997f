package umpire.cartographer.sheet;

import umpire.cartographer.coast.CoastSurvey;
import umpire.kernel.citation.Provenance;

/** The words in which drawn data say whence they come. */
public final class SourceTexts {
  private SourceTexts() {}

  public static Provenance geodata(String source) {
    return new Provenance(Provenance.Kind.GEODATA, source);
  }

  public static Provenance house(String source) {
    return new Provenance(Provenance.Kind.HOUSE, source);
  }

  public static Provenance rulebook(String source) {
    return new Provenance(Provenance.Kind.RULEBOOK, source);
  }

  public static String salt(CoastSurvey.HexShares shares) {
    return "GSHHG coast: " + shares.salt() + " % salt water.";
  }
}

package umpire.narvik.model.chart;

/**
 * A cell of the table of German reinforcements (30.0).
 *
 * @param replacements each rebuilds one eliminated company (23.4)
 * @param infantryCompanies new ones from the counter mix
 * @param parachuteCompanies new ones from the counter mix; they fight as infantry (5.0)
 */
public record Arrivals(int replacements, int infantryCompanies, int parachuteCompanies) {
  public Arrivals {
    if (replacements < 0 || infantryCompanies < 0 || parachuteCompanies < 0) {
      throw new IllegalArgumentException("arrivals are 0 or more");
    }
  }
}

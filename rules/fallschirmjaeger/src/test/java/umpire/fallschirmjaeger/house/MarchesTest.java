package umpire.fallschirmjaeger.house;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/** MAP.md prints what marches cost by the rules' own code, beside when they were made in 1940. */
class MarchesTest {
  private static final Fraction FAR = Fraction.of(100);
  private static final List<March> MARCHES =
      List.of(
          new March("01.28", "06.26", "9th Panzer to the road bridge at Moerdijk", "12 May"),
          new March("01.28", "31.19", "9th Panzer to the Maas bridges", "12 to 13 May"),
          new March("31.19", "53.16", "Rotterdam to The Hague", "14 to 15 May"),
          new March("30.24", "31.19", "III./IR 16, Waalhaven to the bridges", "10 May, morning"),
          new March("28.19", "31.19", "stadium to the bridges", "10 May, within an hour"),
          new March("30.24", "13.19", "Waalhaven to Dordrecht", "11 May"),
          new March("13.19", "06.25", "Dordrecht to Moerdijk", "10 to 11 May"),
          new March("49.16", "53.16", "Ypenburg to the edge of The Hague", "not reached"),
          new March("58.21", "55.17", "Ockenburg to the Queen", "not reached"),
          new March("57.04", "55.17", "Valkenburg to the Queen", "not reached"),
          new March("58.21", "36.20", "Sponeck, Ockenburg to Overschie", "11 to 13 May"),
          new March("53.03", "57.04", "depots of Leiden to Valkenburg", "10 May, noon"),
          new March("55.01", "49.16", "I Corps, Leiden to Ypenburg", "10 May, afternoon"),
          new March("01.03", "18.14", "Light Division to Alblasserdam", "10 to 11 May"),
          new March("30.01", "31.19", "Gouda to the Maas bridges", "10 to 11 May"),
          new March("32.19", "56.32", "the gold to Hoek van Holland", "10 to 11 May"),
          new March("55.17", "56.32", "the Queen to Hoek van Holland", "13 May"),
          new March("55.17", "59.17", "the Queen to Scheveningen", "not used"));

  /** One line of the table. */
  private record March(String from, String to, String who, String when) {}

  @Test
  void theMarchesInTheDocumentAreThoseOfTheCode() throws IOException {
    MovementCosts costs = new MovementCosts(HousePack.PACK);
    StringBuilder table =
        new StringBuilder(
            """
            | from | to | who | straight | along | points | foot (6) | motor (15) | in 1940 |
            |---|---|---|---|---|---|---|---|---|
            """);
    for (March march : MARCHES) {
      Place from = new Place(march.from());
      Place to = new Place(march.to());
      Reach reach = reach(costs, from);
      Fraction points = reach.cost(to);
      table.append(
          "| %s | %s | %s | %d | %d | %s | %s | %s | %s |%n"
              .formatted(
                  march.from(),
                  march.to(),
                  march.who(),
                  HousePack.MAP.distance(from, to),
                  reach.path(to).size() - 1,
                  points,
                  turns(points, 6),
                  turns(points, 15),
                  march.when()));
    }
    new PrintedBlock("MAP.md", "marches").shows(table.toString());
  }

  private static Reach reach(MovementCosts costs, Place from) {
    return Reach.from(
        from,
        FAR,
        HousePack.MAP::neighbours,
        (one, other) ->
            switch (costs.of(one, other, false)) {
              case Passage.Open(Fraction points, var _) -> new Reach.Step.Costs(points);
              case Passage.Barred _ -> new Reach.Step.Barred();
            });
  }

  /** Movement Phases that the march takes, of that many points each. */
  private static long turns(Fraction points, int allowance) {
    return (long) Math.ceil(points.decimal() / allowance - 1e-9);
  }
}

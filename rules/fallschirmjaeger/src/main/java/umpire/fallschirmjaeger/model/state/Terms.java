package umpire.fallschirmjaeger.model.state;

/**
 * What holds for a whole match.
 *
 * @param lastTurn at whose end it is over, 1 to 15
 * @param firstColumn of the play area
 * @param lastColumn of the play area
 * @param support of both sides from the air
 * @param villageDrops most special drops on villages (2.5e)
 * @param stadiumDrops most special drops on the stadium (2.5f)
 * @param lineOfCommunication true if it gives points (4.0e(2))
 * @param victory what it is won by
 */
public record Terms(
    int lastTurn,
    int firstColumn,
    int lastColumn,
    Support support,
    int villageDrops,
    int stadiumDrops,
    boolean lineOfCommunication,
    VictoryRule victory) {}

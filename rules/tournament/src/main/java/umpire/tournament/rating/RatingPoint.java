package umpire.tournament.rating;

/**
 * A point of somebody's history: a period in which they played.
 *
 * @param period its number
 * @param rating after the period
 * @param games of the period; a match of three seats counts two for each
 */
public record RatingPoint(long period, Rating rating, int games) {}

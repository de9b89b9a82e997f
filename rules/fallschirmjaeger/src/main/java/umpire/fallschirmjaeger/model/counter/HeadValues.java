package umpire.fallschirmjaeger.model.counter;

/**
 * 2.7b One face of a supply head.
 *
 * @param points Ju-52 points that bring it, and that count towards the capacity of an airfield
 * @param range how far it supplies, in movement points
 */
public record HeadValues(int points, int range) {}

package umpire.narvik.model.state;

/**
 * A unit's fatigue level before and after (10.1).
 *
 * @param unit who
 * @param from 0 or more
 * @param to 0 or more
 * @param faceDown true while the enemy cannot know what it is (11)
 */
public record FatigueLevel(String unit, int from, int to, boolean faceDown) {}

/**
 * Chapter 15, the assault: announced, supported, fought, and its losses borne by fatigue,
 * elimination and retreat; and the briefs for the two adjudicators.
 */
@NullMarked
package umpire.narvik.play.assault;

import org.jspecify.annotations.NullMarked;

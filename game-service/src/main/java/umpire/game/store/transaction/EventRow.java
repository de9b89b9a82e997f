package umpire.game.store.transaction;

import umpire.kernel.play.Barrier;

/**
 * What happened, whole.
 *
 * @param number from 1, without gaps
 * @param revision of the match after the transaction
 * @param cause of the transaction or of this part of it
 * @param body JSON
 * @param draw the draw that it is the first to follow from, else 0
 * @param input JSON {seat, commands} of the order that it is the first to follow from, else empty
 * @param barrier why nobody goes back behind the ruling that it is the first to follow from
 */
public record EventRow(
    int number,
    int revision,
    EventCause cause,
    String body,
    int draw,
    String input,
    Barrier barrier) {}

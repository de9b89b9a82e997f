package umpire.game.store.transaction;

/**
 * What became of a command's id.
 *
 * @param account who sent it
 * @param commandId as sent
 * @param fingerprint SHA-256 of what was asked
 * @param revision of the transaction that it made; 0 if it only lengthened a draft
 * @param afterSeq the last number of its seat before it
 * @param remaining JSON array of the commands that were not reached
 */
public record AnswerRow(
    String account,
    String commandId,
    String fingerprint,
    int revision,
    int afterSeq,
    String remaining) {}

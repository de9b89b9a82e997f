package umpire.lobby.webhooks.store;

/**
 * An active webhook that may be sent messages of a match.
 *
 * @param webhook its id
 * @param owner the id of its owner's account
 * @param format json, discord or slack
 * @param events types, separated by blanks
 * @param ownTurns of changes of turn those alone that ask the owner
 * @param mentions JSON object: by seat or account the id at the receiver
 * @param lastDelivery the number of its newest, 0 before the first
 * @param revision of the match up to which it was sent messages, 0 if none
 * @param waiting the seats waited for in what it was sent last, separated by blanks
 * @param collecting what is sent together
 */
public record Subscriber(
    String webhook,
    String owner,
    String format,
    String events,
    boolean ownTurns,
    String mentions,
    int lastDelivery,
    int revision,
    String waiting,
    DigestSettings collecting) {}

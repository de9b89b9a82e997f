package umpire.game.streams;

/**
 * One message of a stream.
 *
 * @param stream the id of the stream
 * @param id by which a stream goes on right behind this message; empty where it moves no cursor
 * @param content what it says
 */
public record StreamMessage(String stream, String id, StreamContent content) {}

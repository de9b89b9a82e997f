package umpire.local.drivers.peers;

import java.util.function.Supplier;

/**
 * A server that is measured in turn with others.
 *
 * @param name in words
 * @param source measures one block
 */
record Contender(String name, Supplier<Block> source) {}

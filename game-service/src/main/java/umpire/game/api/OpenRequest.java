package umpire.game.api;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match to be opened.
 *
 * @param game the game's id
 * @param scenario one of its scenarios
 * @param options by id; those left out have their preset
 * @param seats by seat the account that plays it, or {@code open}; those left out are open
 */
public record OpenRequest(
    String game,
    String scenario,
    @Nullable Map<String, String> options,
    @Nullable Map<String, String> seats) {}

package umpire.kernel.citation;

/**
 * Why a finding says what it says: a record of the game, whose words stand in the game's {@code
 * messages_en.properties}, one line a type. Its components fill the blanks, so they may hold only
 * what every reader of the finding may know.
 */
public interface Reason {}

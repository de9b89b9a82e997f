/** A decision as something to click: offers, what was chosen of them, and the pages that ask on. */
@NullMarked
package umpire.lobby.discord.form;

import org.jspecify.annotations.NullMarked;

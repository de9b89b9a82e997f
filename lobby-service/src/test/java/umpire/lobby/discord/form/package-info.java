@NullMarked
package umpire.lobby.discord.form;

import org.jspecify.annotations.NullMarked;

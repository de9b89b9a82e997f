@NullMarked
package umpire.lobby.breach.discord.form;

import org.jspecify.annotations.NullMarked;

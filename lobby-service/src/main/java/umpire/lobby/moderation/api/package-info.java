/** The routes of moderation, and what they take and answer. */
@NullMarked
package umpire.lobby.moderation.api;

import org.jspecify.annotations.NullMarked;

/** What webhooks and streams are told of tournaments. */
@NullMarked
package umpire.lobby.tournaments.news;

import org.jspecify.annotations.NullMarked;

/** What happens in tournaments, told to webhooks and streams: both follow the record of acts. */
@NullMarked
package umpire.lobby.tournaments.news;

import org.jspecify.annotations.NullMarked;

/** What resources share: ids, query parameters, scopes, who reads, tags of answers. */
@NullMarked
package umpire.game.api.http;

import org.jspecify.annotations.NullMarked;

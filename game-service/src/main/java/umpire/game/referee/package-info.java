/**
 * The use case: what a request or a report does to a match. The packages below hold its parts, each
 * after those that it needs: {@code state}, {@code command}, {@code access}, {@code transaction},
 * {@code opening}, {@code order}, {@code act}, {@code reading}, {@code replay}.
 */
@NullMarked
package umpire.game.referee;

import org.jspecify.annotations.NullMarked;

/** Fallschirmjäger: the air assault on Holland, 1940. */
@NullMarked
package umpire.fallschirmjaeger;

import org.jspecify.annotations.NullMarked;

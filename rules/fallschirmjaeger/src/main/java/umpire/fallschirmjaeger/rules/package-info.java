/** What several chapters ask. */
@NullMarked
package umpire.fallschirmjaeger.rules;

import org.jspecify.annotations.NullMarked;

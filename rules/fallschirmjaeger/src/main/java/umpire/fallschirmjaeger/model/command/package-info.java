/** What players say, by chapter. */
@NullMarked
package umpire.fallschirmjaeger.model.command;

import org.jspecify.annotations.NullMarked;

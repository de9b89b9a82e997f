/** What players say, a family for each chapter. */
@NullMarked
package umpire.weserubung.model.command;

import org.jspecify.annotations.NullMarked;

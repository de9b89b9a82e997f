/** What players may order: a family of commands for each chapter. */
@NullMarked
package umpire.narvik.model.command;

import org.jspecify.annotations.NullMarked;

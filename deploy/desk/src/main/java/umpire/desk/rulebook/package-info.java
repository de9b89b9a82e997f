/** The games' rules for one subject, under every edition that the service has. */
@NullMarked
package umpire.desk.rulebook;

import org.jspecify.annotations.NullMarked;

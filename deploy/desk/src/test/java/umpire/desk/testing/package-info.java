/** For the tests of the services: asks an adjudicator, and checks what all of them do alike. */
@NullMarked
package umpire.desk.testing;

import org.jspecify.annotations.NullMarked;

/** For the tests of services: tokens signed as the issuer signs them, without the issuer. */
@NullMarked
package umpire.chassis.testing;

import org.jspecify.annotations.NullMarked;

/** For the tests of services: tokens signed as lobby-service signs them, without lobby-service. */
@NullMarked
package umpire.chassis.testing;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.chassis.auth;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.chassis.http;

import org.jspecify.annotations.NullMarked;

/** Requests that are heavy, or sent again and again. */
@NullMarked
package umpire.local.drivers.requests;

import org.jspecify.annotations.NullMarked;

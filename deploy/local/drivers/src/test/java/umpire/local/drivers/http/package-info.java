@NullMarked
package umpire.local.drivers.http;

import org.jspecify.annotations.NullMarked;

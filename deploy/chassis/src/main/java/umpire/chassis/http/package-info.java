/** How every service speaks HTTP: problems (RFC 9457), strict JSON, request ids, caching. */
@NullMarked
package umpire.chassis.http;

import org.jspecify.annotations.NullMarked;

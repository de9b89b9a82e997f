/** HTTP of every service: problems (RFC 9457), strict JSON, request ids, caching. */
@NullMarked
package umpire.chassis.http;

import org.jspecify.annotations.NullMarked;

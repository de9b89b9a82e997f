/** Who is calling: the verified token of lobby-service, or nobody. */
@NullMarked
package umpire.chassis.auth;

import org.jspecify.annotations.NullMarked;

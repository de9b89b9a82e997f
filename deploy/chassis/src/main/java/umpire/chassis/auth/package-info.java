/** Who is calling: the verified token of the issuer, or nobody. */
@NullMarked
package umpire.chassis.auth;

import org.jspecify.annotations.NullMarked;

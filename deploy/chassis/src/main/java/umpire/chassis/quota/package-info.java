/** How much a token, an owner or an address may ask for in a time, and how answers say so. */
@NullMarked
package umpire.chassis.quota;

import org.jspecify.annotations.NullMarked;

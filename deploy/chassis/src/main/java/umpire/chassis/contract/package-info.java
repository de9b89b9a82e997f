/** What every service's OpenAPI document says alike. */
@NullMarked
package umpire.chassis.contract;

import org.jspecify.annotations.NullMarked;

/** What the desk library must know of the service that uses it. */
@NullMarked
package umpire.desk;

import org.jspecify.annotations.NullMarked;

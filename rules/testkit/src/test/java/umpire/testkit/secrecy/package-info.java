/** Tests of secrecy. */
@NullMarked
package umpire.testkit.secrecy;

import org.jspecify.annotations.NullMarked;

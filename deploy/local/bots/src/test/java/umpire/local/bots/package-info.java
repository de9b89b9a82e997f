/** Tests of the bots at a stand-in of the services. */
@NullMarked
package umpire.local.bots;

import org.jspecify.annotations.NullMarked;

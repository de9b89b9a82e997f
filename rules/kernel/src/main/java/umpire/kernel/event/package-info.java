/** What has happened, and which viewers are shown it. */
@NullMarked
package umpire.kernel.event;

import org.jspecify.annotations.NullMarked;

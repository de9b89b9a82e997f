/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.service;

import org.jspecify.annotations.NullMarked;

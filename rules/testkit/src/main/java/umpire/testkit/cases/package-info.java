/** Cases: rule, situation, commands, dice and expectation as JSON; and how they are run. */
@NullMarked
package umpire.testkit.cases;

import org.jspecify.annotations.NullMarked;

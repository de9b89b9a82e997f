/** Cases of Assault on Narvik: their format, and how they are run against the jar. */
@NullMarked
package umpire.narvik.cases;

import org.jspecify.annotations.NullMarked;

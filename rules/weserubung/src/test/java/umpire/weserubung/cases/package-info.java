/** Cases of Opération Weserübung: what they may name, and how they are run against the jar. */
@NullMarked
package umpire.weserubung.cases;

import org.jspecify.annotations.NullMarked;

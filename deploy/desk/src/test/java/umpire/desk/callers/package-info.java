@NullMarked
package umpire.desk.callers;

import org.jspecify.annotations.NullMarked;

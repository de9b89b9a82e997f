@NullMarked
package umpire.desk;

import org.jspecify.annotations.NullMarked;

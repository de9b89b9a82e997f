@NullMarked
package umpire.connections;

import org.jspecify.annotations.NullMarked;

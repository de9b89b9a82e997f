@NullMarked
package umpire.fallschirmjaeger.play;

import org.jspecify.annotations.NullMarked;

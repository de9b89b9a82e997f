/** Leaders, gold, evacuation, releases and what is held: 1.10, 3.6, 3.7, 4.0b, 4.0e(3), 5.2. */
@NullMarked
package umpire.fallschirmjaeger.play.people;

import org.jspecify.annotations.NullMarked;

/** The pack held against the text: charts and counters typed twice, facts of the map, words. */
@NullMarked
package umpire.narvik.pack;

import org.jspecify.annotations.NullMarked;
